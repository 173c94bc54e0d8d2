import type { OperationName } from "../../graph/execute.ts";
import { isToolRow, SURFACES } from "../surfaces.ts";
import type { CatalogueName } from "./catalogues.ts";

const ROWS = SURFACES.filter(isToolRow);
const OPERATION_OF = new Map(ROWS.map(({ tool, operation }) => [tool, operation]));

/** The tool that runs an operation in a catalogue; `undefined` where none does. */
export function toolFor(catalogue: CatalogueName, operation: OperationName): string | undefined {
  return ROWS.find((row) => row.operation === operation && row.catalogues.includes(catalogue))?.tool;
}

/** A text that names tools of any catalogue, with the names that they have in this one. */
export function renamedFor(catalogue: CatalogueName, text: string): string {
  return text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => {
    const operation = OPERATION_OF.get(word);
    return (operation && toolFor(catalogue, operation)) ?? word;
  });
}

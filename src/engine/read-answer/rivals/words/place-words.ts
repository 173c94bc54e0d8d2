import { languageOf } from "../../../language/languages.ts";

/** What a small word beside a name says of it. */
export type PlaceWord =
  | "condition"
  | "where"
  | "visiting"
  | "atFirm"
  | "from"
  | "is"
  | "compared"
  | "owned"
  | "madeBy"
  | "definite"
  | "indefinite"
  | "beforeFirm";

/** Whether a lower-case word says this in this language. */
export function saysOfPlace(kind: PlaceWord, lower: string | undefined, language: string): boolean {
  return lower !== undefined && languageOf(language)[kind].has(lower);
}

import type * as engine from "../../engine/types.ts";
import type { SchemaFindings } from "../../schema/evidence/site.ts";
import { pageOf } from "./page.ts";

/** Part of the pages' structured data, each text cut; what is cut says so. */
export function schemaPage(
  pages: engine.SchemaEvidence[],
  { offset, limit, chars }: { offset: number; limit: number; chars: number },
): SchemaFindings {
  const findings = pages.map(({ initial, rendered, readAt, complete, limitations, page }) => {
    const isCut = initial.length > chars || (rendered?.length ?? 0) > chars;
    return {
      page,
      initial: initial.slice(0, chars),
      rendered: rendered?.slice(0, chars) ?? null,
      readAt: new Date(readAt),
      complete: complete && !isCut,
      limitations: isCut ? [...limitations, `Shown to ${chars} characters: ask for more with chars.`] : limitations,
    };
  });
  const { shown, nextOffset } = pageOf(findings, { offset, limit });
  return { findings: shown, nextOffset };
}

import { claimBefore } from "./claim-span.ts";
import type { FoundCitation } from "./provider-reply.ts";

/** A search result that marks in the text name by its number. */
export interface NumberedPage {
  id: number | null;
  url: string;
  title: string | null;
}

/** Marks such as `[2]` name a result by its id; one without a result is ignored. */
export function markedCitations(text: string, pages: readonly NumberedPage[]): FoundCitation[] {
  const byId = new Map(pages.toReversed().map((page) => [page.id, page]));
  return [...text.matchAll(/\[(\d{1,4})\]/g)].flatMap((mark) => {
    const page = byId.get(Number(mark[1]));
    return page ? [{ url: page.url, title: page.title, claim: () => claimBefore(text, mark.index) }] : [];
  });
}

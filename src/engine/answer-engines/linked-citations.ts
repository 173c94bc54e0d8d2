import { claimBefore } from "./claim-span.ts";
import type { FoundCitation } from "./provider-reply.ts";
import type { ResponsesOutput } from "./wire/responses-output.ts";
import { writtenLinks } from "./written-links.ts";

/** The range of an annotation covers the link that was written into the text; the claim stands before it. */
export function linkedCitations({ annotations, text }: Pick<ResponsesOutput, "annotations" | "text">): FoundCitation[] {
  const links = writtenLinks(text);
  return annotations.map(({ url, title, start, end }) => ({
    url: withoutTag(url),
    title,
    claim() {
      const mark = nearest(links.get(url) ?? [], start);
      return mark === null ? { start, end } : claimBefore(text, mark);
    },
  }));
}

/** OpenAI marks the links it hands out; the page is the same without the mark. */
export function withoutTag(url: string): string {
  return url.replace(/([?&])utm_source=openai(&|(?=#)|$)/, (_mark, before, after) => (after === "&" ? before : ""));
}

/** The place nearest to the one told: the unit of OpenAI's offsets is not documented. */
function nearest(places: number[], told: number): number | null {
  const nearer = (best: number, place: number) => (Math.abs(place - told) < Math.abs(best - told) ? place : best);
  return places.length > 0 ? places.reduce(nearer) : null;
}

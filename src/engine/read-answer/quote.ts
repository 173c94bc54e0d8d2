import type { Placement } from "../types.ts";

/** What a placement was read from. */
interface Ground {
  placement: Placement | null;
  reason: string | null;
  mentions: readonly { placement: Placement; quote: string }[];
  citations: readonly { type: string; title: string | null; url: string }[];
}

/** What shows that an answer names the site: the sentence, else the title or address of the link to it; `null` where nothing does. */
export function quoteOf({ placement, reason, mentions, citations }: Ground): string | null {
  const strongest = mentions.find((mention) => mention.placement === placement) ?? mentions[0];
  if (strongest) return strongest.quote;
  if (placement !== "citation") return reason;
  const own = citations.find(({ type }) => type === "own");
  return own ? (own.title ?? own.url) : null;
}

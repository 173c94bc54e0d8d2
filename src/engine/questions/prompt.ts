import type { Page } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import { withoutInstructions } from "./instructions.ts";
import { nounPhrase, placeName } from "./noun-phrase.ts";

/** Characters of its pages that the writer is shown. */
const PAGE_TEXT = 6_000;

/** What the writer is shown of a site: facts, and the beginning of its pages, all without sentences that speak to a machine. */
export function promptData({ facts, pages }: { facts: SiteFacts; pages: readonly Page[] }) {
  const phrase = (text: string | null) => nounPhrase(text, facts);
  const category = phrase(facts.category);
  const offers = [...new Set(facts.offers.flatMap((offer) => nounPhrase(offer, facts, "offer") ?? []))].slice(0, 12);
  const share = PAGE_TEXT / Math.max(1, Math.min(pages.length, 3));
  const texts = pages
    .slice(0, 3)
    .map(({ head, mainText }) => withoutInstructions([head.title, mainText.slice(0, share)].join("\n")) ?? "");
  return {
    category,
    offers,
    audience: phrase(facts.audience),
    place: placeName(facts),
    country: facts.country,
    pages: texts.filter(Boolean),
    description: withoutInstructions(facts.description)?.slice(0, 400) ?? null,
    neverName: [...new Set([facts.brand, ...facts.aliases, facts.domain])].flatMap(
      (name) => withoutInstructions(name) ?? [],
    ),
  };
}

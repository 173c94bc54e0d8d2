import type { SiteFacts } from "../types.ts";
import { withoutInstructions } from "./instructions.ts";
import { nounPhrase, placeName } from "./noun-phrase.ts";

/** What the writer is shown of a site: short facts, without sentences that speak to a machine; free text only where facts are thin. */
export function promptData(facts: SiteFacts) {
  const phrase = (text: string | null) => nounPhrase(text, facts);
  const category = phrase(facts.category);
  const offers = [...new Set(facts.offers.flatMap((offer) => nounPhrase(offer, facts, "offer") ?? []))].slice(0, 12);
  const thin = category === null || offers.length < 2;
  return {
    category,
    offers,
    audience: phrase(facts.audience),
    place: placeName(facts),
    country: facts.country,
    description: thin ? (withoutInstructions(facts.description)?.slice(0, 400) ?? null) : null,
    neverName: [...new Set([facts.brand, ...facts.aliases, facts.domain])].flatMap(
      (name) => withoutInstructions(name) ?? [],
    ),
  };
}

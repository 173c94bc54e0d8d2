import type { SiteFacts } from "../types.ts";
import { folded, holds } from "./folded.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** Weight of a kind's word by where it stands; a category is a decision, running text only a hint. */
const WEIGHTS = { category: 8, offers: 3, description: 2, text: 1 };
/** Below this a site's kind is a guess. */
const ENOUGH = 4;

/** The kind of goods or services a site sells, by the words it uses; `null` when they do not tell. */
export function recogniseKind(facts: SiteFacts, pageTexts: readonly string[] = []): Kind | null {
  const places: [string, number][] = [
    [facts.category ?? "", WEIGHTS.category],
    [facts.offers.join(" . "), WEIGHTS.offers],
    [facts.description ?? "", WEIGHTS.description],
    [pageTexts.join("\n").slice(0, 20_000), WEIGHTS.text],
  ];
  const texts = places.map(([text, weight]) => [folded(text), weight] as const);
  const scored = PHRASES.map(({ kind, words }) => {
    const own = [...(words[facts.language] ?? []), ...(facts.language === "en" ? [] : (words.en ?? []))];
    const score = texts.reduce((sum, [text, weight]) => sum + weight * weighPhrases(text, own), 0);
    return { kind, score };
  }).sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= ENOUGH ? best.kind : null;
}

/** A phrase of several words tells more than one word; many different ones tell more than one often. */
function weighPhrases(text: string, phrases: string[]): number {
  return phrases.reduce((sum, phrase) => sum + (holds(text, phrase) ? phrase.split(" ").length : 0), 0);
}

const PHRASES = KINDS.map((kind) => ({
  kind,
  words: Object.fromEntries(
    Object.entries(kind.words).map(([language, words]) => [
      language,
      words.split(/,|(?<=\p{Script=Han}) /u).map(folded),
    ]),
  ) as Record<string, string[]>,
}));

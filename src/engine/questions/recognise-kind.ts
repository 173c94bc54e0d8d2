import { foldWords } from "../language/fold.ts";
import type { SiteFacts } from "../types.ts";
import { holds } from "./holds.ts";
import { KINDS, type Kind, type Sells } from "./kinds.ts";
import marks from "./sells-marks.json" with { type: "json" };

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
  const texts = places.map(([text, weight]) => [foldWords(text), weight] as const);
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
      words.split(/,|(?<=\p{Script=Han}) /u).map(foldWords),
    ]),
  ) as Record<string, string[]>,
}));

/** What is sold, told by the category's own words, else by its kind; most businesses that neither run a shop nor make software serve people. */
export function sellsOf(category: string | null, kind: Kind | null): Sells {
  const plain = foldWords(category ?? "");
  for (const sells of ["goods", "software"] as const) {
    if (MARKS[sells].some((mark) => mark.test(plain))) return sells;
  }
  return kind?.sells ?? "service";
}

const patterns = (sources: string[]) => sources.map((source) => new RegExp(source, "u"));
const MARKS = { goods: patterns(marks.goods), software: patterns(marks.software) };

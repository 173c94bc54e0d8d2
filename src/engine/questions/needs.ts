import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldWords } from "../language/fold.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { type Market, tagsOf } from "../trades/labels.ts";

const FOLDER = join(import.meta.dirname, "needs");
const TAGS: readonly string[] = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/u.exec(file)?.[1] ?? []);
/** Read when a site of the language is. */
const files = new Map<string, Needs>();

/** A file: one language's sentences, or those that one of its countries says otherwise, and where they come from. */
interface Written {
  source: string;
  needs: Readonly<Record<string, readonly string[]>>;
}

interface Needs extends Pick<Written, "needs"> {
  /** In how many sentences each stem stands. */
  spread: ReadonlyMap<string, number>;
}

/** Letters from which a word tells anything, and those by which it is known in its other forms. */
const STEM = { least: 5, most: 6 };
/** A stem of so many sentences of some 1,700 says why one buys, not what: "need", "want", "repair". */
const OF_ANY = 20;

/** What drives buyers to any house of a trade, the most typical first, as sentences without an end; none where nobody wrote them. */
export function tradeNeeds(id: string, market: Market): readonly string[] {
  const [language, ofCountry] = tagsOf(market);
  return needsIn(ofCountry)?.needs[id] ?? needsIn(language)?.needs[id] ?? [];
}

/** Tells of needs how many of the things that they name a text speaks of: "Our roof is leaking" of a page about roofs. The text is read once. */
export function thingsSaidIn(text: string, market: Market): (need: string) => number {
  const spreads = tagsOf(market).flatMap((tag) => needsIn(tag)?.spread ?? []);
  const isOfAny = (stem: string) => spreads.some((spread) => (spread.get(stem) ?? 0) > OF_ANY);
  const said = new Set(stemsOf(text));
  return (need) => stemsOf(need).filter((stem) => said.has(stem) && !isOfAny(stem)).length;
}

function stemsOf(text: string): string[] {
  return foldWords(text)
    .split(" ")
    .flatMap((word) => {
      if (EAST_ASIAN.test(word)) return pairsIn(word);
      return word.length >= STEM.least ? word.slice(0, Math.min(STEM.most, word.length - 1)) : [];
    });
}

/** Two signs that may be a word: of Chinese, of Katakana, or at the start of a Korean one. */
function pairsIn(word: string): string[] {
  const [korean] = /^\p{Script=Hangul}{2}/u.exec(word) ?? [];
  const pairs = word.matchAll(/(?=([\p{Script=Han}\p{Script=Katakana}]{2}))/gu);
  return korean ? [korean] : [...pairs].map(([, pair]) => pair!);
}

function needsIn(tag: string): Needs | null {
  if (!TAGS.includes(tag)) return null;
  let found = files.get(tag);
  if (!found) {
    const { needs } = JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")) as Written;
    const stems = Object.values(needs).flatMap((each) => each.flatMap((need) => [...new Set(stemsOf(need))]));
    const spread = new Map<string, number>();
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
    found = { needs, spread };
    files.set(tag, found);
  }
  return found;
}

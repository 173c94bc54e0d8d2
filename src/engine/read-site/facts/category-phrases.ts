import { andOf } from "../../language/joined-parts.ts";
import { languageOf } from "../../language/languages.ts";
import type { TradeText } from "../../trades/weigh-trades.ts";
import { namesPeople, servesSome } from "./audience.ts";
import heads from "./category-heads.json" with { type: "json" };
import { countriesOf } from "./market.ts";
import { squash } from "./names.ts";
import { beginsWithTown, type NamingSite } from "./town-behind.ts";

/** A phrase by which the site itself says what it is, with the weight of the places where it stands. */
export interface Phrase {
  text: string;
  score: number;
  /** It says what is sold and for whom, so that once is enough. */
  isWhole: boolean;
}

/** Whose phrases are looked for; the town is the one it names as its own. */
interface PhraseSite {
  language: string;
  country: string | null;
  brand: string;
  town: string | null;
}

interface Heads {
  heads?: string[];
  sells?: string[];
  of?: string[];
  ofHeads?: string[];
  deeds?: string[];
  /** Plurals that name the business better than their singular. */
  keeps?: string[];
}

const HEADS = heads as unknown as Record<string, Heads>;
/** Places whose texts are in small letters throughout, towns too. */
const IN_SMALL = new Set(["keywords", "domain"]);
const DETERMINERS = new Set<string>(heads.determiners);
const AUDIENCE_END = /^(?:and|with|that|to|in|on|who|your|you)$/i;
const MAX_MODIFIERS = 3;
/** Software that only says for whom it is, is asked for by them: "the all-in-one platform for dog walkers". */
const SOFTWARE = new Set(["software", "platform", "app", "tool", "suite"]);
const PRAISE = /^(?:all-in-one|simple|smart|modern|complete|easy|powerful|online|digital|one)$/i;

/** Places that are written to say what the house is: one of the first kind is enough, or two of the second; a slogan hardly says it. */
const SAYS: Readonly<Record<string, number>> = {
  data: 2,
  title: 2,
  "title beside name": 2,
  description: 2,
  h1: 1,
  opening: 1,
  called: 0.5,
};
/** A phrase's score from which a site is asked for by it. */
export const ENOUGH = 2;

/** Whether a word is a deed that says nothing without its thing: "réparation". */
export const isDeed = (word: string, language: string) => HEADS[language]?.deeds?.includes(word.toLowerCase()) ?? false;

/** Phrases around the nouns that name a business, best first; never with the brand in them. */
export function findPhrases(evidence: readonly TradeText[], { language, country, brand, town }: PhraseSite): Phrase[] {
  const lexicon = HEADS[language];
  if (!lexicon) return [];
  const said = evidence.flatMap(({ text, place }) => (IN_SMALL.has(place) ? [] : text)).join("\n");
  const site = { language, countries: countriesOf(language, country), town, text: said };
  const found = new Map<string, Phrase>();
  for (const { text, place } of evidence) {
    const says = SAYS[place];
    if (!says) continue;
    const here = new Map<string, boolean>();
    for (const [clause, before] of clausesOf(text, lexicon, language)) {
      for (const { phrase: plain, isWhole } of phrasesIn(clause, lexicon, site)) {
        const isFirst = clause.toLowerCase().startsWith(plain.toLowerCase());
        const phrase = isFirst && before ? `${before} ${plain}` : plain;
        if (phrase.split(" ").some((word) => squash(word) === squash(brand))) continue;
        here.set(withoutBrand(phrase, brand), isWhole === true);
      }
    }
    for (const [phrase, isWhole] of here) {
      const key = phrase.toLowerCase();
      const known = found.get(key) ?? { text: phrase, score: 0, isWhole };
      known.score += says * (isWhole ? ENOUGH : 1);
      found.set(key, known);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.text.localeCompare(b.text));
}

/** Words of the first of two things that share a head: "health and safety consultancy". */
const MOST_JOINED = 2;

/** What is said in one breath, each with what stands before its "and" where that may belong to it too. */
function clausesOf(text: string, { sells = [] }: Heads, language: string): [string, string | null][] {
  const joined = new RegExp(String.raw`(\s(?:${andOf(language)})\s)`, "u");
  return text.split(/[|•·–—:;!?\n()"„“”]|[.,]\s|\s[-&+]\s|\.$/u).flatMap((clause) => {
    const parts = clause.trim().split(joined);
    return parts.flatMap((part, index): [string, string | null][] => {
      if (index % 2 === 1) return [];
      const words = parts[index - 2]?.replace(/^.*(?<!\p{L})an?\s/iu, "").split(/\s+/u) ?? [];
      const isOne =
        index === 2 && words.length <= MOST_JOINED && !words.some((word) => sells.includes(word.toLowerCase()));
      return [[part, isOne ? `${plainCase(words)}${parts[index - 1]!.trimEnd()}` : null]];
    });
  });
}

/** "Drift Surf School" of Drift Surf is a surf school. */
function withoutBrand(phrase: string, brand: string): string {
  const words = phrase.split(" ");
  const own = brand.toLowerCase().split(/\s+/);
  while (words.length > 2 && own.includes(words[0]!.toLowerCase())) words.shift();
  return words.join(" ");
}

/** A phrase as a clause holds it. */
interface Found {
  phrase: string;
  isWhole?: boolean;
}

function phrasesIn(clause: string, lexicon: Heads, site: NamingSite): Found[] {
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&/+-]*/gu) ?? [];
  if (site.language === "en") return englishPhrases(words, lexicon);
  const compounds = lexicon.heads ? compoundPhrases(words, lexicon) : [];
  const found = [...prepositionPhrases(words, lexicon, site), ...compounds];
  return languageOf(site.language).capitalNouns
    ? found
    : found.map((each) => ({ ...each, phrase: lowerFirst(each.phrase) }));
}

function englishPhrases(words: string[], lexicon: Heads): Found[] {
  const found: Found[] = [];
  for (const [index, word] of words.entries()) {
    const head = word.toLowerCase();
    const next = words[index + 1]?.toLowerCase() ?? "";
    // The last noun of a run is its head: "software consultancy" is a consultancy.
    if (!lexicon.heads!.includes(head) || lexicon.heads!.includes(next)) continue;
    const modifiers: string[] = [];
    for (let at = index - 1; at >= 0 && modifiers.length < MAX_MODIFIERS; at -= 1) {
      const modifier = words[at]!;
      if (lexicon.sells!.includes(modifier.toLowerCase()) || /^\d/.test(modifier) || /[’']/.test(modifier)) break;
      modifiers.unshift(modifier);
    }
    const served = SOFTWARE.has(head) && modifiers.every((modifier) => PRAISE.test(modifier)) && servedBy(words, index);
    if (served) {
      found.push({ phrase: `${head} for ${served}`, isWhole: true });
      continue;
    }
    if (modifiers.length === 0) continue;
    const noun =
      lexicon.heads!.includes(head.replace(/s$/, "")) && !lexicon.keeps!.includes(head)
        ? word.replace(/s$/i, "")
        : word;
    found.push({ phrase: plainCase([...modifiers, noun]) });
  }
  return found;
}

function compoundPhrases(words: string[], lexicon: Heads): Found[] {
  const isOf = (text: string) => lexicon.heads!.some((head) => text.endsWith(head) && text.length - head.length >= 3);
  return words
    .filter((word) => /^\p{Lu}/u.test(word) && !lexicon.sells!.includes(word.toLowerCase()) && isOf(word.toLowerCase()))
    .map((word) => {
      // Buyers look for photographers, whatever one calls herself.
      const anyone = word.replace(/in$/u, "");
      return { phrase: isOf(anyone.toLowerCase()) ? anyone : word };
    });
}

/** "Fachanwalt für IT-Recht", "logiciel de paie", "agencia de viajes". */
function prepositionPhrases(words: string[], lexicon: Heads, site: NamingSite): Found[] {
  const found: Found[] = [];
  for (const [index, word] of words.entries()) {
    const link = words[index + 1]?.toLowerCase() ?? "";
    if (!lexicon.ofHeads?.includes(word.toLowerCase())) continue;
    const elided = /^d['’]./i.test(link);
    const object = elided ? words[index + 1] : words[index + 2];
    if (!object || (!elided && !lexicon.of!.includes(link)) || object.length < 3) continue;
    if (DETERMINERS.has(object.toLowerCase())) continue;
    // "centro de Braga" says where, not what.
    const named = elided ? [object.slice(2), ...words.slice(index + 2)] : words.slice(index + 2);
    if (beginsWithTown(named, site)) continue;
    if (isDeed(named[0]!, site.language)) continue;
    found.push({ phrase: [word, ...(elided ? [] : [words[index + 1]!]), object].join(" ") });
  }
  return found;
}

/** Whom software is for, right behind its name. */
function servedBy(words: string[], index: number): string | null {
  if (words[index + 1]?.toLowerCase() !== "for") return null;
  const rest = words.slice(index + 2, index + 5);
  const end = rest.findIndex((word) => AUDIENCE_END.test(word));
  const phrase = rest.slice(0, end < 0 ? undefined : end).join(" ");
  return servesSome(phrase) && namesPeople(phrase, "en") ? phrase : null;
}

function lowerFirst(phrase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phrase) ? phrase[0]!.toLowerCase() + phrase.slice(1) : phrase;
}

/** Title Case becomes running text, names and abbreviations keep their letters. */
function plainCase(words: string[]): string {
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(" ");
}

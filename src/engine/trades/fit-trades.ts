import { foldWords } from "../language/fold.ts";
import { type Beginning, GATHERED_NAME, indexOf, LONGEST_ENDING, UNSPACED } from "./beginnings.ts";
import { buyingWords, namesTrades, sellerNames } from "./labels.ts";
import { TRADES, type Trade } from "./trades.ts";

/** A text that may show a trade, and how much it weighs. */
export interface TradeEvidence {
  text: string;
  weight: number;
  /** A name: it shows a trade only where other texts do, as people are called Baker and Kowal too. */
  isName?: boolean;
  /** A domain: its words run together, and stand without their accents. */
  isDomain?: boolean;
  /** Where it stands, so that what is said in several places can be told from what is said in one. */
  place?: string;
}

/** A trade that fits a site, and how well. */
export interface TradeFit {
  trade: Trade;
  score: number;
  /** The site calls itself by the seller's name: "electrician", not "solar panels". */
  isSaid: boolean;
  /** The places of the site where its words stand. */
  places: ReadonlySet<string>;
}

const ENGLISH_SHARE = 0.6;
const TYPE_SCORE = 14;
/** Types that whole families of trades use say less than their own words do. */
const BROAD_TYPES = new Set([
  "SportsActivityLocation",
  "LodgingBusiness",
  "MedicalBusiness",
  "MedicalOrganization",
  "FoodEstablishment",
  "HomeAndConstructionBusiness",
]);
const BROAD_TYPE_SCORE = 4;
/** From this weight on a text is written to say what the house is. */
const STATEMENT = 3;
const NOWHERE: ReadonlySet<string> = new Set();
/** What is left of a trade that only the name shows. */
const ONLY_NAMED = 0.3;
/** What a text weighs at most for such a term. */
const IN_PASSING = 1.5;
/** Trades whose words the evidence holds, best first. Words of the site's language count whole, English ones less. */
export function fitTrades(
  evidence: readonly TradeEvidence[],
  language: string,
  schemaTypes: ReadonlySet<string>,
): TradeFit[] {
  const scores = new Map<Trade, number>();
  const shown = new Map<Trade, number>();
  const said = new Set<Trade>();
  const places = new Map<Trade, Set<string>>();
  for (const trade of TRADES) {
    const types = trade.types.filter((type) => schemaTypes.has(type));
    if (types.length === 0) continue;
    // What its data declares, a site says of itself.
    said.add(trade);
    shown.set(trade, 1);
    places.set(trade, new Set(["data"]));
    scores.set(trade, types.every((type) => BROAD_TYPES.has(type)) ? BROAD_TYPE_SCORE : TYPE_SCORE);
  }
  const languages: [string, number][] =
    language === "en"
      ? [["en", 1]]
      : [
          [language, 1],
          ["en", namesTrades(language) ? ENGLISH_SHARE : 1],
        ];
  for (const [each, share] of languages) {
    const found = new Map<Beginning, number>();
    for (const { text, weight, isName = false, isDomain = false, place = "text" } of evidence) {
      const standing = isDomain ? inDomain(text, each) : occurrences(text.toLowerCase(), each);
      for (const [beginning, { count, part }] of standing) {
        // A term that only goes with a trade tells no more in a slogan than in passing.
        const heard = beginning.weight < GATHERED_NAME ? Math.min(weight, IN_PASSING) : weight;
        const gain = heard * share * part * (1 + 0.4 * Math.log2(count));
        found.set(beginning, (found.get(beginning) ?? 0) + gain);
        places.set(beginning.trade, (places.get(beginning.trade) ?? new Set()).add(place));
        if (!isName && beginning.isSeller && part === 1 && weight >= STATEMENT) said.add(beginning.trade);
        // People are called Schneider; nobody is called Childcare, and no name is written 写真室.
        const isNoFamily = isDomain
          ? !beginning.isSeller && beginning.trade.kind !== "goods" && beginning.text.length > IN_DOMAIN
          : beginning.isSeller || UNSPACED.test(beginning.text) || saysSeller(text, beginning.trade, each);
        if (!isName || isNoFamily) shown.set(beginning.trade, (shown.get(beginning.trade) ?? 0) + gain);
      }
    }
    for (const [beginning, sum] of found) {
      scores.set(beginning.trade, (scores.get(beginning.trade) ?? 0) + sum * beginning.tells);
    }
  }
  const isNamed = evidence.some(({ isName }) => isName);
  return [...scores]
    .map(([trade, score]): [Trade, number] => [trade, isNamed && !shown.has(trade) ? score * ONLY_NAMED : score])
    .map(([trade, score]) => ({ trade, score, isSaid: said.has(trade), places: places.get(trade) ?? NOWHERE }))
    .sort((a, b) => b.score - a.score || a.trade.id.localeCompare(b.trade.id));
}

/** Whether a name says in full what the seller of a trade is called: "Bella Nail Salon". */
function saysSeller(name: string, { id }: Trade, language: string): boolean {
  const lower = name.toLowerCase();
  return sellerNames(id, language).some((seller) => lower.includes(seller));
}

/** Whether a text holds words with which shops sell. */
export function sellsOnline(text: string, language: string): boolean {
  const lower = text.toLowerCase();
  const told = [...buyingWords(language), ...buyingWords("en")];
  return told.some((word) =>
    UNSPACED.test(word) ? lower.includes(word) : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(lower),
  );
}

/** How often a beginning stands in a text, and how much of its weight it has there at best. */
interface Occurrence {
  count: number;
  part: number;
}

function occurrences(text: string, language: string): Map<Beginning, Occurrence> {
  const all = new Map<Beginning, Occurrence>();
  for (const clause of text.split(CLAUSES)) {
    const served = SERVED.exec(clause)?.index ?? clause.length;
    const found = [...beginningsIn(clause, language)];
    const own = found.filter(({ at }) => at < served);
    const head = HEAD_FIRST.has(language) ? own[0] : own.at(-1);
    for (const { beginning, at } of found) {
      const isBeside = head && clause.length <= SHORT_CLAUSE && beginning.trade !== head.beginning.trade;
      const part = at >= served ? SERVED_PART : isBeside ? BESIDE_PART : 1;
      const known = all.get(beginning);
      all.set(beginning, { count: (known?.count ?? 0) + 1, part: Math.max(known?.part ?? 0, part) });
    }
  }
  return all;
}

/** Words of trades in a domain, where they run together: "kiaatcustomkitchens", "ozlemdugunorganizasyon". */
function inDomain(label: string, language: string): Map<Beginning, Occurrence> {
  const plain = asInDomain(label);
  const found = [...indexOf(language).values()]
    .flat()
    .filter(
      ({ text, weight }) => text.length >= IN_DOMAIN && weight >= GATHERED_NAME && plain.includes(asInDomain(text)),
    );
  // "hundesenter" is no "senter": the longest is what stands there.
  const longest = found.filter(({ text }) => !found.some((other) => other.text !== text && other.text.includes(text)));
  return new Map(longest.map((beginning) => [beginning, { count: 1, part: 1 }]));
}

/** Letters from which a word is one inside a domain too. */
const IN_DOMAIN = 5;

function asInDomain(text: string): string {
  return foldWords(text)
    .replaceAll(" ", "")
    .replace(/(?<=[aou])e/gu, "");
}

/** Where one thing said ends and the next begins. */
const CLAUSES = /[\n.;:!?|•·–—,،、。，；！？/]|\s[-+]\s/u;
/** What follows is whom a house serves, not what it does: "bookkeeping for therapists". */
const SERVED = /(?<=\p{L}\s)(?:for|für|pour|para|per|voor|för|til|dla|pro|pre|za|для)\s/u;
const SERVED_PART = 0.4;
/** In a short phrase the head says what it is: "property video" is video, and so is "vidéo immobilière". */
const BESIDE_PART = 0.8;
const SHORT_CLAUSE = 48;
/** Languages whose noun stands before what tells of it. */
const HEAD_FIRST = new Set(["fr", "es", "it", "pt", "ro", "ca", "pl", "ar", "he", "vi", "id"]);

function* beginningsIn(text: string, language: string): Generator<{ beginning: Beginning; at: number }> {
  const index = indexOf(language);
  let before = " ";
  let until = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    const isWordStart = !/[\p{L}\p{N}]/u.test(before) || UNSPACED.test(letter) || isArticle(text, at);
    before = letter;
    // What stands inside a longer beginning, the "school" of "surf school", is of that.
    if (at < until) continue;
    const fitting = (index.get(text.slice(at, at + 2)) ?? index.get(letter) ?? []).filter(
      (beginning) =>
        (isWordStart || beginning.inside) &&
        standsAt(text, at, beginning.text) &&
        isWhole(text.slice(at, at + LONGEST_WORD), beginning.text, language),
    );
    // "boekhoudprogramma" is no "boekhoud": the longest beginning is what stands there.
    const longest = Math.max(...fitting.map((beginning) => beginning.text.length));
    until = Math.max(at, at + longest);
    for (const beginning of fitting) if (beginning.text.length === longest) yield { beginning, at };
  }
}

/** A short beginning is a word, or many of it: "spa" does not begin "sparkle", nor "taxi" "taxidermy". */
function isWhole(text: string, beginning: string, language: string): boolean {
  if (beginning.length > SHORT_BEGINNING || !/^[a-z]+$/u.test(beginning)) return true;
  const [ending = ""] = /^\p{L}*/u.exec(text.slice(beginning.length)) ?? [];
  if (beginning.length === SHORT_BEGINNING) return language !== "en" || ending.length <= SHORT_BEGINNING;
  return ending === "" || ending === "s";
}

const SHORT_BEGINNING = 4;
const LONGEST_WORD = 40;

/** Whether a beginning stands in a text; of several words each may have an ending: "ремонт ноутбук" in "ремонту ноутбуков". */
function standsAt(text: string, at: number, beginning: string): boolean {
  if (!beginning.includes(" ")) return text.startsWith(beginning, at);
  let from = at;
  for (const [index, word] of beginning.split(" ").entries()) {
    if (index > 0) {
      const ending = ENDING.exec(text.slice(from, from + LONGEST_ENDING + 1));
      if (!ending) return false;
      from += ending[0].length;
    }
    if (!text.startsWith(word, from)) return false;
    from += word.length;
  }
  return true;
}

const ENDING = /^\p{L}{0,3}\s/u;

/** Arabic writes its article, and short prepositions, in front of a word. */
function isArticle(text: string, at: number): boolean {
  return /(?:^|[^\p{L}])(?:[وبلف]?ال|لل|[وبل])$/u.test(text.slice(Math.max(0, at - 4), at));
}

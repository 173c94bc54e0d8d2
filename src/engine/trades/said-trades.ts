import { foldWords } from "../language/fold.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { type Beginning, indexOf, LONGEST_ENDING } from "./beginnings.ts";
import { buyingWords, namesTrades } from "./labels.ts";
import passing from "./passing-words.json" with { type: "json" };
import type { Trade } from "./trades.ts";

/** What a word tells of the house: `served` stands behind "for", `past` and `near` behind words of what was and of who is beside it, `beside` in a short phrase whose head is another trade's. */
export type Role = "head" | "served" | "past" | "near" | "beside";

/** A word of a trade as it stands in a text. */
export interface Said {
  beginning: Beginning;
  role: Role;
  /** It is as much a word of another trade. */
  isShared: boolean;
  /** An English word on a page of another language. */
  isForeign: boolean;
}

/** The words of trades in a text of a site's language, English ones too where its own say nothing of their trade. */
export function saidIn(text: string, language: string): Said[] {
  const clauses = inSmall(text).split(CLAUSES);
  const own = clauses.flatMap((clause) => [...saidInClause(clause, language, false)]);
  if (language === "en") return own;
  const trades = new Set(own.map(({ beginning }) => beginning.trade));
  const english = clauses.flatMap((clause) => [...saidInClause(clause, "en", true)]);
  return [...own, ...english.filter(({ beginning }) => !trades.has(beginning.trade))];
}

/** A text in small letters; of "İ" the dot goes that Unicode leaves behind. */
export const inSmall = (text: string): string => text.toLowerCase().replaceAll("i\u0307", "i");

/** Words of trades in a domain, where they run together: "kiaatcustomkitchens", "ozlemdugunorganizasyon". */
export function saidInDomain(label: string, language: string): Said[] {
  const plain = asInDomain(label);
  return languagesOf(language).flatMap((each) => {
    const found = [...indexOf(each).values()]
      .flat()
      .filter(({ text }) => text.length >= IN_DOMAIN && plain.includes(asInDomain(text)));
    // "hundesenter" is no "senter": the longest is what stands there.
    const longest = found.filter(
      ({ text }) => !found.some((other) => other.text !== text && other.text.includes(text)),
    );
    return longest.map((beginning) => ({
      beginning,
      role: "head" as const,
      isShared: isOfOthers(
        beginning,
        longest.filter(({ text }) => text === beginning.text),
      ),
      isForeign: each !== language,
    }));
  });
}

/** The trades whose words a phrase holds, the one that most of it tells of first. */
export function tradesIn(phrase: string, language: string): Trade[] {
  const tells = new Map<Trade, number>();
  for (const { beginning, role, isForeign } of saidIn(phrase, language)) {
    const part = ROLE_SHARE[role] * (isForeign && namesTrades(language) ? FOREIGN_SHARE : 1);
    tells.set(beginning.trade, (tells.get(beginning.trade) ?? 0) + beginning.tells * part);
  }
  return [...tells].sort(([a, x], [b, y]) => y - x || a.id.localeCompare(b.id)).map(([trade]) => trade);
}

const ROLE_SHARE: Record<Role, number> = { head: 1, beside: 0.8, served: 0.4, past: 0.4, near: 0.4 };
const FOREIGN_SHARE = 0.6;

const languagesOf = (language: string) => (language === "en" ? ["en"] : [language, "en"]);

/** Words with which shops of a language sell, as one pattern; made when a site of the language is read. */
const selling = new Map<string, RegExp>();

/** Whether a text holds words with which shops sell. */
export function sellsOnline(text: string, language: string): boolean {
  return languagesOf(language).some((each) => sellingWords(each).test(inSmall(text)));
}

function sellingWords(language: string): RegExp {
  let known = selling.get(language);
  if (!known) {
    const words = buyingWords(language).map((word) =>
      EAST_ASIAN.test(word) ? word : String.raw`(?<!\p{L})${word}(?!\p{L})`,
    );
    known = words.length > 0 ? new RegExp(words.join("|"), "u") : /(?!)/u;
    selling.set(language, known);
  }
  return known;
}

function* saidInClause(clause: string, language: string, isForeign: boolean): Generator<Said> {
  const found = [...beginningsIn(clause, language)].filter(
    ({ beginning, at }) => !isForeign || isWholeEnglish(clause.slice(at), beginning.text),
  );
  if (found.length === 0) return;
  const [served, past, near] = [servedFrom(clause, language), PAST.exec(clause)?.index, NEAR.exec(clause)?.index].map(
    (at) => at ?? clause.length,
  );
  const own = found.filter(({ at }) => at < served!);
  const head = HEAD_FIRST.has(language) ? own[0] : own.at(-1);
  for (const { beginning, at } of found) {
    const isBeside =
      head && clause.length <= SHORT_CLAUSE && at !== head.at && beginning.trade !== head.beginning.trade;
    const role = at >= served! ? "served" : at >= past! ? "past" : at >= near! ? "near" : isBeside ? "beside" : "head";
    const isShared = isOfOthers(
      beginning,
      found.flatMap((other) => (other.at === at ? other.beginning : [])),
    );
    yield { beginning, role, isShared, isForeign };
  }
}

/** Whether a word is as much one of another trade: what sellers are called is theirs first. */
function isOfOthers(beginning: Beginning, all: readonly Beginning[]): boolean {
  return all.some((other) => other.trade !== beginning.trade && (other.isSeller || !beginning.isSeller));
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
const FOR = {
  en: "for",
  de: "für",
  fr: "pour",
  es: "para",
  pt: "para",
  it: "per",
  nl: "voor",
  sv: "för",
  da: "for|til",
  no: "for|til",
  pl: "dla",
  cs: "pro",
  sk: "pre",
  hr: "za",
  sl: "za",
  ru: "для",
};
const SERVED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(FOR).map(([tag, words]) => [tag, new RegExp(`(?<=\\p{L}\\s)(?:${words})\\s`, "u")]),
);
const servedFrom = (clause: string, language: string) => SERVED.get(language.slice(0, 2))?.exec(clause)?.index;
/** Letters from which a word of passing may have an ending. */
const STEM = 5;
const PAST = beginning(passing.past, passing.pastUnspaced);
const NEAR = beginning(passing.near, passing.nearUnspaced);
const SELF = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${passing.self.join("|")})(?![\\p{L}\\p{M}])|${passing.selfUnspaced.join("|")}`,
  "iu",
);

/** A text without those whom it says are served: "Supplies for beekeepers". */
export function withoutServed(text: string, language: string): string {
  return text
    .split(CLAUSES)
    .map((clause) => clause.slice(0, servedFrom(clause, language)))
    .join("\n");
}

/** Whether a sentence speaks of the house itself. */
export function speaksOfItself(sentence: string): boolean {
  return SELF.test(sentence);
}

function beginning(words: readonly string[], unspaced: readonly string[]): RegExp {
  const whole = words.map((word) => (word.length < STEM ? `${word}(?!\\p{L})` : word));
  return new RegExp(`(?<!\\p{L})(?:${whole.join("|")})|${unspaced.join("|")}`, "u");
}

/** In a short phrase the head says what it is: "property video" is video, and so is "vidéo immobilière". */
const SHORT_CLAUSE = 48;
/** Languages whose noun stands before what tells of it. */
const HEAD_FIRST = new Set(["fr", "es", "it", "pt", "ro", "ca", "pl", "ar", "he", "vi", "id"]);

function* beginningsIn(text: string, language: string): Generator<{ beginning: Beginning; at: number }> {
  const index = indexOf(language);
  let before = " ";
  let until = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    const isWordStart = !/[\p{L}\p{N}]/u.test(before) || EAST_ASIAN.test(letter) || isBehindArticle(text, at);
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

/** On a page of another language an English beginning is one only in an English word: "cabin" does not begin "cabinet". */
function isWholeEnglish(text: string, { length }: string): boolean {
  const [rest] = /^\p{L}*/u.exec(text.slice(length, length + LONGEST_WORD))!;
  return /^(?:e?s|y|ry|ing|ings|[eo]rs?|ists?|al|ic|ians?)?$/u.test(rest);
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
export function standsAt(text: string, at: number, beginning: string): boolean {
  const gap = beginning.indexOf(" ");
  const word = gap < 0 ? beginning : beginning.slice(0, gap);
  if (!text.startsWith(word, at)) return false;
  if (gap < 0) return true;
  const end = at + word.length;
  const ending = ENDING.exec(text.slice(end, end + LONGEST_ENDING + 1));
  return ending !== null && standsAt(text, end + ending[0].length, beginning.slice(gap + 1));
}

const ENDING = /^\p{L}{0,3}\s/u;

/** Arabic writes its article, and short prepositions, in front of a word. */
export function isBehindArticle(text: string, at: number): boolean {
  return /(?:^|[^\p{L}])(?:[وبلف]?ال|لل|[وبل])$/u.test(text.slice(Math.max(0, at - 4), at));
}

import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Span } from "../../types.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import { isParticiple } from "../clauses/unlisted-verbs.ts";
import { areCommonIn, areCommonWords } from "../common-words.ts";
import type { Unit } from "../document/document.ts";
import { headOf, sentenceAround, sentencesOf } from "../document/document-index.ts";
import { isAttribute } from "../rivals/headings.ts";
import type { Offered, OfferedOdds } from "../rivals/offered.ts";
import { singular } from "../rivals/words/singular.ts";
import type { Sold, SoldTerms } from "./asked-of.ts";
import { CALENDAR } from "./evidence-words.ts";
import type { FoundName } from "./find-names.ts";
import { runAfter } from "./longer-name.ts";
import { type Enumerating, isBesideName } from "./name-run.ts";
import {
  isDistinctName,
  isInRun,
  isTitled,
  isWholeOf,
  opensSentence,
  wordsAfter,
  wordsBefore,
} from "./name-surroundings.ts";
import { isLegalForm } from "./names.ts";
import type { OwnWords } from "./own-words.ts";

/** What is known beyond the line the word stands in. */
export interface EvidenceContext {
  language: Language;
  /** How that enumerates names. */
  enumerating: Enumerating;
  /** Folded words of what the brand sells and of the question asked. */
  topic: ReadonlySet<string>;
  /** What the brand sells. */
  sold: Sold;
  /** What its site and other names say of it. */
  own: OwnWords;
  /** Ids of what the question asks for. */
  asked: readonly string[];
  /** The whole answer. */
  answer: string;
  /** The brand's own domain, or a name of it that is no common word, stands in the answer or its sources. */
  confirmed: boolean;
  /** Labels of the other entries of the same list, table column or heading level. */
  siblings: string[];
  /** The line that leads to the list it stands in; empty where there is none. */
  lead: string;
  /** The line it stands under; empty where there is none. */
  above: string;
  /** The same label heads other entries as well. */
  repeated: boolean;
  /** The answer also writes the word in small letters, as the everyday word it is. */
  lower: boolean;
  /** The answer writes it in capitals as the name does, here or elsewhere. */
  upper: boolean;
  /** Where a sentence only says that it was not found or is not known. */
  missed: "here" | "elsewhere" | null;
  /** Neither question nor answer speaks of what the brand sells. */
  elsewhere: boolean;
  /** Words of its trade in question and answer. */
  tradeTerms: SoldTerms | null;
  /** The answer says of some name that it is somebody else's. */
  unrelated: boolean;
  /** How the question says the word: as a name, in small letters, or not at all. */
  named: "name" | "word" | null;
  /** What reading for names of any kind makes of a label. */
  offered: OfferedOdds;
}

/**
 * What its capital tells: nothing where it heads a line (`label`), stands in a title, opens a sentence, where nouns have
 * capitals (`noun`) or a script has none; `inside` a sentence it does.
 */
export type PlaceKind = "own word" | "label" | "title" | "opening" | "noun" | "no capitals" | "inside";

/** A common word where it stands: what the signs of a name ask about. */
export interface NamePlace {
  unit: Unit;
  found: FoundName;
  context: EvidenceContext;
  kind: PlaceKind;
  text: string;
  /** The sentence it stands in. */
  sentence: string;
  /** The words of that, in small letters. */
  sentenceWords: string[];
  /** The word as written. */
  written: string;
  /** Words in capitals after it, parted by spaces or hyphens, up to four, in small letters. */
  run: string[];
  /** The word in capitals right before it, in small letters; empty where there is none. */
  capitalBefore: string;
  /** The word in capitals right after it, folded; empty where there is none. */
  capitalAfter: string;
  /** What the name may be a part of with it: the words in capitals around it, else the word before it, and what a script without capitals writes after it. */
  around: string[];
  /** Whose trade those words tell. */
  tradeAround: ReturnType<Sold["tradeOf"]>;
  /** A word of it stands in small letters that has a capital in the name. */
  small: boolean;
  /** Folded words before it and after it, nearest first after, nearest last before. */
  before: string[];
  after: string[];
  /** What follows in the same breath and in small letters; empty where nothing does. */
  next: string;
  /** It starts a sentence, a line or a bracket, where any word has its capital. */
  opens: boolean;
  /** Its line is written in title case. */
  titled: boolean;
  /** Its script has capitals. */
  cased: boolean;
  /** It is a day or month. */
  calendar: boolean;
  /** It is a whole label, bold run, link or cell. */
  heads: boolean;
  /** It heads its line, so that its row tells rather than its capital. */
  isLabel: boolean;
  /** Its row of siblings. `names`: mostly names; `everyday`: everyday words, none an attribute; `attributes`; `none`. */
  row: "names" | "everyday" | "attributes" | "none";
  /** What reading for names of any kind makes of it, of the line it heads and of the answer. */
  offered: Offered;
  /** A finite verb is said of it, over adverbs and an aside. */
  said: boolean;
  /** It stands in an enumeration with other names. */
  beside: boolean;
}

const LONGEST_NAME = 40;
const LONGEST_CAPITAL = 30;
const LONGEST_READ = 300;
/** ", also known for its boots," between a name and its verb. */
const ASIDE = /^(NAME(?:'s)?),[^,.;:!?]{2,90},/u;

/** Up to three words in capitals or figures after a name. */
const PRODUCT = /^(?: (?:\p{Lu}[\p{L}\p{N}.-]*|\d+)){1,3}/u;

/** What a script without capitals writes right after a name, or as the next word. */
const UNCASED_AFTER = /^ ?[\p{Lo}\p{M}ー]{0,6}/u;

/** Whether a word of it stands in small letters that has a capital in the name. */
export function isSmall(written: string, { name }: FoundName): boolean {
  const words = written.split(/[\s-]+/u);
  return name.written.split(/[\s-]+/u).some((word, i) => /^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(words[i] ?? ""));
}

/** Looks at a common word where it stands, once. */
export function placeOf(unit: Unit, found: FoundName, context: EvidenceContext): NamePlace {
  const { text } = unit;
  const after = wordsAfter(text, found.end);
  const heads = isWholeOf(unit, found);
  const opens = opensSentence(text, found.start);
  const titled = isTitled(unit, found);
  const { language, enumerating } = context;
  const { start, end } = sentenceAround(unit, found.start);
  const sentence = text.slice(start, end);
  const isLabel = heads && !isInRun(unit, found);
  const written = text.slice(found.start, found.end);
  const run = runAfter(text.slice(found.end, found.end + LONGEST_NAME));
  const lead = text.slice(Math.max(0, found.start - LONGEST_NAME), found.start);
  const capitalBefore = /(?<!\p{L})(\p{Lu}[\p{L}\p{N}'’-]{0,30}) $/u.exec(lead)?.[1]?.toLowerCase() ?? "";
  const offered = context.offered(written, unit, found);
  const cased = /[\p{Lu}\p{Ll}]/u.test(written);
  const around = [
    /(?<!\p{L})(\p{L}[\p{L}\p{M}'’-]{2,30}) ["“„«]?$/u.exec(lead)?.[1]?.toLowerCase() ?? "",
    ...run.filter((word) => !isLegalForm(word)),
    cased ? "" : UNCASED_AFTER.exec(text.slice(found.end, found.end + LONGEST_NAME))![0],
  ].filter(Boolean);
  return {
    unit,
    found,
    context,
    text,
    sentence,
    sentenceWords: sentence.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [],
    written,
    run,
    capitalBefore,
    capitalAfter: foldText(/^ (\p{Lu}[\p{L}]+)/u.exec(text.slice(found.end, found.end + LONGEST_CAPITAL))?.[1] ?? "")
      .folded,
    around,
    tradeAround: around.length === 0 ? null : context.sold.tradeOf(around.join(" ")),
    small: isSmall(written, found),
    before: wordsBefore(text, found.start),
    after,
    // Only what follows in the same breath and in small letters is a neighbour; a colon ends the name's own line.
    next: /^(?:['’]s?)?\s+[\p{Ll}\p{Lo}]/u.test(text.slice(found.end, found.end + 6)) ? (after[0] ?? "") : "",
    opens,
    titled,
    cased,
    calendar: found.name.words.every((word) => CALENDAR.has(word)),
    heads,
    isLabel,
    kind: found.common || context.lower ? kindOf({ isLabel, titled, opens, cased, language }) : "own word",
    offered,
    row: rowOf(unit, context),
    said: isSaidOf(unit, found, language),
    beside: isBesideName(text, found, { isCased: !titled && !language.capitalNouns, opens, language, enumerating }),
  };
}

function kindOf({
  isLabel,
  titled,
  opens,
  cased,
  language,
}: Pick<NamePlace, "isLabel" | "titled" | "opens" | "cased"> & { language: Language }): PlaceKind {
  if (isLabel) return "label";
  if (!cased) return "no capitals";
  if (titled) return "title";
  if (opens) return "opening";
  return language.capitalNouns ? "noun" : "inside";
}

function rowOf(unit: Unit, { siblings, language }: EvidenceContext): NamePlace["row"] {
  if (siblings.length === 0) return "none";
  const names = siblings.filter((label) => isDistinctName(label) && !isEveryday(label, language));
  if (names.length * 2 >= siblings.length) return "names";
  // "## 2. Acme": what is numbered is an entry.
  const isNumbered = unit.kind === "heading" && /\d/u.test(unit.text.slice(0, unit.label?.start ?? 0));
  return !isNumbered && [...siblings, headOf(unit)].some(isAttribute) ? "attributes" : "everyday";
}

/** Whether a label is one everyday word of its language, or the plural of one: "Dumplings", "Poire". */
function isEveryday(label: string, language: Language): boolean {
  const words = foldText(label).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 1 && (areCommonIn(language, words) || areCommonWords([singular(words[0]!)]));
}

/**
 * Whether the name alone is the subject of a clause: "Acme still offers …", "Acme, known for boots, is good"; or the name of
 * its product is, where that is no everyday word or stands inside a sentence: "Acme X3 is popular".
 */
function isSaidOf(unit: Unit, { start, end }: FoundName, language: Language): boolean {
  const sentence = sentenceAt(sentencesOf(unit), start);
  if (!sentence) return false;
  const all = unit.text.slice(end, Math.min(sentence.end, end + LONGEST_READ));
  const [product] = PRODUCT.exec(all) ?? [""];
  const isProduct = product !== "" && (!opensSentence(unit.text, start) || isDistinctName(product));
  const rest = isProduct ? all.slice(product.length) : all;
  if (!/^(?:,|\s+[\p{Ll}\p{Lo}])/u.test(rest)) return false;
  const words = `NAME${rest}`.replace(ASIDE, "$1");
  if (/^NAME,/u.test(words) || isBuiltFor(unit.text, { start, end }, language)) return false;
  const [clause] = findClauses(words, language);
  return (
    clause !== undefined &&
    clause.subject === "noun" &&
    clause.subjectWords[0] === "name" &&
    clause.subjectWords.slice(1).every((word) => language.adverbs.has(word) || /^(?!f)[a-z]{2,}ly$/u.test(word))
  );
}

/** "The grand Square built for": a participle after an article and a word before it. */
export function isBuiltFor(text: string, { start, end }: Span, { articles, stop, notVerbs }: Language): boolean {
  const [verb = "", then = ""] = wordsAfter(text, end);
  return (
    articles.has(wordsBefore(text, start).at(-2) ?? "") && isParticiple(verb) && (stop.has(then) || notVerbs.has(then))
  );
}

/** Whether another sentence of the unit starts with a name that is no everyday word: "Asana suits engineers. Monday …". */
export function hasParallelName({ unit, found }: NamePlace): boolean {
  const own = sentenceAt(sentencesOf(unit), found.start);
  return sentencesOf(unit).some(({ start, end }) => {
    if (start === own?.start) return false;
    const [name] = /^\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*){0,3}(?=(?:['’]s)? \p{Ll})/u.exec(
      unit.text.slice(start, Math.min(end, start + 60)),
    ) ?? [""];
    return name.length > 2 && isDistinctName(name);
  });
}

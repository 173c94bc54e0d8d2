import type { Language } from "../../language/keys.ts";
import { either, languageOf } from "../../language/languages.ts";
import type { Span } from "../../types.ts";
import { isDistinctName } from "./name-surroundings.ts";

const ENGLISH = languageOf("en");
const LOOK = 160;
/** An enumeration ends where its sentence or bracket does. */
const EDGE = /[.;:!?()。；：！？（）\n→]/u;
/** A name as an enumeration has it: up to five words, capitalised but for small ones. */
const NAME =
  /^(?:the |die |der |das |le |la |les |el |il )?\p{Lu}[\p{L}\p{N}.&'’!+-]*(?: (?:of|the|de|du|and|for|at|in|on|\p{Lu}[\p{L}\p{N}.&'’!+-]*|\d+)){0,7}$/u;
/** No everyday word is written so: "dm", "eBay", "o2". */
const NO_WORD = /^(?:[bcdfghjklmnpqrstvwxz]{2,4}|\p{Ll}{1,4}\p{Lu}[\p{L}\p{N}]*|\p{Ll}{1,3}\d+)$/u;
const UNCASED = /^[\p{Lo}][\p{Lo}\p{N}]{1,12}$/u;

/** How a language enumerates names. */
export interface Enumerating {
  /** What parts them. */
  amid: RegExp;
  /** A definite article at the end of what stands before a name; `null` where the language has none. */
  article: RegExp | null;
}

/** The patterns of a language, made once for all places of an answer. */
export function enumeratingIn(language: Language): Enumerating {
  const article = String.raw`(?<!\p{L})(?:${either(language.definite)}) $`;
  return { amid: amidNames(language), article: language.definite.size === 0 ? null : new RegExp(article, "iu") };
}

/** `opens`: at the start of a sentence a comma alone joins nothing ("However, Acme is").
 *
 * Whether an enumeration beside the span holds a name that is no everyday word: ", Asana and", "Dell, LG, BenQ". */
export function isBesideName(
  text: string,
  { start, end }: Span,
  {
    isCased,
    opens,
    language,
    enumerating: { amid, article: before },
  }: { isCased: boolean; opens: boolean; language: Language; enumerating: Enumerating },
): boolean {
  const all = text.slice(Math.max(0, start - LOOK), start);
  // "bei Hiscox, HDI und der Allianz": where an article stands before the name, other nouns have theirs as well.
  const article = before?.exec(all)?.[0] ?? "";
  const lead = article === "" ? all : all.slice(0, -article.length);
  const isName = article === "" ? isDistinctName : (name: string) => isDistinctName(name) && isBare(name, language);
  const rest = text.slice(end, end + LOOK);
  const left = afterEdge(lead.replace(/\s{0,4}\([^()]{1,30}\)(?=\s|,|$)/gu, "")).split(amid);
  const right = beforeEdge(rest.replace(/^\s*\([^()]{1,30}\)/u, "")).split(amid);
  const joinedLeft = left.length > 1 && left.at(-1) === "";
  const joinedRight = right.length > 1 && right[0] === "";
  const others = [...(joinedLeft ? left.slice(0, -1) : []), ...(joinedRight ? right.slice(1) : [])];
  const nearest = [
    joinedLeft ? tailName(left.at(-2) ?? "") : null,
    joinedRight && !(opens && /^\s*,/u.test(rest)) ? headName(right[1] ?? "") : null,
  ];
  const names = [...others.map((piece) => piece.trim()).filter((piece) => NAME.test(piece)), ...nearest];
  if (names.some((name) => name !== null && (NO_WORD.test(name) || UNCASED.test(name) || isName(name))))
    return names.some((name) => name !== null && (NO_WORD.test(name) || isName(name)));
  // "Hinge and Bumble": a second capital inside a sentence makes both of them names.
  const second = nearest[1] ?? null;
  return (
    isCased &&
    second !== null &&
    /^\p{Lu}\p{Ll}{2,}/u.test(second) &&
    /^\s*(?:and|or|et|ou|y|e|i|és|ve|и)\s/u.test(rest)
  );
}

/** A name without an article, in capitals throughout or of several words. */
function isBare(name: string, { definite }: Language): boolean {
  const [first = "", second] = name.split(" ");
  return !definite.has(first.toLowerCase()) || /^\p{Lu}{2,}$/u.test(second ?? "") || name.split(" ").length > 2;
}

function afterEdge(text: string): string {
  return text.split(EDGE).at(-1)!;
}

function beforeEdge(text: string): string {
  return text.split(EDGE)[0]!;
}

/** The capitalised words that end a piece: "I like Asana". */
function tailName(piece: string): string | null {
  return (
    /(?:\p{Lu}[\p{L}\p{N}.&'’!+-]{0,40}\s){0,2}[\p{Lu}\p{Lo}][\p{L}\p{N}.&'’!+-]{0,40}$/u.exec(piece.trimEnd())?.[0] ??
    null
  );
}

/** The capitalised words that start a piece, or one word that is none. */
function headName(piece: string): string | null {
  const [first = ""] = /^\S+/u.exec(piece.trimStart()) ?? [];
  if (NO_WORD.test(first)) return first;
  return /^[\p{Lu}\p{Lo}][\p{L}\p{N}.&'’!+-]*/u.exec(piece.trimStart())?.[0] ?? null;
}

/** What parts the names of an enumeration: signs, and words of its language and of English. */
function amidNames({ and, or, spaced }: Language): RegExp {
  const words = either(and, or, ENGLISH.and, ENGLISH.or);
  const joined = spaced ? "" : `|${either(and, or)}`;
  return new RegExp(
    String.raw`\s{0,4}(?:[,，、\/|]${joined})\s{0,4}(?:(?:${words})\s{1,4})?|\s{1,4}(?:${words}|vs\.?|versus)\s{1,4}`,
    "gu",
  );
}

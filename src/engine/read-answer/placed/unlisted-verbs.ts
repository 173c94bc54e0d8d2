import type { Language } from "../languages/index.ts";
import type { Token } from "./clause-tokens.ts";
import signs from "./verb-signs.json" with { type: "json" };

/** Where a word stands: the clause it is in starts at `from`. */
interface WordPlace {
  tokens: readonly Token[];
  i: number;
  from: number;
}

const set = (words: string): Set<string> => new Set(words.split(" "));
const NOT_VERBS = new Map(Object.entries(signs.notVerbs).map(([code, words]) => [code, set(words)]));
const OBJECT_ENDINGS = new Map(
  Object.entries(signs.objectEndings).map(([code, ending]) => [code, new RegExp(ending, "u")]),
);
const FORMS = new Map(Object.entries(signs.forms).map(([code, form]) => [code, new RegExp(form, "u")]));
/** An article in one word with its preposition, where it is part of the object: "trata dos pedidos". */
const CONTRACTED = /^(?:dos|das|dei|delle|degli)$/u;
/** Articles that are as often "of the", after a noun. */
const GENITIVES = /^(?:des|du|dem|den|der)$/u;
/** Pronouns that are only ever the subject of a verb nearby: one of them makes a clause. */
const SUBJECTS = new Map(Object.entries(signs.subjects).map(([code, words]) => [code, set(words)]));
/** Pronouns right before their verb, unless a preposition stands before them. */
const NOMINATIVES = new Map(Object.entries(signs.nominatives).map(([code, words]) => [code, set(words)]));
/** The third person plural after a plural: "los usuarios elogian su …". */
const PLURALS = new Map(Object.entries(signs.plurals).map(([code, ending]) => [code, new RegExp(ending, "u")]));
const DETERMINERS = set(signs.determiners);
const BASE_NOUNS = set(signs.baseNouns);
const PARTICIPLES = set(signs.participles);

/** Whether an English form is a participle as well ("sold", "rated"), so that it opens no clause by itself. */
export function isParticiple(word: string): boolean {
  return word.endsWith("ed") || PARTICIPLES.has(word);
}

/** Whether an English base form is as likely a noun after names: "Acme and Bolt support". */
export function isBaseNoun(word: string): boolean {
  return BASE_NOUNS.has(word);
}

/** No lexicon of verbs is whole: whether a word that none holds stands where only a verb can ("Acme assigns one …"). */
export function isUnlistedVerb(place: WordPlace, language: Language): boolean {
  const { word, capital } = place.tokens[place.i]!;
  if (SUBJECTS.get(language.code)?.has(word)) return true;
  const opens = language.code === "en" && place.i === place.from && !place.tokens[place.i + 1]?.capital;
  if ((capital && !opens) || word.length < 3 || !/^[\p{L}'-]+$/u.test(word)) return false;
  if (language.stop.has(word) || language.adverbs.has(word) || language.pronouns.has(word)) return false;
  if (language.conjunctions.has(word) || language.subordinators.has(word) || language.articles.has(word)) return false;
  if (NOT_VERBS.get(language.code)?.has(word)) return false;
  if (word.length > 4 && FORMS.get(language.code)?.test(word)) return true;
  const before = place.tokens[place.i - 1]?.word ?? "";
  if (NOMINATIVES.get(language.code)?.has(before) && !isGoverned(place)) return true;
  return language.code === "en" ? isEnglishVerb(place) : takesObject(place, language);
}

function isEnglishVerb({ tokens, i, from }: WordPlace): boolean {
  const { word } = tokens[i]!;
  const next = tokens[i + 1];
  if (/(?:ing|ly|ed|est)$/u.test(word)) return false;
  const object = next !== undefined && DETERMINERS.has(next.word);
  const third = /[^s'u]s$/u.test(word);
  if (i === from) return third && object;
  const before = tokens[i - 1]!;
  // "They report …", "you also get …"
  const subject = /^(?:also|often|usually|even|just|never|always)$/u.test(before.word) ? tokens[i - 2] : before;
  if (subject && /^(?:they|we|you|i)$/u.test(subject.word)) return true;
  if (!next) return false;
  if (third) return object && isName(before);
  // "Acme and Bolt both portion meals", "Acme and Bolt license differently"
  const joined = tokens.slice(Math.max(from, i - 6), i).some((token) => /^(?:and|&)$/u.test(token.word));
  if (joined && before.word === "both" && isName(tokens[i - 2])) return next.isWord;
  if (joined && isName(before)) return object || next.word.endsWith("ly");
  // "Acme owners describe the …"
  return object && !before.capital && /[^s'u]s$/u.test(before.word);
}

/** A word with the ending of a verb before an article, first or after a name: "Acme encabeza la lista". */
function takesObject({ tokens, i, from }: WordPlace, language: Language): boolean {
  const { word } = tokens[i]!;
  const next = tokens[i + 1];
  // "Dan volstaat …", "voel je": a word before its pronoun.
  if (language.code === "nl" && next?.word === "je") return i === from || tokens[i - 1]!.isWord;
  if (
    !next?.isWord ||
    (i === from && next.capital) ||
    /(?:ment|mente|weise)$/u.test(word) ||
    !OBJECT_ENDINGS.get(language.code)?.test(word)
  )
    return false;
  // "bekommst du": only a verb stands before its pronoun so.
  if (language.code === "de" && next.word === "du") return word.endsWith("st");
  if (!language.articles.has(next.word) && !CONTRACTED.test(next.word) && !language.demonstratives.has(next.word))
    return isAuxiliary(next, { tokens, i });
  if (i === from) return !GENITIVES.test(next.word);
  const before = tokens[i - 1]!;
  return isName(before) || (/[sie]$/u.test(before.word) && PLURALS.get(language.code)?.test(word) === true);
}

/** "pour vous", "avec elle": the pronoun is no subject. */
function isGoverned({ tokens, i }: WordPlace): boolean {
  return /^(?:pour|chez|avec|à|de|sans|entre|que|et|ou|sur|par)$/u.test(tokens[i - 2]?.word ?? "");
}

/** A capitalised word; figures count as capitals elsewhere. */
function isName(token: Token | undefined): boolean {
  return token?.capital === true && !/^\d/u.test(token.word);
}

/** "Acme renuncia a cancelar": a verb before the preposition of an infinitive. */
function isAuxiliary({ word }: Token, { tokens, i }: Pick<WordPlace, "tokens" | "i">): boolean {
  if (i === 0 || !isName(tokens[i - 1]) || !/^(?:a|à|de|di|ad)$/u.test(word)) return false;
  return /(?:[aei]r|[aei]re)$/u.test(tokens[i + 2]?.word ?? "");
}

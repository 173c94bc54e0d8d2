import type { Language } from "../../language/keys.ts";
import { languageOf } from "../../language/languages.ts";
import type { Token } from "./clause-tokens.ts";

/** Where a word stands: the clause it is in starts at `from`. */
interface WordPlace {
  tokens: readonly Token[];
  i: number;
  from: number;
}

const ENGLISH = languageOf("en");
/** An article in one word with its preposition, where it is part of the object: "trata dos pedidos". */
const CONTRACTED = /^(?:dos|das|dei|delle|degli)$/u;
/** Articles that are as often "of the", after a noun. */
const GENITIVES = /^(?:des|du|dem|den|der)$/u;

/** What stands between a subject and its verb, and before no noun. */
const ADVERBS = /^(?:also|often|usually|even|just|never|always|rarely|seldom|still|already|simply|really|only)$/u;

/** Whether an English form is a participle as well ("sold", "rated"), so that it opens no clause by itself. */
export function isParticiple(word: string): boolean {
  return word.endsWith("ed") || ENGLISH.participles.has(word);
}

/** Whether an English base form is as likely a noun after names: "Acme and Bolt support". */
export function isBaseNoun(word: string): boolean {
  return ENGLISH.baseNouns.has(word);
}

/** No lexicon of verbs is whole: whether a word that none holds stands where only a verb can ("Acme assigns one …"). */
export function isUnlistedVerb(place: WordPlace, language: Language): boolean {
  const { word, capital } = place.tokens[place.i]!;
  if (language.subjects.has(word)) return true;
  const opens = language.code === "en" && place.i === place.from && !place.tokens[place.i + 1]?.capital;
  if ((capital && !opens) || word.length < 3 || !/^[\p{L}'-]+$/u.test(word)) return false;
  if (language.stop.has(word) || language.adverbs.has(word) || language.pronouns.has(word)) return false;
  if (language.conjunctions.has(word) || language.subordinators.has(word) || language.articles.has(word)) return false;
  if (language.notVerbs.has(word)) return false;
  if (word.length > 4 && language.verbForms?.test(word)) return true;
  const before = place.tokens[place.i - 1]?.word ?? "";
  if (language.nominatives.has(before) && !isGoverned(place)) return true;
  return language.code === "en" ? isEnglishVerb(place) : takesObject(place, language);
}

function isEnglishVerb({ tokens, i, from }: WordPlace): boolean {
  const { word } = tokens[i]!;
  const next = tokens[i + 1];
  if (/(?:ing|ly|ed|est)$/u.test(word)) return false;
  const object = next !== undefined && (ENGLISH.objectOpeners.has(next.word) || ENGLISH.objectPronouns.has(next.word));
  const third = /[^s'u]s$/u.test(word);
  // "Accepts Aetna and Cigna": no noun stands right before a name, unless it says of which kind ("plans Basic and Pro").
  if (i === from)
    return third && (object || (isName(next) && !ENGLISH.baseNouns.has(word.slice(0, -1)) && isVerbStem(word)));
  const before = tokens[i - 1]!;
  // "They report …", "you also get …"
  const subject = /^(?:also|often|usually|even|just|never|always)$/u.test(before.word) ? tokens[i - 2] : before;
  if (subject && /^(?:they|we|you|i)$/u.test(subject.word)) return true;
  // "Linear never slows down": what follows such an adverb is no noun.
  if (third && ADVERBS.test(before.word) && isName(tokens[i - 2])) return true;
  // "Teams often pick one of three"
  if (object && ADVERBS.test(before.word) && i > from + 1 && /[^s'u]s$/u.test(tokens[i - 2]!.word)) return true;
  if (!next) return false;
  if (third) return object && isName(before);
  // "Acme and Bolt both portion meals", "Acme and Bolt license differently"
  const joined = tokens.slice(Math.max(from, i - 6), i).some((token) => /^(?:and|&)$/u.test(token.word));
  if (joined && before.word === "both" && isName(tokens[i - 2])) return next.isWord;
  if (joined && isName(before)) return object || next.word.endsWith("ly");
  // "Acme owners describe the …"
  return object && !before.capital && /[^s'u]s$/u.test(before.word);
}

/** Whether an English form in -s has the stem of a listed verb. */
function isVerbStem(word: string): boolean {
  const { base, imperatives } = ENGLISH;
  return [word.slice(0, -1), word.slice(0, -2)].some((stem) => base.has(stem) || imperatives.has(stem));
}

/** A word with the ending of a verb before an article, first or after a name: "Acme encabeza la lista". */
function takesObject({ tokens, i, from }: WordPlace, language: Language): boolean {
  const { word } = tokens[i]!;
  const next = tokens[i + 1];
  if (next && language.inversion?.test(`${word} ${next.word}`)) return i === from || tokens[i - 1]!.isWord;
  if (
    !next?.isWord ||
    (i === from && next.capital) ||
    /(?:ment|mente|weise)$/u.test(word) ||
    !language.objectEndings?.test(word)
  )
    return false;
  if (!language.articles.has(next.word) && !CONTRACTED.test(next.word) && !language.demonstratives.has(next.word))
    return isAuxiliary(next, { tokens, i });
  if (i === from) return !GENITIVES.test(next.word);
  const before = tokens[i - 1]!;
  return isName(before) || (/[sie]$/u.test(before.word) && language.pluralEndings?.test(word) === true);
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

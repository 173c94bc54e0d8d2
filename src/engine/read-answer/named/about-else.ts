import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { languageOf, wordsOfAll } from "../../language/languages.ts";
import { areCommonIn } from "../common-words.ts";
import type { AnswerDocument } from "../document/document.ts";
import { isOptionNoun } from "../rivals/words/word-lists.ts";

/** What a question may seek ("tools", "Anbieter"), in any language. */
const SORTS = wordsOfAll("sorts");
const ENGLISH = languageOf("en");
const COMPARES = /(?<!\p{L})(?:vs\.?|versus|comparison)(?!\p{L})/iu;
const SORT_PARTS = [...wordsOfAll("sortsParts")];

/** Letters by which a word of the category is known in its forms. */
const STEM = 5;

/** Whether neither the question, which asks for no kind of option, nor the answer says a word of what the brand sells, in the language they share. */
export function isAboutElse(
  { answer }: AnswerDocument,
  { question, category, language }: { question: string | null; category?: string | null; language: Language },
): boolean {
  const sold = foldText(category ?? "").folded.match(/\p{Script=Latin}{4,}/gu) ?? [];
  if (!sold.some((word) => areCommonIn(language, [word]))) return false;
  const asked = foldText(question ?? "").folded;
  if ((asked.match(/\p{L}+/gu) ?? []).some(isOptionNoun)) return false;
  const said = `${asked} ${foldText(answer).folded}`;
  return !sold.some((word) => said.includes(word.slice(0, STEM)));
}

/** Whether a question may seek companies or what they sell, by its words or by the brand's name; "which fruit" does not. */
export function asksForOptions(question: string, { name, language }: { name: string; language: Language }): boolean {
  if (COMPARES.test(question) || question.toLowerCase().includes(name.toLowerCase())) return true;
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isSought = (word: string) =>
    isOptionNoun(word) ||
    SORTS.has(word) ||
    [language, ENGLISH].some(({ awards, companyWords }) => awards.has(word) || companyWords.has(word));
  return words.some(isSought) || SORT_PARTS.some((part) => question.includes(part));
}

import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { areCommonIn } from "../common-words.ts";
import type { AnswerDocument } from "../document/document.ts";
import { isOptionNoun } from "../rivals/words/word-lists.ts";

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

import { isPlace } from "../rivals/words/places.ts";
import { CATEGORY_WORDS, COMPANY_WORDS, isFormWord, LEGAL_FORMS, PLAN_WORDS } from "../rivals/words/word-lists.ts";

/** Whether a lower-case word only says what a company or product is: "CRM", "Group", "Premium". */
export function describes(word: string): boolean {
  return CATEGORY_WORDS.has(word) || COMPANY_WORDS.has(word) || PLAN_WORDS.has(word) || LEGAL_FORMS.has(word);
}

/** Whether it is one by which many names begin. */
export function saysLittle(word: string): boolean {
  return word.length < 3 || describes(word) || isFormWord(word) || isPlace(word);
}

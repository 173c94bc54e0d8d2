import { foldText, foldWords } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { languageOf, wordsOfAll } from "../../language/languages.ts";
import { alsoCalled, tradeName } from "../../trades/labels.ts";
import { TRADES } from "../../trades/trades.ts";
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

/** Whether a question may seek companies or what they sell, by its words, by what the brand or any seller is called; "which fruit" does not. */
export function asksForOptions(
  question: string,
  { name, category, language }: { name: string; category?: string | null; language: Language },
): boolean {
  if (COMPARES.test(question) || question.toLowerCase().includes(name.toLowerCase())) return true;
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isSought = (word: string) =>
    isOptionNoun(word) ||
    SORTS.has(word) ||
    [language, ENGLISH].some(({ awards, companyWords }) => awards.has(word) || companyWords.has(word));
  if (words.some(isSought) || SORT_PARTS.some((part) => question.includes(part))) return true;
  const said = ` ${foldWords(question)} `;
  const sold = foldWords(category ?? "").match(language.spaced ? /\p{L}{4,}/gu : /\p{L}{2,}/gu) ?? [];
  return (
    sold.some((word) => said.includes(language.spaced ? ` ${word.slice(0, STEM)}` : word)) ||
    sellersIn(language).some((seller) => said.includes(seller))
  );
}

const SELLERS = new Map<string, readonly string[]>();

/** "pharmac" of "pharmacy": its endings differ. */
const stemOf = (name: string) => name.slice(0, Math.max(STEM, name.length - 1));

/** What sellers of all trades are called in a language, to be looked for in folded words; a short name stands alone ("pub", not "public"). */
function sellersIn({ code, spaced }: Language): readonly string[] {
  const known = SELLERS.get(code);
  if (known) return known;
  const named = TRADES.flatMap(({ id }) => {
    const { one, many } = tradeName(id, { language: code, country: null }) ?? {};
    return [one, many, ...alsoCalled(id, code)].flatMap((name) => foldWords(name ?? "").trim() || []);
  });
  const sellers = spaced ? named.map((name) => (name.length < STEM ? ` ${name} ` : ` ${stemOf(name)}`)) : named;
  SELLERS.set(code, sellers);
  return sellers;
}

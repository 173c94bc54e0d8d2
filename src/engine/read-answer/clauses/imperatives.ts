import type { Language } from "../../language/keys.ts";
import { tokenize } from "./clause-tokens.ts";

/** "B) Book Acme", "2. Try Bolt". */
const NUMBERED = /^\s*(?:\p{L}|\d{1,2})[).]\s+/u;
/** English words before an article that are no verbs: "Such a", "Home of the". */
const BEFORE_ARTICLE =
  /^(?:such|quite|perhaps|maybe|half|still|once|now|just|only|twice|double|nearly|almost|both|all|what|not|rather|than|then|here|there|when|where|home|plus|minus|per|via|near|next|mostly|even)$|(?:ing|ed|ly)$/u;

/** Whether the sentence asks for something: "Consider Acme for this", "Experience the gardens". */
export function isImperative(sentence: string, language: Language): boolean {
  const tokens = tokenize(sentence.slice(0, 80).replace(NUMBERED, ""));
  const words = tokens.filter(({ isWord }) => isWord);
  const [first, second] = language.adverbs.has(words[0]?.word ?? "") ? words.slice(1) : words;
  if (first === undefined || second === undefined) return false;
  if (language.imperatives.has(first.word)) return true;
  return (
    language.code === "en" &&
    // Masked names are no verbs.
    !/^xys?$/u.test(first.word) &&
    tokens[tokens.indexOf(first) + 1] === second &&
    /^(?:the|a|an|this|its|your)$/u.test(second.word) &&
    !language.stop.has(first.word) &&
    !language.finite.has(first.word) &&
    !language.subordinators.has(first.word) &&
    !language.formWords.has(first.word) &&
    !BEFORE_ARTICLE.test(first.word)
  );
}

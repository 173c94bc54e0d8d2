import { codeOf } from "../language/languages.ts";
import data from "./elicits.json" with { type: "json" };

const UNSPACED = new Set(["ja", "zh", "ko", "ar", "fa", "he", "hi", "th"]);
const ASKS = new Map(
  Object.entries(data.asks).map(([code, words]) => [
    code,
    new RegExp(UNSPACED.has(code) ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"),
  ]),
);
const REFUSED = data.refused.map((source) => new RegExp(source, "u"));

/** Whether a question asks for names in the words of its language; of languages that are not known here each one may. */
export function asksForNames(text: string, language: string): boolean {
  const asks = ASKS.get(codeOf(language));
  return asks === undefined || asks.test(plain(text));
}

/** Whether no engine answers it with names: a how-to, an explanation, a contest of two. */
export function wantsNoNames(text: string): boolean {
  const said = plain(text);
  // A need may stand before the question: "My roof leaks: how do I …" is still a how-to.
  const parts = [said, ...said.split(/[:;.]\s/u).slice(1)].map((part) => part.trim());
  return parts.some((part) => REFUSED.some((shape) => shape.test(part)));
}

const plain = (text: string): string => text.toLowerCase().normalize("NFC");

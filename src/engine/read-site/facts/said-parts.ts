import { foldWords } from "../../language/fold.ts";
import { headEnd, isAdjectiveLast } from "../../language/head-end.ts";
import { andOf } from "../../language/joined-parts.ts";

/** Letters by which a word is known in its other forms. */
const STEM = 4;

/** A trade's name without the one of two things that the site never speaks of: nobody asks a maker of soap for candles. */
export function saidParts(name: string, said: string, language: string): string {
  const joined = new RegExp(
    `^(?<before>.*?)(?<first>[\\p{L}\\p{M}’'-]+)(?<and>\\s(?:${andOf(language)})\\s|・)(?<second>[\\p{L}\\p{M}’'-]+)(?<rest>.*)$`,
    "u",
  );
  const { before = "", first = "", and, second = "", rest = "" } = joined.exec(name)?.groups ?? {};
  // "Garten- und Landschaftsbau" is one word in two.
  if (and === undefined || first.endsWith("-")) return name;
  const text = and === "・" ? said : ` ${foldWords(said)}`;
  const isSaid = (words: string) => text.match(new RegExp(and === "・" ? RegExp.escape(words) : stemsOf(words), "u"));
  // "shop for glasses and contact lenses": behind what both belong to, the rest is the second's alone.
  const isOfBoth = headEnd(name, language) >= before.length;
  if (isSaid(second) && !isSaid(first)) return `${before}${second}${rest}`;
  if (!isSaid(first) || isSaid(isOfBoth ? second : second + rest)) return name;
  // Adjectives behind two nouns belong to both.
  return isAdjectiveLast(language) || rest === "" ? `${before}${first}${rest}` : isOfBoth ? name : before + first;
}

function stemsOf(words: string): string {
  const stems = foldWords(words)
    .split(" ")
    .map((word) => word.slice(0, Math.max(STEM, Math.ceil(word.length * 0.6))));
  return ` ${stems.join("[\\p{L}\\p{M}]*\\s")}`;
}

import { foldWords } from "../../language/fold.ts";
import { townIn } from "./place-names.ts";
import { sizeOf, tellsByItself } from "./town-votes.ts";

/** What is known of a site where a name may be a town or a thing. */
export interface NamingSite {
  language: string;
  /** Those it may be in. */
  countries: readonly string[];
  /** The town it names as its own. */
  town: string | null;
  /** All that it says where it says what it is. */
  text: string;
}

const MOST_WORDS = 3;

/**
 * Whether words begin with a town rather than with a thing: "centro de Braga", but "Loja de Flores" and "tienda de pesca". The site's own
 * town is one; another is if it is large or no everyday word, and nowhere said in small letters.
 */
export function beginsWithTown(words: readonly string[], { language, countries, town, text }: NamingSite): boolean {
  if (!/^\p{Lu}/u.test(words[0] ?? "")) return false;
  if (town && `${foldWords(words.join(" "))} `.startsWith(`${foldWords(town)} `)) return true;
  return Array.from({ length: MOST_WORDS }, (_, more) => words.slice(0, more + 1).join(" ")).some((name) => {
    const isKnown = townIn(name) === name || tellsByItself(name, sizeOf(name, countries), language);
    return isKnown && !isSaidSmall(name, text);
  });
}

function isSaidSmall(name: string, text: string): boolean {
  return new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name.toLowerCase())}(?!\p{L})`, "u").test(text);
}

import { foldWords } from "../language/fold.ts";
import { holdsWords } from "../language/holds-words.ts";
import { languageOf } from "../language/languages.ts";
import type { SiteFacts } from "../types.ts";

/** The names that make a question branded. */
export type Names = Pick<SiteFacts, "brand" | "aliases" | "legalName" | "domain"> &
  Partial<Pick<SiteFacts, "language">>;

/** Shorter host labels ("ab.com") are too often ordinary words. */
const SHORTEST_LABEL = 4;

/** Whether a text names the site's own brand: any spelling, the domain, or its first label, however it is spaced. */
export function isBranded(text: string, names: Names): boolean {
  const said = foldWords(text);
  const joined = said.replaceAll(" ", "");
  return spellings(names).some((name) => {
    // A name that is an everyday word ("Which?", "Close", "Monday") would make many a question branded; its case tells it apart.
    if (isEveryday(name, names.language)) return new RegExp(`\\S\\s+${capitalised(name)}(?!\\p{L})`, "u").test(text);
    return holdsWords(said, name) || (name.length >= 6 && joined.includes(name.replaceAll(" ", "")));
  });
}

/** Folded spellings of the brand, each once. */
function spellings({ brand, aliases, legalName, domain }: Names): string[] {
  const label = domain.split(".")[0] ?? "";
  const names = [brand, ...aliases, legalName ?? "", domain, label.length >= SHORTEST_LABEL ? label : ""];
  return [...new Set(names.map(foldWords))].filter((name) => name.length > 1);
}

/** Whether a name is one word of the site's language or of English, so that a question may hold it and mean no name. */
function isEveryday(name: string, tag = "en"): boolean {
  if (name.includes(" ")) return false;
  if (EVERYDAY.has(name)) return true;
  return [tag, "en"]
    .map(languageOf)
    .some(
      ({ capitalNouns, stop, everyday, lexicon }) =>
        !capitalNouns &&
        (stop.has(name) || everyday.has(name) || lexicon.stems.has(name) || lexicon.frequent.has(name)),
    );
}

const EVERYDAY = new Set("which what who where how best top one for can you near good companies".split(" "));

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

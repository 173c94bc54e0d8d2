import { isPlace } from "../../language/geography/places.ts";
import { isForeignToDomains } from "./distinctive.ts";
import { plainLetters, squash } from "./names.ts";
import { bySound, transliterate } from "./transliterate.ts";

/** How far a name and a domain's label say the same: 6 when equal, less when one begins the other, -3 where they disagree. */
export function agreement(name: string, label: string | null): number {
  if (label === null) return 0;
  if (!isForeignToDomains(name)) {
    if (sorted(name) === sorted(label) || isShortened(name, label)) return WHOLE;
    return Math.max(
      closeness(squash(name), squash(label)),
      closeness(plainLetters(name), plainLetters(label)),
      isFirstName(name, label) ? 1 : -Infinity,
    );
  }
  // A domain cannot write it, so that nothing speaks against it.
  const latin = transliterate(name);
  return latin === null ? 0 : Math.max(0, closeness(bySound(latin), bySound(plainLetters(label))));
}

/** Whether a name is the whole of a domain's label, a place beside it left out: "Point of Sail" of pointofsail-kiel. */
export function isWholeDomain(name: string, label: string | null): boolean {
  if (label === null) return false;
  const elsewhere = label.split("-").filter((part) => !isPlace(part));
  return agreement(name, label) === WHOLE || agreement(name, elsewhere.join("-")) === WHOLE;
}

const WHOLE = 6;

/** "eleanorpianolessons" of Eleanor Hughes: the first of two names begins the domain. */
function isFirstName(name: string, label: string): boolean {
  const words = name.split(/\s+/u);
  const first = squash(words[0]!);
  return words.length === 2 && first.length >= LONG_FIRST_NAME && squash(label).startsWith(first);
}

const LONG_FIRST_NAME = 5;

/** Words in any order: "Restaurant Wien" of wien-restaurant. */
function sorted(text: string): string {
  return text
    .split(/[\s-]+/u)
    .map(squash)
    .sort()
    .join("-");
}

/** Whether a label is a name without some of the small words inside it: "lesborieslascaze" of "Les Bories de Lascaze". */
export function isShortened(name: string, label: string): boolean {
  const words = name.split(/[\s'’-]+/u).map((word) => (word === "&" ? "" : squash(word)));
  const plain = squash(label);
  const isFramed = plain.startsWith(words[0]!) && !SMALL.has(words.at(-1)!);
  if (words.length < 3 || !isFramed) return false;
  let at = 0;
  for (const word of words) {
    const written = word === "" ? (AND.find((and) => plain.startsWith(and, at)) ?? "") : word;
    if (plain.startsWith(written, at)) at += written.length;
    else if (!SMALL.has(word)) return false;
  }
  return at === plain.length && words.join("") !== plain;
}

/** What a domain writes for "&". */
const AND = ["and", "und", "och", "og", "et", "en", "y", "e", "i", "a", "n"];
/** Words inside a name that a domain may leave out. */
const SMALL = new Set(
  "de des du d la le les l of the and und et y e i di da do dos das del della von van der den zu zum zur og och"
    .split(" ")
    .concat(""),
);

function closeness(plain: string, domain: string): number {
  if (plain === domain) return WHOLE;
  if (plain.length >= 3 && domain.startsWith(plain)) return 2 + (3 * plain.length) / domain.length;
  if (domain.length >= 4 && plain.startsWith(domain)) return 2 + domain.length / plain.length;
  if (domain.length >= 4 && plain.includes(domain)) return 1;
  if (plain.length >= 5 && domain.endsWith(plain)) return 1;
  return -3;
}

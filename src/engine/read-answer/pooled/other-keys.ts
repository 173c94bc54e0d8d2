import { areCommonWords } from "../common-words.ts";
import { withoutLegalSuffix } from "../named/names.ts";
import { VENUES } from "../rivals/words/word-lists.ts";
import { plainName } from "./plain-name.ts";
import { describes, saysLittle } from "./saying-little.ts";
import { spelledKey, wordKeys } from "./spelling.ts";

const WRITTEN_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };
/** A part of a name shorter than this may be any word. */
const SHORTEST = 4;
const LONGEST_MODEL = 12;

/** Keys under which another answer may write the very same name. */
export function otherKeys(name: string): string[] {
  const plain = plainName(name).normalize("NFC");
  const lower = plain.toLowerCase();
  const others = new Set([
    lower.replace(/[äöüøå]/gu, (sign) => WRITTEN_OUT[sign]!),
    // "McDonald's" as "McDonalds".
    lower.replace(/['’]/gu, ""),
    withoutLegalSuffix(plain),
  ]);
  const [first = "", ...rest] = lower.split(/\s+/u);
  // "Hotel Sacher" as "Sacher".
  const tail = rest.join(" ");
  const isOwn = tail.length >= SHORTEST && !saysLittle(tail) && !areCommonWords(wordKeys(tail));
  if (isOwn && (describes(first) || VENUES.has(first))) others.add(tail);
  return [...new Set([...others].map(spelledKey))];
}

/** The words of a name whatever their order, where it has several: "Café Einstein" and "Einstein Café". */
export function unorderedKey(name: string): string | null {
  const words = wordKeys(name);
  return words.length > 1 ? words.sort().join(" ") : null;
}

/** Whether the words behind a shorter name are a model: "QC45", "WH-1000XM5", "iPhone 15". */
export function isModel(rest: string): boolean {
  return rest.split(/\s+/u).some((word) => word.length <= LONGEST_MODEL && /\d/u.test(word));
}

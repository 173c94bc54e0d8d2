import { parse } from "tldts";
import { nameKey } from "../rivals/words/tokens.ts";
import { LINE_OWNERS } from "../rivals/words/word-lists.ts";
import { plainName } from "./plain-name.ts";

const OWNERS = new Map([...LINE_OWNERS].map(([line, owner]): [string, string] => [nameKey(line), nameKey(owner)]));

/** The words of a plain name, each as a key: "Lou Malnati's & Sons" is lou, malnati, and, sons. */
export function wordKeys(name: string): string[] {
  return plainName(name)
    .replace(/&/gu, " and ")
    .split(/[^\p{L}\p{M}\p{N}+'’.]+/u)
    .map((word) => nameKey(word.replace(/['’]s$/iu, "")))
    .filter((key) => key !== "");
}

/** The key that all spellings of a name share; of a bare domain that of its name. */
export function spelledKey(name: string): string {
  const plain = plainName(name).replace(/^the\s+/iu, "");
  return isDomain(plain) ? nameKey(parse(plain).domainWithoutSuffix || plain) : wordKeys(plain).join("");
}

/** The key of the company whose product line goes by this key of its own, if any. */
export function ownerOf(key: string): string | undefined {
  return OWNERS.get(key);
}

/** Whether a name is written as an address ("monday.com"). */
export function isDomain(name: string): boolean {
  return /^\S+\.\p{Ll}{2,}$/u.test(name) && parse(name).isIcann === true;
}

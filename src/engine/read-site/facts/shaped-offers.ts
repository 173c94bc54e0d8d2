import { fold, foldWords } from "../../language/fold.ts";
import { languageOf } from "../../language/languages.ts";
import { UNSPACED } from "../../language/scripts.ts";
import type { Block } from "../types.ts";
import { isOther } from "./listed-offers.ts";
import { isTown } from "./place-names.ts";

/** So many entries of a kind make a list. */
const FEWEST = 3;
/** Characters and words of a thing's name; scripts without spaces need fewer signs. */
const LONGEST = 44;
const MOST_WORDS = 6;
const LONGEST_UNSPACED = 18;
/** Share of entries that must look like names of things. */
const MOSTLY = 0.6;
const NO_NAME = /[?!…:;"“”„«»@#=+_/\\]|\.$|\d{3,}|\d[:.]\d\d|^\d{2}/u;
/** "Не сливает воду": what is wrong, not what is done about it. */
const NEGATED = /^(?:не|nie|ne|non|no|not|kein\w{0,2}|nicht|ikke|inte|niet|geen|não|nu)\s/iu;

/** Offers by their shape alone, for pages whose headings say nothing: a list, a column or a row of headings of at least three short names, the longest one. */
export function shapedOffers(blocks: readonly Block[], language: string): string[] {
  const said = [languageOf(language), languageOf("en")];
  const isName = (text: string) => {
    const words = text.trim().split(/\s+/u);
    const plain = words.map((word) => fold(word).replace(/[^\p{L}\p{M}'’]/gu, ""));
    return (
      text.length > 1 &&
      text.length <= (UNSPACED.test(text) ? LONGEST_UNSPACED : LONGEST) &&
      words.length <= MOST_WORDS &&
      !NO_NAME.test(text.trim()) &&
      !NEGATED.test(text.trim()) &&
      !isOther(text) &&
      !isTown(foldWords(text)) &&
      !plain.some((word) =>
        said.some(
          ({ pronouns, firstPersons, finite }) => pronouns.has(word) || firstPersons.has(word) || finite.has(word),
        ),
      )
    );
  };
  const groups = groupsOf(blocks);
  const named = groups
    .map((group) => ({ names: group.filter(isName), share: group.filter(isName).length / group.length }))
    .filter(({ names, share }) => names.length >= FEWEST && share >= MOSTLY);
  const [longest] = named.sort((a, b) => b.names.length - a.names.length);
  return longest?.names ?? [];
}

/** Lists, first columns, and headings of one level with nothing between them but text, each as its entries. */
function groupsOf(blocks: readonly Block[]): string[][] {
  const groups: string[][] = [];
  const open = new Map<number, string[]>();
  let under = "";
  for (const block of blocks) {
    if (block.kind === "heading") {
      for (const level of [...open.keys()]) if (level > block.level) open.delete(level);
      const row = open.get(block.level) ?? [];
      if (row.length === 0 && block.level > 1 && !isOther(under)) groups.push(row);
      open.set(block.level, row);
      row.push(block.text);
      under = block.text;
    } else if (!isOther(under)) {
      // What is numbered are steps.
      if (block.kind === "list" && !block.ordered) groups.push(block.items);
      if (block.kind === "table") groups.push(block.rows.flatMap(([first]) => first ?? []));
    }
  }
  return groups;
}

import { either, wordsOfAll } from "../../language/languages.ts";
import type { Reading } from "../../read-site/types.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";

const INTRODUCTION = new RegExp(String.raw`(?<!\p{L})(?:${either(wordsOfAll("introduces"))})\s{1,3}`, "giu");
/** What a name is said to be: ", your AI assistant", but not ", an engineer who built an AI assistant". */
const MACHINE = new RegExp(
  String.raw`^\s?[,:(–—-]?\s{0,2}(?:[\p{L}'’-]{1,20}\s){0,2}(?:${either(wordsOfAll("machines"))})(?!\p{L})`,
  "iu",
);
/** Characters of a home page in which somebody says who they are. */
const OPENING = 1500;

/** The name of the person whose own site this is: its home page says "I am" and the name; `null` on all other sites. */
export function ownPerson({ home, facts }: Reading): string | null {
  const declared = nodesOf(home)
    .filter((node) => isOf(node, "Person"))
    .flatMap(({ name }) => textsOf(name));
  const names = [facts.brand, ...facts.aliases, ...declared].filter((name) => name.length > 2);
  const opening = home.mainText.slice(0, OPENING);
  const introduced = [...opening.matchAll(INTRODUCTION)].map(({ index, 0: said }) =>
    opening.slice(index + said.length),
  );
  return names.find((name) => introduced.some((rest) => isPerson(name, rest))) ?? null;
}

/** Whether what follows "I am" is the name as it is written ("I am ready to move" names no Ready), and no machine's. */
function isPerson(name: string, rest: string): boolean {
  const after = rest.replace(/\s+/g, " ");
  const named = name.slice(0, 80).replace(/\s+/g, " ");
  const behind = after.slice(named.length);
  return after.startsWith(named) && !/^\p{L}/u.test(behind) && !MACHINE.test(behind);
}

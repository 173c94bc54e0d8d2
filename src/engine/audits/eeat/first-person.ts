import type { Reading } from "../../read-site/types.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";

/** What people open their own page with, in the languages of the lexicons and their neighbours. */
const INTRODUCES =
  "I['’]?m|I am|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|yo soy|me llamo|sono|mi chiamo|ik ben|mijn naam is|eu sou|sou|me chamo|jag är|jag heter|jeg er|jeg hedder|jeg heter|jestem|nazywam się|jsem|jmenuji se|volám sa|zovem se|ja sam|jaz sem|sem";
/** Characters of a home page in which somebody says who they are. */
const OPENING = 1500;

/** The name of the person whose own site this is: its home page says "I am" and the name; `null` on all other sites. */
export function ownPerson({ home, facts }: Reading): string | null {
  const declared = nodesOf(home)
    .filter((node) => isOf(node, "Person"))
    .flatMap(({ name }) => textsOf(name));
  const names = [facts.brand, ...facts.aliases, ...declared].filter((name) => name.length > 2);
  const opening = home.mainText.slice(0, OPENING);
  return names.find((name) => introduces(name).test(opening)) ?? null;
}

/** The name as it is written: "I am ready to move" names no Ready. */
const introduces = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?i:${INTRODUCES})\s{1,3}${name.slice(0, 80).split(/\s+/).map(RegExp.escape).join(String.raw`\s{1,3}`)}(?!\p{L})`,
    "u",
  );

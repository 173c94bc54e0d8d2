import type { Reading } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";
import { comparableName, comparableOwner, namesOnSite, type PlacedName } from "./site-names.ts";

const MIN_SOURCES = 2;
const ENOUGH_AGREE = 4;

/** The company is called the same everywhere on its site. */
export const consistency: Audit = {
  id: "eeat.consistency",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "The company's name is the same everywhere",
  why: "Search engines read the name from several places; when these differ they may show the wrong one.",
  judge(reading) {
    const names = comparable(namesOnSite(reading));
    if (names.length < MIN_SOURCES) return notApplicable("The name stands in fewer than two comparable places.");
    const groups = groupNames(names.map(({ name }) => name));
    const main = groups[0]!;
    const others = names.filter(({ place, name }) => !main.includes(name) && !isExcused(place, name, main));
    const mismatches = others.length;
    const evidence = {
      url: reading.home.finalUrl,
      observed: names.map(({ place, name }) => `${place}: “${name}”`).join("; "),
      expected: "the same name in data, title, social tags, footer and logo",
    };
    if (mismatches === 0 || (main.length >= ENOUGH_AGREE && mismatches <= 1)) return pass(evidence);
    return mismatches === 1 && main.length > 1 ? partial(0.5, evidence) : fail(evidence);
  },
  fix: (reading) => ({
    title: "Use exactly the same company name everywhere",
    how: `Use “${commonName(reading)}” alike in the page title, the social tags (og:site_name), the data block, the logo's alternative text and the footer.`,
    paste: null,
  }),
};

/**
 * Without what footer and logo say where it is another party's: whose rights a site reserves is often its owner, or whoever
 * made it. A name that shares a word with what the site calls itself is meant to be the same one.
 */
function comparable(names: PlacedName[]): PlacedName[] {
  const isFrame = ({ place }: PlacedName) => place === "footer" || place === "logo";
  const stated = names.filter((each) => !isFrame(each));
  const words = (name: string) =>
    comparableName(name)
      .split(" ")
      .filter((word) => word.length > 2);
  const isMeant = ({ name }: PlacedName, other: PlacedName) =>
    agree(comparableName(other.name), comparableName(name)) ||
    words(other.name).some((word) => words(name).includes(word));
  return names.filter((each) => {
    if (!isFrame(each)) return true;
    const others = stated.length > 0 ? stated : names.filter((other) => other !== each);
    return others.some((other) => isMeant(each, other));
  });
}

/**
 * What stands beside the name without contradicting it: the house at the foot; a picture that is called logo and is of
 * something else; the name of a section as an application's, which search engines do not take for the site's.
 */
const isExcused = (place: string, name: string, main: string[]): boolean =>
  place === "logo" ||
  (place === "footer" && isHouseOf(name, main)) ||
  (place === "application name" && main.length > 1);

/** Whether a name is of the house behind one of the others: "Acme Media Group" under "Acme News". */
function isHouseOf(name: string, others: string[]): boolean {
  const house = comparableOwner(name);
  return house !== comparableName(name) && others.some((other) => agree(house, comparableName(other)));
}

/** What most places call the company; the brand where no two agree. */
function commonName(reading: Reading): string {
  const [main = []] = groupNames(comparable(namesOnSite(reading)).map(({ name }) => name));
  return main.length > 1 ? main[0]! : reading.facts.brand;
}

/** Names that mean the same, the largest group first: equal, or one a part of the other. */
function groupNames(names: string[]): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const group = groups.find(([first]) => agree(comparableName(first!), comparableName(name)));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** All words of the shorter name stand in the longer one, or both are the same without spaces. */
function agree(one: string, other: string): boolean {
  const [short, long] = [one.split(" "), other.split(" ")].sort((a, b) => a.length - b.length) as [string[], string[]];
  return short.every((word) => long.includes(word)) || one.replaceAll(" ", "") === other.replaceAll(" ", "");
}

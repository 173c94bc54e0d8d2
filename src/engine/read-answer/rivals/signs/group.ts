import type { Answer } from "../answer.ts";
import type { Group } from "../spots.ts";
import { languageKind } from "./language-kind.ts";
import type { ToldByStart } from "./sign.ts";

/** How many stand together. */
export const sizeOf = (n: number): string =>
  n === 1 ? "alone" : n === 2 ? "pair" : n < 6 ? "some" : n < 12 ? "many" : "very many";

/** Whether one of its names may be the target's. */
export function hasTarget({ spots }: Pick<Group, "spots">): boolean {
  return spots.some(({ readings }) => readings.some(({ target }) => target));
}

/** Tells the signs that the members of a group are options. */
export function groupSigns(group: Group, answer: Answer, told: ToldByStart): void {
  const { context } = answer;
  const { spots, shares } = group;
  told.add("any");
  told.under("in ").add(group.kind);
  const size = sizeOf(spots.length);
  told.add(size);
  told.under(`${group.kind} `).add(size);
  told.all(shares);
  if (spots.length > 2) {
    const [most, none] = [told.under("most "), told.under("none ")];
    for (const id of SETTLING) {
      const share = shares.get(id) ?? 0;
      if (share > 0.75) most.add(id);
      if (share < 0.1) none.add(id);
    }
  }
  if (group.alike) {
    const alike = told.under("alike ");
    for (const id of SETTLING) {
      const share = group.alike.get(id) ?? 0;
      if (share > 0) alike.add(id, share);
    }
  }
  told.under("lead ").each(answer.leads.get(group.lead)!);
  told.under("above ").each(answer.leads.get(group.above)!);
  told.each(answer.asked);
  const crossing = CROSSING.flatMap((id): [string, number][] => (shares.has(id) ? [[id, shares.get(id)!]] : []));
  const crossed = answer.asked.filter((id) => CROSSED.has(id)).map((id) => told.under(`${id} x `));
  if (context.running) crossed.push(told.under("running x "));
  for (const one of crossed) one.all(crossing);
  const keys = new Set(spots.map(({ readings }) => readings[0]!.key));
  told.add("repeats", keys.size < spots.length ? 1 : 0);
  told.add("target in it", hasTarget(group) ? 1 : 0);
  told.add("nested", group.under ? 1 : 0);
  const alike = spots.length > 2 ? commonest(spots.map(({ readings }) => readings[0]!.words[0]!.lower)) : 0;
  told.add("one first word", alike);
  if (alike > 0) for (const one of crossed) one.add("one first word", alike);
  told.add("advice above", spots.filter(({ unit }) => context.advice[unit.index]).length / spots.length);
  told.add(
    "words of label",
    spots.reduce((sum, { readings }) => sum + Math.min(8, readings[0]!.words.length), 0) / spots.length / 4,
  );
  const lang = languageKind(context.language);
  if (lang) {
    told.add(lang);
    told.under(`${lang} x `).all(crossing);
  }
  if (context.document.flattened) told.add("flattened");
  if (context.running) {
    told.under("running: ").each(answer.asked);
  }
  if (answer.groups.length === 1) told.add("only group");
}

/** The share of the commonest word, where more than one has it. */
function commonest(words: readonly string[]): number {
  const counts = Map.groupBy(words, (word) => word);
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return most > 1 ? most / words.length : 0;
}

/** Signs that settle a group where they hold of most of its members, or of none. */
const SETTLING = [
  "brand",
  "unknown",
  "opens unknown",
  "titled",
  "common words",
  "imperative",
  "word of part",
  "small word",
  "ends abstract",
  "place",
  "person",
  "no body",
  "body of a kind",
  "body of a concept",
  "digit in it",
  "venue",
  "all asked",
  "small elsewhere",
];

const CROSSED = new Set([
  "seeks",
  "asks how",
  "asks locally",
  "asks for goods",
  "asks for venues",
  "asks of sorts",
  "asks for concepts first",
  "asks for sorts first",
]);
const CROSSING = [
  "brand",
  "unknown",
  "titled of several",
  "common words",
  "venue",
  "all asked",
  "no body",
  "imperative",
  "small word",
];

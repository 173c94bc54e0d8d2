import type { Answer } from "../answer.ts";
import type { Candidate, Group, Reading } from "../spots.ts";
import type { Signs, ToldByStart } from "./sign.ts";

/** What the names of a group are by themselves, and who stands outside it. */
interface Standing {
  size: number;
  sum: number;
  taken: number;
  best: Candidate | null;
  next: Candidate | null;
  bestOutside: number;
  takenOutside: number;
}

const clip = (odds: number): number => Math.max(-5, Math.min(5, odds));
const NOBODY = -5;

/** For each name of an answer the signs of it among the others, once all are weighed by themselves. */
export function secondSigns(answer: Answer): Map<Candidate, Signs> {
  const ranked = [...answer.candidates].sort((a, b) => b.first - a.first);
  const taken = ranked.filter(({ first }) => first > 0).length;
  const byKey = new Map(ranked.map((one) => [one.key, one]));
  const standings = new Map<Group, Standing>();
  const standingOf = (group: Group): Standing => {
    const known = standings.get(group) ?? standIn(group, { byKey, ranked, taken });
    standings.set(group, known);
    return known;
  };
  const kinOf = kinIn(answer, byKey);
  const others = { ranked, taken, telling: ranked.some(isTelling), answer, standingOf, kinOf };
  return new Map(ranked.map((one) => [one, (told) => tell(one, others, told)]));
}

interface Others {
  ranked: readonly Candidate[];
  taken: number;
  /** Somebody likely has a name that tells by itself. */
  telling: boolean;
  answer: Answer;
  standingOf(group: Group): Standing;
  kinOf(one: Candidate): Kin;
}

/** What a name stands over and under: the likeliest of the names nested under it, and the one that it is nested under. */
interface Kin {
  over: number | null;
  under: number | null;
}

function kinIn({ spots }: Answer, byKey: ReadonlyMap<string, Candidate>): (one: Candidate) => Kin {
  const kin = new Map<Candidate, Kin>();
  const kinOf = (one: Candidate): Kin => {
    const known = kin.get(one) ?? { over: null, under: null };
    kin.set(one, known);
    return known;
  };
  for (const { group, reading } of spots) {
    const one = byKey.get(reading.key);
    const head = group.under && byKey.get(group.under.reading.key);
    if (!one || !head || one === head) continue;
    const [above, below] = [kinOf(head), kinOf(one)];
    above.over = Math.max(above.over ?? NOBODY, one.first);
    below.under = Math.max(below.under ?? NOBODY, head.first);
  }
  return kinOf;
}

/** A likely option whose name is no word of the language. */
function isTelling({ first, spots: [spot] }: Candidate): boolean {
  return first > 0 && isNamed(spot!.reading);
}

function isNamed({ signs }: Reading): boolean {
  return signs.includes("unknown") || signs.includes("brand");
}

function tell(one: Candidate, { ranked, taken, telling, answer, standingOf, kinOf }: Others, told: ToldByStart): void {
  const { kind: place, group } = siblingsOf(one);
  // Where line breaks were lost, entries and remarks on them stand in one group.
  const kind = place === "entry" && answer.context.document.flattened ? "glued entry" : place;
  const own = one.first > 0 ? 1 : 0;
  const standing = group && standingOf(group);
  const others = (standing?.size ?? 1) - 1;
  const bestOther =
    standing && others > 0 ? standing.bestOutside : (ranked.find((other) => other !== one)?.first ?? NOBODY);
  const takenOther = standing && others > 0 ? standing.takenOutside : taken - own;
  const { over, under } = kinOf(one);
  const ofKind = told.under(`${kind} `);
  told.add("any");
  if (over !== null) {
    told.add("over", clip(over));
    told.add("over any");
  }
  if (under !== null) {
    told.add("under", clip(under));
    told.add("under any");
  }
  told.add("own", clip(one.first));
  told.add("answer odds", clip(answer.odds));
  const near = Math.exp(clip(one.first) - clip(ranked[0]!.first));
  told.add("near best", near);
  told.add("near best where offered", near * shareOf(answer.odds));
  told.add("near best where surely offered", near * shareOf(answer.odds - SURELY));
  told.add(kind);
  if (telling && !one.spots.some(({ reading }) => isNamed(reading))) ofKind.add("common among names");
  ofKind.add("best other", clip(bestOther));
  ofKind.add("others taken", Math.min(1, takenOther / 5));
  if (!standing || others < 1) return;
  const best = standing.best === one ? standing.next : standing.best;
  ofKind.add("best sibling", clip(best?.first ?? NOBODY));
  ofKind.add("sibling mean", (standing.sum - clip(one.first)) / others);
  ofKind.add("share taken", (standing.taken - own) / others);
  ofKind.add("siblings");
  ofKind.add("many siblings", others > 3 ? 1 : 0);
}

/** Log-odds from which an answer surely offers somebody: then its likeliest names are the ones, however weak. */
const SURELY = 2;

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Where a name stands among others, the likelier to be alike the later. */
const KINDS = ["aside", "opening", "row", "entry"] as const;

/** The largest group that a name stands in: of labels, else an enumeration, else names that open clauses. */
function siblingsOf({ spots }: Candidate): { kind: (typeof KINDS)[number]; group: Group | null } {
  let [kind, best]: [number, Group | null] = [0, null];
  for (const { label, group } of spots) {
    const next = label ? 3 : group.kind === "enumeration" ? 2 : group.kind === "subjects in paragraph" ? 1 : 0;
    if (next === 0 || next < kind) continue;
    if (next > kind || group.spots.length > best!.spots.length) best = group;
    kind = next;
  }
  return { kind: KINDS[kind]!, group: best };
}

function standIn(
  { spots }: Group,
  { byKey, ranked, taken }: { byKey: ReadonlyMap<string, Candidate>; ranked: readonly Candidate[]; taken: number },
): Standing {
  const inside = new Set(spots.flatMap(({ reading }) => byKey.get(reading.key) ?? []));
  const members = [...inside].sort((a, b) => b.first - a.first);
  const takenInside = members.filter(({ first }) => first > 0).length;
  return {
    size: members.length,
    sum: members.reduce((sum, { first }) => sum + clip(first), 0),
    taken: takenInside,
    best: members[0] ?? null,
    next: members[1] ?? null,
    bestOutside: ranked.find((one) => !inside.has(one))?.first ?? NOBODY,
    takenOutside: taken - takenInside,
  };
}

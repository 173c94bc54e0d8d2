import { longerAround } from "./longer-name.ts";
import type { NamePlace } from "./name-place.ts";
import words from "./sign-words.json" with { type: "json" };
import { SIGNS } from "./signs/index.ts";
import fitted from "./weights.json" with { type: "json" };

/** Ids of what holds, with how far, mostly 1. */
export type NameEvidence = [id: string, value: number][];

/** What is weighed one after the other: a place by itself, and among the other places of its word. */
export type NameStage = "place" | "among";

const stageOf = (weights: Record<string, number>) => new Map(Object.entries(weights));
const WEIGHTS: Record<NameStage, ReadonlyMap<string, number>> = {
  place: stageOf(fitted.weights.place),
  among: stageOf(fitted.weights.among),
};

/** Every sign that holds of a place, by itself and for its kind of place. */
export function evidenceOf(place: NamePlace): NameEvidence {
  const found: NameEvidence = [
    ["any", 1],
    [place.kind, 1],
  ];
  const told = (id: string, value: number) => found.push([id, value], [`${place.kind} x ${id}`, value]);
  for (const { id, holds } of SIGNS) {
    const value = Number(holds(place));
    if (value !== 0) told(id, value);
  }
  for (const id of place.context.asked) told(id, 1);
  return found;
}

/** A place as the others of its answer see it. */
export interface Among {
  odds: number;
  /** A longer name stands around it: maybe somebody else's, or one that the brand's site or category bears out. */
  longer: "another" | "own" | "open" | null;
}

const FAR = 5;

/** A place with its log-odds. */
export function amongOthers(place: NamePlace, odds: number): Among {
  return { odds, longer: longerAround(place) };
}

/** What the other places of the same word in an answer say of one. */
export function evidenceAmong({ odds, longer }: Among, others: readonly Among[]): NameEvidence {
  // Another's name says nothing of what stands alone.
  const alike = others.filter((one) => one.longer !== "another");
  const far = alike.map((one) => Math.max(-FAR, Math.min(FAR, one.odds)));
  return [
    ["any", 1],
    ["itself", odds],
    ["the likeliest other", far.length > 0 ? Math.max(...far) : 0],
    ["the others", far.length > 0 ? far.reduce((sum, one) => sum + one, 0) / far.length : 0],
    ["alone", far.length === 0 ? 1 : 0],
    ["another's beside the name", longer === "another" && others.some((one) => !one.longer && one.odds > 0) ? 1 : 0],
    ["longer beside the name", longer === "open" && others.some((one) => !one.longer && one.odds > 0) ? 1 : 0],
    ["longer beside its own", longer !== "own" && longer && others.some((one) => one.longer === "own") ? 1 : 0],
    ["bare beside its own", longer === null && others.some((one) => one.longer === "own") ? 1 : 0],
  ];
}

/** The log-odds of evidence. */
export function oddsOf(stage: NameStage, evidence: NameEvidence): number {
  return evidence.reduce((sum, [id, value]) => sum + (WEIGHTS[stage].get(id) ?? 0) * value, 0);
}

/** Signs that a reason tells of. */
const TOLD = 4;

const WORDS: Readonly<Record<string, string>> = words;

/** In words the signs that speak most for a place being the name, or against it, the strongest first. */
export function strongest(evidence: NameEvidence, isName: boolean): string[] {
  const sums = new Map<string, number>();
  for (const [id, value] of evidence) {
    const sign = WORDS[id.split(" x ").at(-1)!] ?? "";
    const added = (WEIGHTS.place.get(id) ?? 0) * value;
    sums.set(sign, (sums.get(sign) ?? 0) + (isName ? added : -added));
  }
  return [...sums]
    .filter(([said, sum]) => sum > 0 && said !== "")
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOLD)
    .map(([said]) => said);
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldWords } from "../fold.ts";

const FOLDER = join(import.meta.dirname, "towns");
const known = new Map<string, ReadonlyMap<string, number>>();

/** Whether the towns of a country are known at all. */
export function hasTowns(country: string): boolean {
  return townsOf(country).size > 0;
}

/** Digits of the population of the largest town of this name in a country, 4 to 8; `null` where no town of a thousand people has it. */
export function townSize(name: string, country: string): number | null {
  return townsOf(country).get(foldWords(name)) ?? null;
}

/** Folded names of a country's towns with the digits of their population; read when first asked for. */
function townsOf(country: string): ReadonlyMap<string, number> {
  let towns = known.get(country);
  if (!towns) {
    const path = join(FOLDER, `${country}.json`);
    const table = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).towns as Record<string, string>) : {};
    towns = new Map(
      Object.entries(table)
        .sort(([a], [b]) => Number(a) - Number(b))
        .flatMap(([size, names]) => names.split("|").map((name) => [foldWords(name), Number(size)] as const)),
    );
    known.set(country, towns);
  }
  return towns;
}

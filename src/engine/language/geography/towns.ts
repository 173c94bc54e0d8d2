import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldWords } from "../fold.ts";

const FOLDER = join(import.meta.dirname, "towns");
const known = new Map<string, ReadonlyMap<string, Town>>();

/** A folded name: digits of the population of the largest town that has it, and how those that have it are spelled, smallest first. */
interface Town {
  size: number;
  spellings: string[];
}

/** Whether the towns of a country are known at all. */
export function hasTowns(country: string): boolean {
  return townsOf(country).size > 0;
}

/** Digits of the population of the largest town of this name in a country, 4 to 8; `null` where no town of a thousand people has it. */
export function townSize(name: string, country: string): number | null {
  return townsOf(country).get(foldWords(name))?.size ?? null;
}

/** How a town of a country is spelled that a text has in capitals or without its accents: "Iași" for "Iasi"; as it is where a town is spelled so, `null` where none has the name. */
export function townSpelling(name: string, country: string): string | null {
  const spellings = townsOf(country).get(foldWords(name))?.spellings ?? [];
  return spellings.includes(name) ? name : (spellings.at(-1) ?? null);
}

/** A country's towns by their folded names; read when first asked for. */
function townsOf(country: string): ReadonlyMap<string, Town> {
  let towns = known.get(country);
  if (!towns) {
    const path = join(FOLDER, `${country}.json`);
    const table = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).towns as Record<string, string>) : {};
    const byName = new Map<string, Town>();
    for (const [size, names] of Object.entries(table).sort(([a], [b]) => Number(a) - Number(b)))
      for (const name of names.split("|")) {
        const folded = foldWords(name);
        const spellings = [...(byName.get(folded)?.spellings ?? []), name];
        byName.set(folded, { size: Number(size), spellings });
      }
    towns = byName;
    known.set(country, towns);
  }
  return towns;
}

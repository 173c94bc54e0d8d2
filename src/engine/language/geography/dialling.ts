import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "dialling");
const known = new Map<string, Dialling | null>();
/** Digits of the longest prefix that tells a town. */
const LONGEST = 5;

/** One country's file. */
interface Dialling {
  /** Calling code. */
  code: string;
  /** Town by the digits that a national number begins with. */
  towns: Record<string, string>;
}

/** Whether the landline numbers of a country tell their towns here. */
export function hasDialling(country: string): boolean {
  return diallingOf(country) !== null;
}

/** The town of a landline number as it is written in or outside its country, by its first digits; `null` for mobile numbers and where they tell a region or nothing. */
export function townOfNumber(number: string, country: string): string | null {
  const table = diallingOf(country);
  if (!table) return null;
  const digits = number.replace(/\D/gu, "");
  const abroad = /^\s*(?:\+|00)/u.test(number) ? digits.replace(/^00/u, "") : null;
  if (abroad !== null && !abroad.startsWith(table.code)) return null;
  const national = abroad === null ? digits : abroad.slice(table.code.length);
  // Italy keeps its zero, others dial one before the number at home, Russia an eight.
  for (const begins of [
    national,
    national.replace(/^0/u, ""),
    ...(country === "RU" ? [national.replace(/^[78]/u, "")] : []),
  ])
    for (let length = LONGEST; length > 0; length -= 1) {
      const town = table.towns[begins.slice(0, length)];
      if (town) return town;
    }
  return null;
}

/** Read when a number of the country is first asked for. */
function diallingOf(country: string): Dialling | null {
  let table = known.get(country);
  if (table === undefined) {
    const path = join(FOLDER, `${country}.json`);
    table = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Dialling) : null;
    known.set(country, table);
  }
  return table;
}

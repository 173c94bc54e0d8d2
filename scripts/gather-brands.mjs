/**
 * Writes src/engine/read-answer/rivals/words/lexicon/brands.json: names of brands that are known all over, as keys, from
 * name-suggestion-index (BSD-3-Clause) and @thesvg/icons (MIT), without the parts of cloud services that the latter draws too.
 * `npm pack name-suggestion-index @thesvg/icons`, unpack each, `npm run gather-brands -- <folder of the first> <folder of the second>`
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameKey } from "../src/engine/read-answer/rivals/words/tokens.ts";

const [index, icons] = process.argv.slice(2);
if (!icons) throw new Error("usage: npm run gather-brands -- <name-suggestion-index> <@thesvg/icons>");

const SHORTEST = 3;
const NAME_TAG = /^(?:name|brand|short_name|alt_name)(?::[a-z]{2,3}(?:-[a-z]+)?)?$/iu;
/** Categories of icons for the parts of a cloud service or a cluster ("Storage", "Group"). */
const PARTS = new Set(
  "General Networking Storage Compute IoT Management Migration Integration Kubernetes Containers Identity Monitoring Web Library Framework Language".split(
    " ",
  ),
);
const CLOUD_PART = /^(?:AWS|Azure|Amazon \S+ |Google Cloud )/u;

const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const names = [...indexed(), ...drawn()];
const keys = [...new Set(names.map(nameKey))].filter(isLong).sort();
const versions = [index, icons]
  .map((folder) => json(join(folder, "package.json")))
  .map((of) => `${of.name} ${of.version}`);
const source = `Brands of ${versions[0]} (BSD-3-Clause) and titles of ${versions[1]} (MIT), by scripts/gather-brands.mjs.`;
const target = new URL("../src/engine/read-answer/rivals/words/lexicon/brands.json", import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({ source, date: new Date().toISOString().slice(0, 10), keys: keys.join(" ") }, null, 2)}\n`,
);
console.log(`${keys.length} brands`);

/** Names of chains and makers, in all their languages. */
function indexed() {
  const { nsi } = json(join(index, "dist/json/nsi.min.json"));
  return Object.entries(nsi)
    .filter(([path]) => path.startsWith("brands/"))
    .flatMap(([, { items = [] }]) => items)
    .flatMap(({ tags }) => Object.entries(tags))
    .filter(([tag]) => NAME_TAG.test(tag))
    .flatMap(([, value]) => value.split(";"));
}

function drawn() {
  const folder = join(icons, "dist");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".cjs") && file !== "index.cjs")
    .map((file) => readFileSync(join(folder, file), "utf8").slice(0, 2000))
    .flatMap((text) => {
      const title = /^exports\.title = "(.+)";$/mu.exec(text)?.[1];
      const categories = JSON.parse(/^exports\.categories = (\[.*\]);$/mu.exec(text)?.[1] ?? "[]");
      return !title || CLOUD_PART.test(title) || categories.some((one) => PARTS.has(one)) ? [] : [title];
    });
}

/** Signs without letters of their own and very short keys would be found anywhere. */
function isLong(key) {
  return key.length >= (/[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]/u.test(key) ? 2 : SHORTEST) && /\p{L}/u.test(key);
}

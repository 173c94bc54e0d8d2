/**
 * Writes src/engine/trades/gathered/<language>.json: names of trades from @openstreetmap/id-tagging-schema
 * (ISC), by src/engine/trades/presets.json, as far as our own labels do not say them already.
 * `npm pack @openstreetmap/id-tagging-schema@7.2.0 && tar xzf *.tgz && npm run gather-trades -- package`
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [source] = process.argv.slice(2);
if (!source) throw new Error("usage: npm run gather-trades -- <folder of the unpacked package>");
const TRADES = join(import.meta.dirname, "../src/engine/trades");
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const { version } = json(join(source, "package.json"));
const { presets } = json(join(TRADES, "presets.json"));
const kinds = new Map(json(join(TRADES, "trades.json")).trades.map(({ id, kind }) => [id, kind]));

/** Our languages, with the files of the package that tell of each; the first names the seller. */
const FILES = {
  ...Object.fromEntries(
    "ar cs da de en es fr hr it ja ko nl no pl ru sk sl sv tr".split(" ").map((tag) => [tag, [tag]]),
  ),
  pt: ["pt", "pt-BR"],
  "pt-BR": ["pt-BR"],
  zh: ["zh-TW", "zh-CN"],
  "zh-CN": ["zh-CN"],
};
/** A name that so many trades share says nothing of any. */
const SHARED = 3;
const SHORTEST = 4;
const LONGEST = 40;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Languages whose words change their ends: what is left is how all forms begin. */
const BENDING = new Set(["cs", "hr", "pl", "ru", "sk", "sl"]);
const ENDING = /(?<=\p{L}{4})(?:[аеёиоуыэюяйь]{1,2}|ого|ая|ый|[aeiouyáéíóúýěůąę]{1,2})$/u;

const english = presetsOf("en");
for (const [tag, files] of Object.entries(FILES)) {
  const told = files.map(
    (file) => Object.values(json(join(source, `dist/translations/${file}.json`)))[0].presets.presets,
  );
  const own = { ...labelsOf(tag === "pt-BR" ? "pt" : tag), ...labelsOf(tag) };
  const ownWords = new Map(
    Object.entries(own).flatMap(([id, { words = [] }]) => words.map((word) => [plain(word), id])),
  );
  const words = (texts) =>
    new Set(
      texts
        .filter(Boolean)
        .flatMap(parts)
        .map((text) => beginning(text, tag))
        .filter(isWord),
    );
  const all = (ids, tell) =>
    words(told.flatMap((names) => ids.flatMap((preset) => (names[preset] ? tell(names[preset]) : []))));
  const said = new Map(Object.entries(presets).map(([id, ids]) => [id, all(ids, ({ name }) => [name])]));
  const shared = new Map();
  for (const words of said.values()) for (const word of words) shared.set(word, (shared.get(word) ?? 0) + 1);
  const trades = {};
  for (const [id, ids] of Object.entries(presets)) {
    const isOthers = (word) => [...ownWords].some(([text, of]) => of !== id && word.startsWith(text));
    const isKnown = (word) => [...ownWords].some(([text, of]) => of === id && word.startsWith(text));
    const called = tag.includes("-")
      ? []
      : [...said.get(id)].filter((word) => shared.get(word) < SHARED && !isOthers(word) && !isKnown(word)).sort();
    // What nobody has translated stands there in English.
    const listed = told[0][ids[0]]?.name;
    const name = tag !== "en" && listed === english[ids[0]]?.name ? undefined : listed;
    const one = name && !isNamed(own[id]) ? nameOf(name, tag) : null;
    const entry = {
      ...(one ? (kinds.get(id) === "goods" ? { shop: { one } } : { one }) : {}),
      ...(called.length > 0 ? { words: called } : {}),
    };
    if (Object.keys(entry).length > 0) trades[id] = entry;
  }
  const head = `"source": "Names of @openstreetmap/id-tagging-schema ${version} (ISC), by scripts/gather-trades.mjs."`;
  const rows = Object.entries(trades).map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  writeFileSync(join(TRADES, `gathered/${tag}.json`), `{\n  ${head},\n  "trades": {\n${rows.join(",\n")}\n  }\n}\n`);
}

function presetsOf(file) {
  return Object.values(json(join(source, `dist/translations/${file}.json`)))[0].presets.presets;
}

function labelsOf(tag) {
  return readdirSync(join(TRADES, "labels")).includes(`${tag}.json`)
    ? json(join(TRADES, `labels/${tag}.json`)).trades
    : {};
}

function isNamed(label) {
  return label?.one !== undefined || label?.shop !== undefined;
}

/** "Bed / Mattress Store (indoor)" names two things, and says in brackets what does not belong to the name. */
function parts(text) {
  return text
    .replace(/[(（].*$/u, "")
    .split(/[/;,]|\*$/u)
    .map((part) => part.trim());
}

function nameOf(name, tag) {
  const [first] = parts(name);
  return tag === "de" || /^\p{Lu}{2}/u.test(first) ? first : first.toLocaleLowerCase(tag);
}

function beginning(text, tag) {
  const lower = plain(text);
  return BENDING.has(tag)
    ? lower
        .split(" ")
        .map((word) => word.replace(ENDING, ""))
        .join(" ")
    : lower;
}

function plain(text) {
  return text.replace(/^~/u, "").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

function isWord(text) {
  if (text.length > LONGEST || /["«»]/u.test(text)) return false;
  return UNSPACED.test(text) ? text.length >= 2 : text.length >= SHORTEST;
}

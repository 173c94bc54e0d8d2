// Naming against a plain search: whether we find a brand wherever a case-sensitive search for its whole words finds it.
// `npm run bench -- accuracy/plain-search [rows.jsonl …]` reads labelled rows, else our own cases. Every option that is labelled in an
// answer is looked for in turn, as if it were the brand (it is named there), and so is every option of other answers that
// this one does not hold (it is not). `--errors` prints each miss.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { readAnswer } = await import(new URL("../../src/engine/read-answer/index.ts", import.meta.url));
const showErrors = process.argv.includes("--errors");
const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const files = given.length > 0 ? given : [fileURLToPath(new URL("competitors.jsonl", import.meta.url))];
/** Options of other answers that are looked for in each answer. */
const STRANGERS = 6;

const rows = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)),
);
const answers = new Map();
for (const row of rows) {
  const id = row.answer_id ?? row.id;
  if (!answers.has(id)) answers.set(id, { ...row, options: new Set() });
  for (const name of row.label.competitors ?? []) answers.get(id).options.add(name);
}
const everyone = [...new Set([...answers.values()].flatMap(({ options }) => [...options]))];

measureBrands();
measureOptions();
measureStrangers();

/** The brand of each row that says whether it is named. */
function measureBrands() {
  const labelled = rows.filter(({ label }) => label.target ?? label.placement);
  if (labelled.length === 0) return;
  const tally = { rows: labelled.length, ours: 0, plain: 0, behind: 0 };
  for (const row of labelled) {
    const wanted = ["prose", "list"].includes(row.label.target ?? row.label.placement);
    const ours = isNamed(row, row.brand) === wanted;
    const plain = [row.brand.name, ...row.brand.aliases].some((name) => plainSearch(row.answer, name)) === wanted;
    if (ours) tally.ours += 1;
    if (plain) tally.plain += 1;
    if (plain && !ours) {
      tally.behind += 1;
      if (showErrors) console.log(`  brand ${row.id} ${row.brand.name} ${wanted ? "missed" : "not named"}`);
    }
  }
  console.log(
    `Brands: ${tally.rows} rows, right ${tally.ours}, a plain search ${tally.plain}; wrong where it is right ${tally.behind}`,
  );
}

/** Every labelled option that a plain search finds, looked for as the brand. */
function measureOptions() {
  const languages = new Map();
  for (const row of answers.values()) {
    for (const name of row.options) {
      if (!plainSearch(row.answer, name)) continue;
      const code = row.lang ?? row.language ?? "en";
      if (!languages.has(code)) languages.set(code, { named: 0, found: 0 });
      const tally = languages.get(code);
      tally.named += 1;
      if (isNamed(row, asBrand(name))) tally.found += 1;
      else if (showErrors) console.log(`  option ${row.id} ${name}: ${around(row.answer, name)}`);
    }
  }
  const all = [...languages.values()].reduce(
    (sum, { named, found }) => ({ named: sum.named + named, found: sum.found + found }),
    { named: 0, found: 0 },
  );
  console.log(`Options as brands: named ${all.named}, found ${all.found} (${rate(all.found, all.named)})`);
  for (const [code, { named, found }] of [...languages].sort())
    if (found < named) console.log(`  ${code}: ${found} of ${named}`);
}

/** Options of other answers that do not stand in this one: none may be found. */
function measureStrangers() {
  let asked = 0;
  let found = 0;
  for (const [i, row] of [...answers.values()].entries()) {
    const text = row.answer.toLowerCase();
    const strangers = everyone.filter((name) => !text.includes(name.toLowerCase()));
    for (let k = 0; k < Math.min(STRANGERS, strangers.length); k += 1) {
      const name = strangers[(i * 7 + k * 13) % strangers.length];
      asked += 1;
      if (!isNamed(row, asBrand(name))) continue;
      found += 1;
      if (showErrors) console.log(`  stranger ${row.id} ${name}`);
    }
  }
  console.log(`Names that the answer does not hold: ${asked}, found ${found}`);
}

function asBrand(name) {
  return { name, aliases: [], domain: "no-such-brand.example" };
}

function isNamed({ answer, citations, question }, brand) {
  const { placement } = readAnswer({ text: answer, citations: citations ?? [], brand, question: question ?? null });
  return placement === "prose" || placement === "list";
}

/** Whether the name stands in the text as written, no letter or digit beside it. */
function plainSearch(text, name) {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(name);
  if (unspaced) return text.includes(name);
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function around(text, name) {
  const at = text.indexOf(name);
  return JSON.stringify(text.slice(Math.max(0, at - 50), at + name.length + 50));
}

function rate(part, whole) {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}

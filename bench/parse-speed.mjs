/** CPU that parsing takes: `npm run bench -- parse-speed <folder>` parses every .html file under the folder, three times. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFacts } from "../src/engine/read-site/facts/read-facts.ts";
import { pageParser } from "../src/engine/read-site/parse/page-parser.ts";
import { createWorkshop } from "../src/engine/workshop/workshop.ts";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name a folder of .html files.");
  process.exit(2);
}
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => join(entry.parentPath, entry.name));

const workshop = createWorkshop({ processes: 1 });
const parser = pageParser(workshop.bench(new AbortController().signal));
const parsing = [];
const facts = [];
for (let round = 0; round < 3; round += 1) {
  for (const file of files) {
    const body = readFileSync(file, "utf8");
    const reply = {
      url: "https://acme.com/",
      redirects: [],
      method: "GET",
      status: 200,
      headers: {},
      bytes: body.length,
    };
    const { page, cpuMs } = await parser.parse(
      { ...reply, finalUrl: "https://acme.com/", body, truncated: false, ttfbMs: 1, error: null, at: "" },
      true,
    );
    if (!page) continue;
    parsing.push(cpuMs);
    const before = process.cpuUsage();
    readFacts([page]);
    const used = process.cpuUsage(before);
    facts.push((used.user + used.system) / 1000);
  }
}
await workshop.close();

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const mean = parsing.reduce((sum, value) => sum + value, 0) / parsing.length;
console.log(`pages                ${parsing.length} (${files.length} files)`);
console.log(
  `parse, CPU           median ${at(parsing, 0.5).toFixed(1)} ms, p95 ${at(parsing, 0.95).toFixed(1)} ms, most ${at(parsing, 1).toFixed(1)} ms`,
);
console.log(`facts, CPU           median ${at(facts, 0.5).toFixed(1)} ms, most ${at(facts, 1).toFixed(1)} ms`);
console.log(`a site of 12 pages   ${(mean * 12).toFixed(0)} ms (bar: 1000 ms)`);

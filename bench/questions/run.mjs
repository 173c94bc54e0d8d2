/**
 * Prints what the rules read and ask of saved home pages, to be judged by eye: `npm run bench -- questions/run [--first n] [folder …]`.
 * A folder holds `<name>.html` with its address in `sites.json` or `expected.json`, or `<host>/index.html`; without one, the invented businesses beside this file.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ruleQuestions } from "../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../src/engine/read-site/parse/parse-html.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const firstAt = args.indexOf("--first");
const count = firstAt < 0 ? 25 : Number(args.splice(firstAt, 2)[1]);
const folders = args.length > 0 ? args : [join(HERE, "sites")];

for (const folder of folders) {
  for (const { name, file, url } of sitesIn(folder)) {
    const page = parseHtml(readFileSync(file, "utf8"), { url, isHome: true });
    const facts = readFacts([page]);
    const { questions, reason } = ruleQuestions(facts, { count, pageTexts: [page.mainText] });
    const { brand, aliases, category, trade, place, country, language, audience, offers } = facts;
    console.log(`\n## ${name}`);
    console.log(
      JSON.stringify({ brand, aliases, category, trade, place, country, language, audience, offers, reason }),
    );
    for (const [index, { text }] of questions.entries()) console.log(`${index + 1}. ${text}`);
  }
}

function sitesIn(folder) {
  const tables = ["sites.json", "expected.json"].map((file) => join(folder, file)).filter(existsSync);
  const urls = Object.assign({}, ...tables.map((table) => JSON.parse(readFileSync(table, "utf8"))));
  return readdirSync(folder).flatMap((entry) => {
    const index = join(folder, entry, "index.html");
    if (existsSync(index)) return { name: entry, file: index, url: `https://${entry}/` };
    if (!entry.endsWith(".html")) return [];
    const name = entry.slice(0, -".html".length);
    return { name, file: join(folder, entry), url: urls[name]?.url ?? urls[name] ?? `https://${name}.example/` };
  });
}

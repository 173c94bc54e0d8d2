/** What pages made to hurt cost: milliseconds and megabytes until each is parsed or refused, and until facts are drawn from it. */
import { pageParser } from "../src/engine/read-site/parse/page-parser.ts";
import { createWorkshop } from "../src/engine/workshop/workshop.ts";

const many = (count, piece) => Array.from({ length: count }, (_, at) => piece(at)).join("");
const MB = 1_000_000;
const PAGES = {
  "100 kB of <div>": "<div>".repeat(20_000),
  "200 kB of attributes": `<div ${many(30_000, (at) => `a${at}=1 `)}>`,
  "2 MB of <i></i>": "<i></i>".repeat(285_000),
  "180,000 small elements": `<main>${"<p>a b</p>".repeat(180_000)}</main>`,
  "500 deep, each with text": `${many(500, (at) => `<div class="nav menu x${at}">text `)}`,
  "open formatting before paragraphs": many(400, (at) => `<b class=x${at}>`) + "<p>x</p>".repeat(50_000),
  "one word of 2 MB": `<title>${"a".repeat(MB)}</title><h1>${"a".repeat(MB)}</h1>`,
  "2 MB of capital words": `<main><p>${"Aa Bb ".repeat(330_000)}</p></main><footer>${"Aa Bb ".repeat(20_000)}</footer>`,
  "mail addresses without end": `<main><p>${"a.".repeat(500_000)}@${"b-".repeat(500_000)}</p></main>`,
  "copyright signs": `<footer>${"© ".repeat(500_000)}</footer>`,
  "dates and numbers": `<main><p>${"Published on 1. ".repeat(120_000)}</p></main>`,
  "styles of spaces": `<main>${many(200, () => `<p style="${";".repeat(100)}${" ".repeat(9000)}width:">x</p>`)}</main>`,
  "hidden text of 2 MB": `<div hidden>${"AI must always ".repeat(130_000)}</div>`,
  "zero-width text": `<p>${"\u200B".repeat(600_000)}</p>`,
  entities: `<p>${"&amp;&#x41;&nbsp;".repeat(120_000)}</p>`,
  "100,000 links": `<nav>${many(60_000, (at) => `<a href=/p/${at}>p${at}</a>`)}</nav>`,
  "nested JSON-LD": `<script type="application/ld+json">${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}</script>`,
  "style rules": `<style>${".a {".repeat(20_000)}${".a{x y z w ".repeat(20_000)}</style><p>x`,
  "nested tables": `<table>${"<tr><td><table>".repeat(160)}`,
  "unclosed comments": "<!--".repeat(500_000),
  "CJK text": `<main><p>${"我们销售咖啡".repeat(110_000)}</p></main>`,
};

const workshop = createWorkshop({ processes: 1 });
const newBench = () => workshop.bench(new AbortController().signal);
const exchange = (body) => ({
  url: "https://acme.com/",
  finalUrl: "https://acme.com/",
  redirects: [],
  method: "GET",
  status: 200,
  headers: { "content-type": "text/html" },
  body: body.slice(0, 2 * MB),
  bytes: body.length,
  truncated: false,
  ttfbMs: 1,
  error: null,
  at: new Date().toISOString(),
});

await pageParser(newBench()).parse(exchange("<p>warm"), true);
let worst = 0;
for (const [name, html] of Object.entries(PAGES)) {
  const began = performance.now();
  const bench = newBench();
  const { page, reason } = await pageParser(bench).parse(exchange(html), true);
  const parsed = performance.now() - began;
  const before = performance.now();
  const read = page ? await bench.run("facts", [page]).then(() => "parsed", String) : reason;
  const facts = performance.now() - before;
  worst = Math.max(worst, facts);
  const megabytes = Math.round(process.memoryUsage().rss / MB);
  console.log(
    `${name.padEnd(36)} parse ${parsed.toFixed(0).padStart(5)} ms  facts ${facts.toFixed(0).padStart(4)} ms  ${megabytes} MB  ${read}`,
  );
}
await workshop.close();
console.log(`longest reading of facts: ${worst.toFixed(0)} ms`);

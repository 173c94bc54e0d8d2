// Sites and answer engines made to hurt, in a process of their own, so that serving them is not measured.
// Started by hostile-scans.mjs, which is told each site's address by name.
import { OPENAPI_PATHS } from "../src/engine/surfaces/openapi.ts";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { startWebsite } from "../test/support/website.ts";

const KB = 1000;
const many = (count, piece) => Array.from({ length: count }, (_, at) => piece(at)).join("");
const typed = (type, body) => ({ headers: { "content-type": type }, body });
const html = (main, head = "") =>
  `<!doctype html><html lang=en><head><title>Acme payroll software</title>${head}</head><body><main><h1>Payroll software for small companies</h1><p>${"Acme is payroll software for small companies in Ohio. ".repeat(30)}</p>${main}</main></body></html>`;
const links = many(40, (at) => `<a href="/p${at}">Page ${at}</a> `);
/** The same on the home page and on every page it links to. */
const everywhere = (main, head) =>
  Object.fromEntries(
    ["/", ...Array.from({ length: 40 }, (_, at) => `/p${at}`)].map((path) => [path, html(links + main, head)]),
  );
const yaml = (body) => ({
  ...everywhere(""),
  ...Object.fromEntries(OPENAPI_PATHS.map((path) => [path, typed("application/yaml", body)])),
});
const deep = (text) => text.slice(0, 1_990_000);

const SITES = {
  "YAML, a flat map of 188 kB": yaml(`openapi: 3.0.0\n${many(20_000, (at) => `k${at}: 1\n`)}`.slice(0, 188 * KB)),
  "YAML, a flat map of 63 kB": yaml(`openapi: 3.0.0\n${many(20_000, (at) => `k${at}: 1\n`)}`.slice(0, 63 * KB)),
  "YAML, anchors and aliases": yaml(`- &a 1\n${"- *a\n".repeat(12_000)}`),
  "YAML, tags": yaml("!a ".repeat(21_000)),
  "YAML, a list in a list": yaml("- ".repeat(30_000)),
  "JSON-LD of comment ends": everywhere(
    "",
    `<script type="application/ld+json">/${"/]]>\t]]>/".repeat(6000)}</script>`,
  ),
  "JSON-LD, 40,000 deep": everywhere("", `<script type="application/ld+json">${'{"a":'.repeat(40_000)}1</script>`),
  "JSON-LD, 200 blocks": everywhere(
    "",
    `<script type="application/ld+json">[${many(3000, (at) => `{"@type":"Thing","name":"n${at}"},`)}{}]</script>`.repeat(
      8,
    ),
  ),
  "120,000 Han characters": everywhere(`<p>${"我".repeat(120_000)}</p>`),
  "180,000 small elements": everywhere("<p>a b</p>".repeat(180_000)),
  "2 MB of words": everywhere(`<p>${deep("Aa Bb ".repeat(330_000))}</p>`),
  "2 MB of one word": everywhere(`<p>${deep("a".repeat(1_990_000))}</p>`),
  "60,000 links": everywhere(many(60_000, (at) => `<a href=/l/${at}>${at}</a>`)),
  "mail addresses without end": everywhere(`<p>${"a.".repeat(400_000)}@${"b-".repeat(400_000)}</p>`),
  "500 deep": everywhere(many(500, (at) => `<div class="nav menu x${at}">text `)),
  "robots.txt of stars": {
    ...everywhere(many(2000, (at) => `<a href=/l/${at}-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa>${at}</a>`)),
    "/robots.txt": typed("text/plain", `User-agent: *\n${"Disallow: /*a*a*a*a*a*a*b\n".repeat(19_000)}`),
  },
  "sitemap of 2 MB": {
    ...everywhere(""),
    "/sitemap.xml": typed("application/xml", `<urlset>${"<url><x/></url>".repeat(130_000)}</urlset>`),
  },
  "1 MB at every address": {
    ...everywhere(""),
    other: typed("application/json", `{"a":[${"1,".repeat(490_000)}1]}`),
  },
};

const BOMBS = [
  "180,000 small elements",
  "JSON-LD of comment ends",
  "500 deep",
  "2 MB of words",
  "60,000 links",
  "robots.txt of stars",
];

const ANSWERS = {
  "citation marks": `Use Gusto. ${"([a](https://a.example/)) ".repeat(40)}`,
  "4,000 citation marks": `Use Gusto. ${"([a](https://a.example/)) ".repeat(4000)}`,
  "100 kB of brackets": "[".repeat(100_000),
  "100 kB of emphasis": "**a ".repeat(25_000),
  "100 kB of links": "[a](".repeat(25_000),
  "100 kB of list entries": many(8000, (at) => `- **Name${at}** x\n`),
  "120,000 Han characters": "我".repeat(120_000),
  "100 kB of a table": "| a | b |\n".repeat(10_000),
  "1 MB of words": "Gusto and Rippling are good. ".repeat(35_000),
  "an open comment": "<!--".repeat(25_000),
};

const engines = await startEngineServer();
const plain = { delayMs: Number(process.argv[2] ?? 0), answer: "Gusto is one. Harbour Payroll is another." };
const say = (script) => {
  for (const engine of ["chatgpt", "gemini"]) engines.set(engine, script);
};
say(plain);
const start = async ({ other, ...pages }) => (await startWebsite(pages, other ? { notFound: other } : {})).host;
const sites = {};
for (const [name, pages] of Object.entries(SITES)) sites[name] = await start(pages);
/** The worst ones again, on hosts of their own: nothing of them is cached when they are scanned at once. */
const bombs = [];
for (const name of BOMBS) bombs.push(await start(SITES[name]));
const honest = [];
for (let at = 0; at < 16; at += 1) honest.push((await startCompany()).host);
process.on("message", ({ answer }) => {
  say(answer === null ? plain : { ...plain, answer: ANSWERS[answer] });
  process.send({ set: answer });
});
const env = Object.fromEntries(Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name)));
process.send({ sites, bombs, honest, answers: Object.keys(ANSWERS), env });

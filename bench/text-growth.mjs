/**
 * Whether what reads foreign text stays linear: each task of the workshop is fed long repeated text, n, 4 n and 16 n of it.
 * Prints the worst seed of each with its milliseconds of processor time, and its growth over the last step; linear is 4, quadratic 16.
 */
import { answerQuestion } from "../src/engine/answer-engines/sandbox/answer-question.ts";
import { auditReading } from "../src/engine/audit-reading.ts";
import { judgeCited } from "../src/engine/footprint/judge-cited.ts";
import { combineQuestions } from "../src/engine/questions/combine-questions.ts";
import { modelQuestions } from "../src/engine/questions/model-questions.ts";
import { readAnswer } from "../src/engine/read-answer/index.ts";
import { poolCompetitors } from "../src/engine/read-answer/pooled/pool-competitors.ts";
import { declaredSitemaps } from "../src/engine/read-site/declared-sitemaps.ts";
import { readFacts } from "../src/engine/read-site/facts/read-facts.ts";
import { planPages } from "../src/engine/read-site/plan-pages.ts";
import { readSitemapFile } from "../src/engine/read-site/sitemap-file.ts";
import { nextProbes } from "../src/engine/surfaces/next-probes.ts";
import { readingOf } from "../test/support/reading.ts";

const LENGTHS = [4_000, 16_000, 64_000];
/** Growth is told only where the longest took at least this long. */
const TOLD_MS = 40;
const MOST_GROWTH = 7;

const SEEDS = [
  " ",
  "\n",
  "a",
  "A",
  "1",
  ".",
  ",",
  "-",
  "字",
  "の",
  "가",
  "a ",
  "Aa ",
  "A. ",
  "1 ",
  "© 2020 ",
  "( ",
  "[",
  "[a](",
  "[a](/b) ",
  "<",
  "<b",
  "<b>",
  "<p>a",
  "</p>",
  "<!--",
  "<a href=/a>a</a>",
  "<table><tr><td>",
  "<li>",
  "<h2>A b</h2>",
  "<img>",
  "<script>",
  '<div class="nav a">',
  "<label for=a></label>",
  '<p class="breadcrumb">a</p>',
  "&amp;",
  '"',
  "'",
  "* ",
  "| a ",
  "> ",
  "# A\n",
  "- **Aa**: b\n",
  "a@b.c ",
  "a.example ",
  "https://a.example/ ",
  "2020-01-01 ",
  "9 EUR ",
  "Aa GmbH, ",
  "12345 Aa ",
  "User-agent: a\n",
  "Disallow: /a*b\n",
  "Disallow: /*a*a*a$\n",
  "Sitemap: https://acme.example/s\n",
  "<loc>a</loc>",
  "{",
  "[[",
  '{"a":1,',
  '"a",',
  "- a: b\n",
  "published on 1 May 2020 ",
  "must always ",
  "Aa und Bb, ",
  "推荐甲和乙。",
  "결과가 ",
  "not found ",
  "/]]>\t]]>/",
  "\u200b",
  "🏙️",
];

const HEAD = "<!DOCTYPE html><html lang=en><title>Acme</title>";
const whole = (text) => `${HEAD}<main><h1>Acme</h1>${text}</main>`;
const everywhere = (text) => {
  const plain = text.replaceAll(/[<>"&]/g, " ");
  const data = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: plain,
    address: plain,
  });
  return `<!DOCTYPE html><html lang=en><title>${plain}</title><meta name=description content="${plain}"><script type="application/ld+json">${data}</script><main><h1>${plain}</h1><p>${plain}</p><img alt="${plain}" src=x style="${plain}"></main><footer>${plain}</footer>`;
};
const brand = { name: "Acme", aliases: ["Acme One"], domain: "acme.example", products: [], category: "tool" };
const quiet = (html) => readingOf({ pages: { "/": html } });
/** Makes the input before the clock runs. */
const tried = (make) => (text) => {
  const { task, given } = make(text);
  return () => task(...given);
};
const file = (type) => (text) => ({ status: 200, headers: { "content-type": type }, body: text });

const TASKS = {
  "parse, in the main part": tried((text) => ({ task: quiet, given: [whole(text)] })),
  "parse, bare": tried((text) => ({ task: quiet, given: [text] })),
  "parse, JSON-LD": tried((text) => ({
    task: quiet,
    given: [`${HEAD}<script type="application/ld+json">${text}</script>`],
  })),
  "parse, everywhere": tried((text) => ({ task: quiet, given: [everywhere(text)] })),
  "facts, in the main part": tried((text) => ({ task: readFacts, given: [quiet(whole(text)).pages] })),
  "facts, everywhere": tried((text) => ({ task: readFacts, given: [quiet(everywhere(text)).pages] })),
  "audit, in the main part": tried((text) => ({ task: auditReading, given: [quiet(whole(text))] })),
  "audit, everywhere": tried((text) => ({ task: auditReading, given: [quiet(everywhere(text))] })),
  "audit, robots.txt": tried((text) => ({
    task: auditReading,
    given: [readingOf({ robots: file("text/plain")(text) })],
  })),
  "audit, llms.txt": tried((text) => ({
    task: auditReading,
    given: [readingOf({ llmsTxt: file("text/plain")(text) })],
  })),
  "audit, a header": tried((text) => ({
    task: auditReading,
    given: [readingOf({ pages: { "/": { html: whole("a"), headers: { "content-type": "text/html", link: text } } } })],
  })),
  "next probes": tried((text) => ({ task: nextProbes, given: [quiet(everywhere(text))] })),
  "sitemaps in robots.txt": tried((text) => ({
    task: declaredSitemaps,
    given: [{ robots: readingOf({ robots: file("text/plain")(text) }).robots, origin: "https://acme.example" }],
  })),
  sitemap: tried((text) => ({ task: readSitemapFile, given: [`<urlset>${text}</urlset>`] })),
  "page plan": tried((text) => {
    const reading = readingOf({ pages: { "/": whole(text) }, robots: file("text/plain")(text) });
    const { home, robots } = reading;
    return { task: planPages, given: [{ home, sitemapUrls: [], robots, userAgent: "AnswerscopeBot", count: 8 }] };
  }),
  "questions by rules": tried((text) => {
    const reading = quiet(everywhere(text));
    const facts = { ...readFacts(reading.pages), category: text, description: text, offers: [text], place: text };
    return { task: combineQuestions, given: [{ facts, pages: reading.pages, count: 10, told: { reason: "none" } }] };
  }),
  "a model's questions": tried((text) => {
    const facts = readFacts(readingOf().pages);
    const questions = [{ text, intent: "category", persona: text }];
    return {
      task: modelQuestions,
      given: [{ reply: { questions, personas: [text] }, questions, refused: null }, facts],
    };
  }),
  "an answer": tried((text) => ({
    task: readAnswer,
    given: [{ text, citations: [], brand, question: "Which tool?" }],
  })),
  "an answer after its brand": tried((text) => ({
    task: readAnswer,
    given: [{ text: `Acme leads. ${text} Acme.`, citations: [], brand, question: text.slice(0, 400) }],
  })),
  "an answer's citations": tried((text) => ({
    task: readAnswer,
    given: [{ text: "Acme.", citations: [{ url: "https://a.example/", title: text }], brand, question: null }],
  })),
  "merging rivals": tried((text) => ({
    task: poolCompetitors,
    given: [
      [
        {
          engine: "a",
          competitors: text
            .match(/.{1,40}/gsu)
            .slice(0, 400)
            .map((name) => ({ name, domain: null, type: "company", placement: "list", quote: "", quotes: [] })),
        },
      ],
    ],
  })),
  "cited pages": tried((text) => {
    const { home } = quiet(everywhere(text));
    const facts = readFacts(readingOf().pages);
    return {
      task: judgeCited,
      given: [
        {
          facts,
          rivals: [],
          opened: [{ citation: { url: "https://a.example/", domain: "a.example", title: text }, page: home }],
        },
      ],
    };
  }),
  "the sandbox": tried((text) => {
    const site = {
      domain: "acme.example",
      brand: "Acme",
      pages: [{ url: "https://acme.example/", title: text, text }],
    };
    const question = {
      text: "Which tool?",
      intent: "category",
      persona: null,
      branded: false,
      language: "en",
      country: null,
    };
    const version = `${text.length}${text.slice(0, 9)}`;
    const sites = [{ domain: site.domain, version }];
    return { task: answerQuestion, given: [{ engine: "sandbox-atlas", question, sites, sent: [{ version, site }] }] };
  }),
};

const chosen = process.argv.slice(2).join(" ");
let slow = 0;
for (const [name, task] of Object.entries(TASKS).filter(([name]) => name.includes(chosen))) {
  let worst = { last: -1 };
  for (const seed of SEEDS) {
    const times = LENGTHS.map((length) => timeOf(task, seed.repeat(Math.ceil(length / seed.length))));
    const last = times.at(-1);
    const growth = last / Math.max(times.at(-2), 1);
    const isSlow = last >= TOLD_MS && growth > MOST_GROWTH;
    if (isSlow) console.log(`  ${name}: ${JSON.stringify(seed)} ${times.map((ms) => ms.toFixed(0)).join(" ")} ms`);
    if (isSlow) slow += 1;
    if (last > worst.last) worst = { last, seed, times, growth };
  }
  const shown = worst.times?.map((ms) => ms.toFixed(0).padStart(5)).join(" ");
  console.log(`${name.padEnd(28)} ${shown} ms  x ${worst.growth?.toFixed(1)}  ${JSON.stringify(worst.seed)}`);
}
console.log(`\n${slow} of the seeds grew faster than ${MOST_GROWTH} times for 4 times the text.`);

/** The quicker of two goes; what a task throws is its refusal. */
function timeOf(task, text) {
  let best = Number.POSITIVE_INFINITY;
  for (let go = 0; go < 2; go += 1) {
    let work;
    try {
      work = task(text);
    } catch {
      return 0;
    }
    const before = process.threadCpuUsage();
    try {
      work();
    } catch {}
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
    if (best > 500) break;
  }
  return best;
}

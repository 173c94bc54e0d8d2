import { expect, test } from "vitest";
import { isAboutOneThing } from "../../../../src/engine/read-site/facts/one-thing.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const RIDES = "Roller coasters go up and down. So do amusement parks, fairground rides and the whole economy.";

/** A post of a bookkeeper's blog that is all about amusement parks. */
const postOf = (head: string, dated = "") => {
  const html = `<!doctype html><html lang="en"><head><title>Velmora | The ride is over</title><meta name="description" content="${RIDES}">${head}</head>
    <body><header><nav><a href="/vat">VAT returns</a><a href="/payroll">Payroll</a><a href="/bookkeeping">Bookkeeping</a><a href="/blog">Blog</a></nav></header>
    <main><h1>The ride is over</h1>${dated}<p>${RIDES}</p><p>An amusement park sells tickets for rides; a theme park sells more of them.</p></main>
    <footer><p>Bookkeeping and payroll for small firms</p><p>We do the accounts of small firms. Velmora Ltd, 3 Mill Lane, Stroud GL5 1QT</p></footer></body></html>`;
  return readFacts([parseHtml(html, { url: "https://velmora.com/", isHome: true })]);
};

test.each<[string, string, string?]>([
  ["its type", '<meta property="og:type" content="article"><link rel="canonical" href="https://velmora.com/rides">'],
  [
    "its data",
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"The ride is over"}</script><link rel="canonical" href="/rides">',
  ],
  ["its folder", '<meta property="og:url" content="https://velmora.com/academy/rides">'],
  [
    "a title as its address, and a date",
    '<link rel="canonical" href="https://www.velmora.com/money/why-the-ride-is-over">',
    '<div itemscope itemtype="https://schema.org/WebPage"><time itemprop="datePublished" datetime="2026-02-03">3 February</time></div>',
  ],
])("an article, known by %s, leaves what the house sells to its menu and foot", (_by, head, dated) => {
  const { trade, category } = postOf(head, dated);
  expect(category).not.toMatch(/park/u);
  expect([trade, category]).toEqual(["tax", "accounting firm"]);
});

test.each([
  '<meta property="og:type" content="article"><link rel="canonical" href="https://velmora.com/">',
  '<meta property="og:type" content="article"><meta property="og:url" content="https://velmora.com/en/">',
  '<meta property="og:type" content="article">',
  '<meta property="og:type" content="product"><link rel="canonical" href="/">',
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"A new ride"}</script>',
  '<link rel="canonical" href="https://velmora.com/the-best-day-out-ever">',
])(
  "a home is about the house, whatever its theme calls it, its news are or however long its address is: %s",
  (head) => {
    const html = `<!doctype html><html lang="en"><head><title>Velmora</title>${head}</head><body><main><h1>Velmora</h1></main></body></html>`;
    expect(isAboutOneThing(parseHtml(html, { url: "https://velmora.com/", isHome: true }))).toBe(false);
  },
);

const withFoot = (lang: string, foot: string, body: string) =>
  readFacts([
    parseHtml(
      `<!doctype html><html lang="${lang}"><head><title>Velmora</title></head><body><main>${body}</main><footer>${foot}</footer></body></html>`,
      { url: "https://velmora.com/", isHome: true },
    ),
  ]);

test("a portal says in a line of its foot what it is", () => {
  const { category, place } = withFoot(
    "de",
    "<p>DAS SPEZIALISIERTE GESUNDHEITSPORTAL FÜR DIE BUCHUNG VON ARZTTERMINEN</p>",
    "<h1>Gesund in Kiel</h1><p>Orthopädische Einlagen nach Maß in Kiel. Zahnarzt in Kiel.</p>",
  );
  expect(category).toMatch(/gesundheitsportal für die buchung/u);
  expect(place).toBeNull();
});

test("what a foot says of the house is the house's, though its page speaks of something else", () => {
  const { trade } = withFoot(
    "en",
    "<p>Our dentists look after your teeth.</p>",
    "<h1>Where to start</h1><p>Two of three dogs like the rain. Which of them should go out in it?</p>",
  );
  expect(trade).toBe("dentist");
});

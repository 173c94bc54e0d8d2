import { expect, it } from "vitest";
import { answerFirst } from "../../../src/engine/audits/citability/answer-first.ts";
import { chunks } from "../../../src/engine/audits/citability/chunks.ts";
import { concreteFacts } from "../../../src/engine/audits/citability/concrete-facts.ts";
import { extractable } from "../../../src/engine/audits/citability/extractable.ts";
import { freshDates } from "../../../src/engine/audits/citability/fresh-dates.ts";
import { headings } from "../../../src/engine/audits/citability/headings.ts";
import { listsTables } from "../../../src/engine/audits/citability/lists-tables.ts";
import { quotations } from "../../../src/engine/audits/citability/quotations.ts";
import { sources } from "../../../src/engine/audits/citability/sources.ts";
import { statistics } from "../../../src/engine/audits/citability/statistics.ts";
import { substance } from "../../../src/engine/audits/citability/substance.ts";
import { unique } from "../../../src/engine/audits/citability/unique.ts";
import { judgeCases } from "../../support/judge-cases.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { type FakeRead, readingOf } from "../../support/reading.ts";

const article = (html: string): FakeRead => ({ html, template: "article" });
const product = (html: string): FakeRead => ({ html, template: "product" });
const full = pageOf(`<h1>Acme boat repair</h1>${prose(200)}`);
const thin = pageOf("<h1>Acme</h1><p>Boats.</p>");
const home = { "/": full };

judgeCases(substance, [
  ["pages with 150 words", "pass", home],
  ["one page of two is thin", "partial", { "/": full, "/services": { html: thin, template: "service" } }],
  ["no page has text", "fail", { "/": thin }],
  ["thin legal pages do not count", "pass", { "/": full, "/privacy": { html: thin, template: "legal" } }],
  [
    "300 Chinese characters",
    "pass",
    { "/": pageOf(`<h1>船舶修理</h1><p>${"我们在北码头修理木船，所有船体都会先干燥。".repeat(16)}</p>`) },
  ],
  [
    "200 Chinese characters",
    "partial",
    { "/": pageOf(`<h1>船舶修理</h1><p>${"我们在北码头修理木船。".repeat(20)}</p>`) },
  ],
]);

judgeCases(answerFirst, [
  ["the first paragraph names the topic", "pass", home],
  [
    "it asks, where words are not parted, and states nothing",
    "fail",
    {
      "/": pageOf(
        `<h1>木造船の修理</h1><p>木造船の修理を依頼できる造船所をお探しではありませんか、お困りではありませんか？</p>${"<p>49,00 €</p>".repeat(30)}`,
        { title: "木造船の修理" },
      ),
    },
  ],
  [
    "it begins with a pronoun",
    "fail",
    {
      "/": pageOf(
        `<h1>Boat repair</h1><p>This is why so many owners of every kind come to us for their boat repair year after year.</p>${prose(60)}`,
      ),
    },
  ],
  [
    "it shares no word with the title",
    "fail",
    { "/": pageOf(`<h1>Payroll</h1>${prose(80)}`, { title: "Payroll software" }) },
  ],
  [
    "German words built from one another count",
    "pass",
    {
      "/": {
        html: pageOf(
          `<h1>Dachdeckerei Nord</h1><p>Wir decken und reparieren jedes Dach in der ganzen Region schnell, sauber und zu festen Preisen für Sie.</p><p>${"Der Betrieb besteht seit vielen Jahren und bildet selbst aus. ".repeat(5)}</p>`,
          { title: "Dachdeckerei" },
        ),
      },
    },
  ],
  [
    "a line of tags and dates is no paragraph",
    "fail",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1><div>May 4 / 0 comments / in boats, repair, yard, wood, varnish / by Ada Reed from Acme</div><ul>${"<li>Wooden hulls of all sizes</li>".repeat(30)}</ul>`,
      ),
    },
  ],
  [
    "half of the pages",
    "partial",
    {
      "/": full,
      "/services": { html: pageOf(`<h1>Cranes</h1>${prose(80)}`, { title: "Logistics" }), template: "service" },
    },
  ],
  ["too little text to tell", "not_measured", { "/": thin }],
]);

const section = (heading: string, text: string) => `<h2>${heading}</h2><p>${text}</p>`;
const good = section(
  "Boat repair in winter",
  "Acme lifts and dries every boat in the hall between November and March, and repairs it there.",
);
judgeCases(chunks, [
  [
    "what stands behind the last section about the subject is about other things",
    "pass",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${good}${good}<h2>Podcasts</h2><p>${"Two people talk about films and songs of the past year. ".repeat(6)}</p>`,
      ),
    },
  ],
  [
    "a page of teasers has no sections of its own",
    "not_applicable",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${["Film", "Music", "Books"].map((name) => `<h3><a href="/${name}">${name} of the week</a></h3><p>${"It was loud and long and everybody sang along. ".repeat(6)}</p>`).join("")}<h3>Today in pictures</h3><p>${"A monkey treats a kitten as its own in the east. ".repeat(6)}</p>`,
      ),
    },
  ],
  ["sections that name their subject", "pass", { "/": pageOf(`<h1>Acme boat repair</h1>${good}${good}`) }],
  [
    "sections that begin with a pronoun",
    "fail",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${section("Winter", "It keeps them dry.")}${section("Summer", "They are then put back.")}`,
      ),
    },
  ],
  [
    "a pronoun followed by the heading's noun is resolved",
    "pass",
    { "/": pageOf(`<h1>Acme boat repair</h1>${section("Winter storage", "This storage is heated.")}${good}`) },
  ],
  [
    "“there are” leans on nothing",
    "pass",
    { "/": pageOf(`<h1>Acme boat repair</h1>${section("Winter", "There are three heated halls.")}${good}`) },
  ],
  [
    "one of three says “see above”",
    "partial",
    {
      "/": pageOf(`<h1>Acme boat repair</h1>${good}${good}${section("Cranes", "For the crane's limits, see above.")}`),
    },
  ],
  [
    "forty words without a subject",
    "fail",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${section("Terms", "Payment follows delivery within thirty days. ".repeat(9))}${section("Delay", "Interest follows after thirty days of waiting. ".repeat(9))}`,
      ),
    },
  ],
  ["fewer than two sections", "not_applicable", home],
  [
    "no word list for Croatian",
    "not_measured",
    {
      "/": {
        html: pageOf(
          `<h1>Popravak brodova</h1>${section("Zimi", "Naša radionica popravlja drvene brodove tijekom cijele zime u grijanoj dvorani na sjevernoj obali grada, gdje se svaki trup mjeri i suši prije početka radova.")}${section("Ljeti", "Brodovi se vraćaju u more čim se boja potpuno osuši, a vlasnici dobivaju pisano izvješće s fotografijama svakog koraka popravka koji je napravljen.")}`,
        ).replace('lang="en"', 'lang="hr"'),
      },
    },
  ],
]);

judgeCases(headings, [
  ["one h1 on a short page", "pass", home],
  ["no h1", "partial", { "/": pageOf(prose(120)) }],
  ["one bold line is no heading", "pass", { "/": pageOf(`<h1>A</h1>${prose(120)}<p><b>Prices</b></p>${prose(30)}`) }],
  [
    "two h1, and bold lines",
    "partial",
    { "/": pageOf(`<h1>A</h1><h1>B</h1>${prose(120)}<p><b>Prices</b></p>${prose(30)}<p><b>Crane</b></p>${prose(30)}`) },
  ],
  ["a long page without headings", "partial", { "/": pageOf(`<h1>Acme</h1>${prose(900)}`) }],
  ["no h1 and only bold lines", "fail", { "/": pageOf(`<p><b>Prices</b></p>${prose(450)}<p><b>Contact</b></p>`) }],
  ["skipped levels are no fault", "pass", { "/": pageOf(`<h1>Acme</h1><h4>Prices</h4>${prose(450)}`) }],
  ["the main heading stands over the first 400 words", "pass", { "/": pageOf(`<h1>Acme</h1>${prose(600)}`) }],
]);

judgeCases(concreteFacts, [
  [
    "price, measure and availability",
    "pass",
    { "/p": product(pageOf("<h1>Lamp</h1><p>EUR 49.00, 12 cm, in stock.</p>")) },
  ],
  [
    "facts in a list to choose from",
    "pass",
    {
      "/p": product(
        pageOf(
          "<h1>Lamp</h1><p>In stock.</p><select><option>Small, 12 cm, € 49,00</option><option>Large, 30 cm, € 89,00</option></select>",
        ),
      ),
    },
  ],
  ["a price alone", "partial", { "/p": product(pageOf("<h1>Lamp</h1><p>€ 49,00</p>")) }],
  ["nothing stated", "fail", { "/p": product(pageOf("<h1>Lamp</h1><p>A lovely lamp, one of 5 in the window.</p>")) }],
  ["nothing is sold", "not_applicable", home],
]);

const numbers = "According to the harbour office, 45 % of the 1,200 boats were repaired. The yard has 12 employees. ";
judgeCases(statistics, [
  ["numbers with a source", "pass", { "/blog/a": article(pageOf(`<h1>Boats</h1><p>${numbers}</p>${prose(110)}`)) }],
  [
    "numbers without a source",
    "partial",
    {
      "/blog/a": article(
        pageOf(`<h1>Boats</h1><p>We repaired 45 % of 1,200 boats with 12 employees.</p>${prose(110)}`),
      ),
    },
  ],
  [
    "no numbers; dates and phone numbers are none",
    "fail",
    Object.fromEntries(
      ["a", "b", "c"].map((name) => [
        `/blog/${name}`,
        article(pageOf(`<h1>Boats</h1><p>Call 0431 555 1234 since 12.05.2024.</p>${prose(150)}`)),
      ]),
    ),
  ],
  [
    "one article may have no number to tell",
    "not_measured",
    { "/blog/a": article(pageOf(`<h1>Boats</h1>${prose(150)}`)) },
  ],
  [
    "a single large number may be anybody's",
    "pass",
    { "/blog/a": article(pageOf(`<h1>Boats</h1><p>It stretched by 10 %.</p>${prose(110)}`)) },
  ],
  [
    "prices and measures stand for themselves",
    "pass",
    { "/blog/a": article(pageOf(`<h1>Boats</h1><p>The crane lifts 12 tons and costs € 49.</p>${prose(110)}`)) },
  ],
  [
    "what one sentence has from somebody, the next goes on with",
    "pass",
    {
      "/blog/a": article(
        pageOf(
          `<h1>Boats</h1><p>According to the board, hulls leak in spring. It was 45 % last year.</p>${prose(110)}`,
        ),
      ),
    },
  ],
  [
    "who said so is a source",
    "pass",
    {
      "/blog/a": article(
        pageOf(`<h1>Boats</h1><p>Of 1,200 boats 45 % leak, said Ada Reed of the harbour board.</p>${prose(110)}`),
      ),
    },
  ],
  [
    "three numbers with a source speak for the others",
    "pass",
    {
      "/blog/a": article(
        pageOf(
          `<h1>Boats</h1><p>According to the board 45 % leak. The board said 31 % rot. Reed said 22 % float.</p><p>${Array.from({ length: 12 }, (_, at) => `In bay ${at} it was ${at + 50} %.`).join(" ")}</p>${prose(110)}`,
        ),
      ),
    },
  ],
  ["too short to tell", "not_measured", { "/blog/a": article(thin) }],
  ["no article", "not_applicable", home],
]);

const link = (host: string, rel = "") =>
  `<p>See <a href="https://${host}/x" rel="${rel}">the study of ${host}</a>.</p>`;
const counted = "<p>Of all boats 45 % leak, and 31 % rot.</p>";
judgeCases(sources, [
  [
    "two sources",
    "pass",
    { "/blog/a": article(pageOf(`<h1>B</h1>${link("harbour.org")}${link("wood.edu")}${prose(60)}`)) },
  ],
  [
    "one source, one social link and one paid link",
    "partial",
    {
      "/blog/a": article(
        pageOf(
          `<h1>B</h1>${link("harbour.org")}${link("www.facebook.com")}${link("shop.com", "sponsored")}${prose(60)}`,
        ),
      ),
    },
  ],
  [
    "the own domain under another ending is no source",
    "fail",
    { "/blog/a": article(pageOf(`<h1>B</h1>${link("acme.org")}<p>Ada Reed said so.</p>${prose(60)}`)) },
  ],
  ["an essay rests on nobody else", "not_applicable", { "/blog/a": article(pageOf(`<h1>B</h1>${prose(320)}`)) }],
  [
    "a button beside the text is no source",
    "fail",
    { "/blog/a": article(pageOf(`<h1>B</h1>${counted}<p><a href="https://reprints.org/x">Reprints</a></p>`)) },
  ],
  [
    "a source that is linked, and others in words",
    "pass",
    {
      "/blog/a": article(
        pageOf(`<h1>B</h1>${link("harbour.org")}<p>Jo Miller said so. Ada Reed said it too.</p>${prose(60)}`),
      ),
    },
  ],
  [
    "sources that are named and not linked",
    "partial",
    {
      "/blog/a": article(
        pageOf(`<h1>B</h1><p>A study by the board found it. Ada Reed said it was so.</p>${prose(60)}`),
      ),
    },
  ],
  [
    "linked pictures are no sources",
    "fail",
    {
      "/blog/a": article(
        pageOf(
          `<h1>B</h1>${counted}<a href="https://harbour.org/"><img src="/h.png" alt=""></a><a href="https://wood.edu/"><img src="/w.png" alt=""></a>${prose(60)}`,
        ),
      ),
    },
  ],
  [
    "links in the footer are no sources",
    "fail",
    {
      "/blog/a": article(
        pageOf(`<h1>B</h1>${counted}${prose(60)}`, { footer: link("harbour.org") + link("wood.edu") }),
      ),
    },
  ],
  ["no article", "not_applicable", home],
]);

const quote =
  "<blockquote><p>The hull was like new after only three weeks.</p><cite>Ada Reed, skipper</cite></blockquote>";
judgeCases(quotations, [
  ["a block quotation with a name", "pass", { "/blog/a": article(pageOf(`<h1>B</h1>${quote}${prose(60)}`)) }],
  [
    "a quotation in the text with a name",
    "pass",
    {
      "/blog/a": article(
        pageOf(`<h1>B</h1><p>“The hull was like new after three weeks,” says Ada Reed.</p>${prose(60)}`),
      ),
    },
  ],
  [
    "one of five articles",
    "partial",
    Object.fromEntries(
      [...Array(5).keys()].map((at) => [
        `/blog/${at}`,
        article(pageOf(`<h1>B</h1>${at === 0 ? quote : ""}${prose(60)}`)),
      ]),
    ),
  ],
  [
    "a quotation of nobody",
    "fail",
    Object.fromEntries(
      ["a", "b", "c"].map((name) => [
        `/blog/${name}`,
        article(pageOf(`<h1>B</h1><blockquote>The hull was like new.</blockquote>${prose(60)}`)),
      ]),
    ),
  ],
  [
    "one article cannot tell whether one in three quotes somebody",
    "not_measured",
    { "/blog/a": article(pageOf(`<h1>B</h1>${prose(60)}`)) },
  ],
  ...[
    "Ada Reed, the skipper, said: “The hull was like new after only three weeks.",
    "“We were ashore for a week.” Reed explains: “The hull was like new after only three weeks.”",
    "“The hull was like new after only three weeks,” observed Ada Reed of the yard.",
  ].map((said): [string, "pass", Record<string, FakeRead>] => [
    said,
    "pass",
    { "/blog/a": article(pageOf(`<h1>B</h1><p>${said}</p>${prose(60)}`)) },
  ]),
  [
    "a company that said so is no named person",
    "not_measured",
    { "/blog/a": article(pageOf(`<h1>B</h1><p>The yard said: “The hull was like new after weeks.”</p>${prose(60)}`)) },
  ],
  ["no article", "not_applicable", home],
]);

const dated = (shown: string, data: object) =>
  article(pageOf(`<h1>B</h1>${shown}${prose(60)}`, { head: jsonLd({ "@type": "Article", headline: "B", ...data }) }));
const shown = '<time datetime="2026-03-04">4 March 2026</time>';
judgeCases(freshDates, [
  [
    "behind the headline and a row of menus",
    "pass",
    {
      "/": full,
      "/blog/a": article(
        pageOf("", { title: "Six anchors that hold in mud | News | Acme" }).replace(
          /<main>.*<\/main>/s,
          `<div><h2>Six anchors that hold in mud</h2>${["Boats", "Masts", "Sails", "Ropes", "Paint", "Lamps"].map((name) => `<div>${name}</div>`).join("")}<div>News By Ada Reed Jun. 6, 2026 5:16 pm</div></div><main>${prose(120)}</main>`,
        ),
      ),
    },
  ],
  ["page and data agree", "pass", { "/blog/a": dated(shown, { datePublished: "2026-03-04" }) }],
  ["a date only on the page", "pass", { "/blog/a": dated(shown, {}) }],
  ["a date only in the data", "partial", { "/blog/a": dated("", { datePublished: "2026-03-04" }) }],
  ["page and data differ", "partial", { "/blog/a": dated(shown, { datePublished: "2025-01-01" }) }],
  [
    "a date in the future",
    "partial",
    { "/blog/a": dated(shown, { datePublished: "2026-03-04", dateModified: "2031-01-01" }) },
  ],
  [
    "changed before it was published",
    "partial",
    { "/blog/a": dated(shown, { datePublished: "2026-03-04", dateModified: "2026-01-01" }) },
  ],
  [
    "every page changed on the day of the visit",
    "partial",
    Object.fromEntries(
      [...Array(3).keys()].map((at) => [
        `/blog/${at}`,
        dated(shown, { datePublished: "2026-03-04", dateModified: "2026-11-21" }),
      ]),
    ),
  ],
  ["no date", "fail", { "/blog/a": dated("", {}) }],
  ["a product page that gives no date is not asked for one", "not_applicable", { "/p": product(full) }],
]);

judgeCases(listsTables, [
  [
    "numbered paragraphs are paragraphs",
    "not_applicable",
    {
      "/": pageOf(
        `<h1>B</h1>${[1, 2, 3].map((at) => `<p>${at}. ${"We dry the hull, and then we paint it. ".repeat(8)}</p>`).join("")}`,
      ),
    },
  ],
  [
    "titles of other pages are no list",
    "not_applicable",
    {
      "/": pageOf(
        `<h1>B</h1>${["Spring", "Summer", "Autumn"].map((name) => `<p><a href="/${name}">${name}: boats ashore</a></p>`).join("")}`,
      ),
    },
  ],
  [
    "a real list",
    "pass",
    { "/": pageOf("<h1>A</h1><ul><li>Hull work</li><li>Varnish work</li><li>Engine work</li></ul>") },
  ],
  [
    "a table without column titles beside a list",
    "partial",
    {
      "/": pageOf(
        "<h1>A</h1><ul><li>Hull work</li><li>Varnish</li><li>Engines</li></ul><table><tr><td>Sloop</td><td>9 m</td><td>3 m</td></tr><tr><td>Ketch</td><td>12 m</td><td>4 m</td></tr></table>",
      ),
    },
  ],
  [
    "lines with bullets",
    "fail",
    { "/": pageOf("<h1>A</h1><p>• Hull work</p><p>• Varnish work</p><p>• Engine work</p>") },
  ],
  ["nothing parallel", "not_applicable", home],
]);

const priced = (main: string, beside: string) => ({
  "/p": product(
    `<html lang="en"><head><title>Shop</title>${jsonLd({ "@type": "Product", name: "Harbour lamp", description: "Brass lamp with a linen cord" })}</head><body><main>${main}${prose(10)}</main>${beside}</body></html>`,
  ),
});
judgeCases(extractable, [
  [
    "everything stands in the main column",
    "pass",
    priced("<h1>Harbour lamp</h1><p>Brass lamp with a linen cord</p>", ""),
  ],
  [
    "name and description stand in a sidebar",
    "fail",
    priced(
      "",
      "<aside><h1>Harbour lamp</h1><p>Brass lamp with a linen cord</p><figure><img src='a.png'><figcaption>Lamp on the quay at night</figcaption></figure></aside>",
    ),
  ],
  [
    "the description stands in a sidebar",
    "partial",
    priced("<h1>Harbour lamp</h1>", "<aside><p>Brass lamp with a linen cord</p></aside>"),
  ],
  [
    "an empty page",
    "not_measured",
    { "/": "<html><head><title>A</title></head><body><div id='root'></div></body></html>" },
  ],
]);

const own = (at: number) => [...Array(70).keys()].map((word) => `w${at}x${word}`).join(" ");
const five = (text: (at: number) => string) =>
  Object.fromEntries(
    [...Array(5).keys()].map((at) => [at === 0 ? "/" : `/p${at}`, pageOf(`<h1>A</h1><p>${text(at)}</p>`)]),
  );
const shared = own(99);
judgeCases(unique, [
  ["five pages of their own", "pass", five(own)],
  ["half of each page is shared", "partial", five((at) => `${own(at)} ${shared.split(" ").slice(0, 45).join(" ")}`)],
  ["the same page five times", "fail", five(() => shared)],
  ["fewer than five pages", "not_applicable", home],
]);

it("counts a page that was read twice once", () => {
  const once = readingOf({ pages: { "/": full, "/services": { html: thin, template: "service" } } });
  const twice = { ...once, pages: [...once.pages, once.pages[1]!] };
  for (const audit of [substance, headings, answerFirst]) expect(audit.judge(twice)).toEqual(audit.judge(once));
});

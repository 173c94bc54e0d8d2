/** Small sites with one trap each, after what a blind judge found wrongly faulted on real sites; all of it invented. */
import { jsonLd, pageOf, prose } from "../prose.ts";
import { article, company, home, page, type SmallSite } from "./made-pages.ts";

const ADDRESS = { "@type": "PostalAddress", streetAddress: "Quay 5", postalCode: "24103", addressLocality: "Kiel" };
const counts =
  "<p>Of 5,000 owners 41 percent lift their boats in autumn.</p><p>Another 32 percent wait for frost, and 27 percent never do.</p>";
const review = (title: string) =>
  `<div class="jd-rev"><span>S.</span><div class="jd-rev__content"><b class="jd-rev__title">${title}</b><div class="jd-rev__body"><p>${"We like this coffee for its mild taste and the quick delivery. ".repeat(3)}</p></div></div></div>`;
const section = (level: 2 | 3, title: string, text: string) => `<h${level}>${title}</h${level}><p>${text}</p>`;

/** By what they are about. */
export const FOURTH_TRAPS: Record<string, SmallSite[]> = {
  Citability: [
    [
      "an article that rests on the house's own survey and links it twice",
      "cit.sources",
      {
        "/": home(prose(160)),
        "/blog/a": article(
          `${counts}<p>This year's <a href="/survey">survey of more than 5,000 boat owners</a> suggests so.</p><p>Read the full <a href="/survey-report">2026 Boat Owners Report</a> for more.</p>`,
        ),
      },
    ],
    [
      "titles that customers gave their reviews",
      "cit.headings",
      {
        "/": pageOf(
          `<h1>Acme coffee</h1>${prose(120)}<h2>Reviews</h2>${["Great", "Not for us", "Best coffee"].map(review).join("")}`,
        ),
      },
    ],
    [
      "small print under a heading of its own",
      "cit.chunks",
      {
        "/": pageOf(
          `<h1>Acme lamp</h1>${section(2, "About the lamp", "The Acme lamp is made of brass and lights a whole deck. ".repeat(6))}${section(3, "The small print", "The answers you see above are submitted by customers, as mentioned above.")}${section(2, "Delivery of the lamp", "Acme sends the lamp within two days. ".repeat(6))}`,
        ),
      },
    ],
    [
      "a page that a system calls Home",
      "cit.answer-first",
      {
        "/": pageOf(
          `<h1>Time to say goodbye</h1><p>Seven years ago I started Professor Boat and wrote about tides, hulls and varnish for many readers.</p>${prose(120)}`,
          { title: "Home" },
        ),
      },
      { facts: { brand: "Professor Boat" } },
    ],
  ],
  "E-E-A-T": [
    [
      "one person's page that says who he is",
      "eeat.owner",
      {
        "/": pageOf(
          `<h1>Hey</h1><p>I’m Ada Reed, a boat builder who writes about wood.</p>${prose(100)}<a href="/blog">Blog</a> <a href="/talks">Talks</a> <a href="/books">Books</a>`,
          { footer: "mail@ada.example" },
        ),
      },
      { facts: { brand: "Ada Reed" } },
    ],
  ],
  Technical: [
    [
      "a counting frame of one pixel that no key reaches",
      "tech.forms-names",
      {
        "/": home(
          `${prose(60)}<a href="/a">Boats</a><iframe role="presentation" tabindex="-1" title="empty" style="width:1px;height:1px"></iframe>`,
        ),
      },
    ],
    [
      "a card's picture and title that lead to one page",
      "tech.forms-names",
      { "/": home(`${prose(60)}<a href="/lamp"><img src="/l.jpg" alt=""></a><h3><a href="/lamp">Lamp</a></h3>`) },
    ],
  ],
  Schema: [
    [
      "the company's address on the one article that was read",
      "sch.parity",
      {
        "/": {
          html: pageOf(`<h1>Winter storage</h1>${prose(60)}`, {
            head: jsonLd(
              { "@type": "Article", headline: "Winter storage" },
              { "@type": "Organization", name: "Acme", address: ADDRESS },
            ),
          }),
          finalUrl: "https://acme.example/blog/2026/winter-storage",
        },
      },
    ],
    [
      "a rating to three decimals that the page shows to one",
      "sch.no-violation",
      {
        "/p": page(
          "product",
          `<p>4.6 out of 5 stars</p>${prose(60)}`,
          jsonLd({ "@type": "Product", name: "Lamp", aggregateRating: { ratingValue: "4.588", reviewCount: 452 } }),
        ),
      },
    ],
    [
      "addresses on hosts for examples and by path",
      "sch.dates-ids",
      {
        "/": home(prose(60), {
          head: company({
            image: "/lamp.jpg",
            logo: "https://cdn.acme.example/l.png",
            sameAs: ["https://github.com/acme"],
          }),
        }),
      },
    ],
  ],
};

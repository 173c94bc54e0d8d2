/** Small sites with one defect each, after what a blind judge saw pass on real sites; all of it invented. */
import { jsonLd, pageOf, prose } from "../prose.ts";
import { home, page, type SmallSite } from "./made-pages.ts";

const lamp = (more: object) => jsonLd({ "@type": "Product", name: "Lamp", ...more });
const stars = { "@type": "AggregateRating", ratingValue: "4.0", reviewCount: "49" };

/** By what they are about. */
export const FOURTH_DEFECTS: Record<string, SmallSite[]> = {
  Citability: [
    [
      "a date in an embedded post alone",
      "cit.concrete-facts",
      {
        "/p": page(
          "product",
          `<p>The lamp costs 49,00 € and lights a deck.</p><blockquote class="twitter-tweet"><p>So happy with it!</p>— Ada (@ada) <a href="https://twitter.com/ada/status/1">16 May 2018</a></blockquote>`,
          lamp({}),
        ),
      },
    ],
  ],
  "E-E-A-T": [
    [
      "policies that lead to the top of the page, written out whole",
      "eeat.policies",
      {
        "/": home(
          `${prose(160)}<a href="https://acme.example/#">Privacy Policy</a> <a href="https://acme.example/#">Terms</a>`,
        ),
      },
    ],
  ],
  Technical: [
    ["a page that a system calls Home", "tech.head", { "/": pageOf(`<h1>Boats</h1>${prose(60)}`, { title: "Home" }) }],
    [
      "boxes without a name whose pages a menu far above names",
      "tech.forms-names",
      {
        "/": home(
          `<nav>${["deck", "hull", "mast", "keel", "sail", "oar"].map((part) => `<a href="/${part}">${part}</a>`).join("")}</nav>${prose(60)}${["deck", "hull", "mast", "keel", "sail", "oar"].map((part) => `<div><h3>${part}</h3><a href="/${part}" class="box-link"></a></div>`).join("")}`,
        ),
      },
    ],
  ],
  Schema: [
    [
      "a step whose address a program broke",
      "sch.dates-ids",
      {
        "/": home(prose(60), {
          head: jsonLd({
            "@type": "BreadcrumbList",
            itemListElement: [{ "@type": "ListItem", position: 1, name: "Blog", item: "https://acme.comblog" }],
          }),
        }),
      },
    ],
    [
      "a rating that stands nowhere, though a version has its figure",
      "sch.no-violation",
      {
        "/p": page(
          "product",
          `<p>Runs on release 4.0 and later, in 49 countries.</p>${prose(60)}`,
          lamp({ aggregateRating: stars }),
        ),
      },
    ],
    [
      "a brand that is an offer",
      "sch.vocabulary",
      { "/p": page("product", prose(60), lamp({ brand: { "@type": "Offer", name: "Acme" } })) },
    ],
  ],
};

import { exchangeOf } from "../../exchange.ts";
import { pageOf, prose } from "../../prose.ts";
import { home, type SmallSite } from "../made-pages.ts";

/** Small sites with one defect each: Head, links. */
export const HEAD_AND_LINKS: SmallSite[] = [
  [
    "no title",
    "tech.head",
    {
      "/": "<html lang=en><meta charset=utf-8><meta name=viewport content=x><meta name=description content=Boats><h1>A</h1></html>",
    },
  ],
  ["no description", "tech.head", { "/": home("") }],
  [
    "English text that says it is French",
    "tech.head",
    {
      "/": pageOf(`<h1>Acme</h1>${prose(120)}`, {
        head: "<meta name=viewport content=x><meta name=description content=Boats>",
      }).replace('lang="en"', 'lang="fr"'),
    },
  ],
  ["plain http only", "tech.https", { "/": home("") }, { origin: "http://acme.example" }],
  [
    "a dead link",
    "tech.status-hygiene",
    { "/": home("") },
    {
      reading: {
        probes: [{ url: "https://acme.example/x", from: "link", exchange: exchangeOf("https://acme.example/x", 404) }],
      },
    },
  ],
  [
    "one title for all pages",
    "tech.head",
    Object.fromEntries(
      ["/", "/crane", "/varnish"].map((path) => [
        path,
        pageOf(`<h1>${path}</h1>${prose(60)}`, {
          title: "Acme",
          head: '<meta name="viewport" content="width=device-width"><meta name="description" content="Boats">',
        }),
      ]),
    ),
  ],
  [
    "a field with a placeholder only",
    "tech.forms-names",
    { "/": home('<form role="search"><input name="q" type="search"><button>Search</button></form>') },
  ],
];

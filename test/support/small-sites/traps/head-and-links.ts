import { exchangeOf } from "../../exchange.ts";
import { pageOf, prose } from "../../prose.ts";
import { home, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Head, links. */
export const HEAD_AND_LINKS: SmallSite[] = [
  [
    "a long title",
    "tech.head",
    {
      "/": pageOf(`<h1>A</h1>${prose(60)}`, {
        title:
          "Repair of wooden boats, masts and engines in our own yard at the northern quay of the harbour of Kiel since 1962",
        head: '<meta name="viewport" content="x"><meta name="description" content="Boats">',
      }),
    },
  ],
  [
    "no Open Graph",
    "tech.head",
    {
      "/": pageOf(`<h1>A</h1>${prose(60)}`, {
        head: '<meta name="viewport" content="x"><meta name="description" content="Boats">',
      }),
    },
  ],
  [
    "a German page with a long English quotation",
    "tech.head",
    {
      "/": pageOf(`<h1>Bootsbau</h1><p>Wir bauen Boote aus Holz in unserer eigenen Werft am Nordkai.</p>${prose(90)}`, {
        head: '<meta name="viewport" content="x"><meta name="description" content="Boote">',
      }).replace('lang="en"', 'lang="de"'),
    },
  ],
  [
    "a priced link",
    "tech.status-hygiene",
    { "/": home("") },
    {
      reading: {
        probes: [
          { url: "https://acme.example/api", from: "link", exchange: exchangeOf("https://acme.example/api", 402) },
        ],
      },
    },
  ],
  [
    "a link that wants a login",
    "tech.status-hygiene",
    { "/": home("") },
    {
      reading: {
        probes: [
          { url: "https://acme.example/me", from: "link", exchange: exchangeOf("https://acme.example/me", 401) },
        ],
      },
    },
  ],
  [
    "plain http where it is allowed",
    "tech.https",
    { "/": home("") },
    { origin: "http://acme.example", reading: { httpAllowed: true } },
  ],
  [
    "a picture beside the words that lead there too",
    "tech.forms-names",
    { "/": home('<a href="/boats"><img src="/a.jpg"></a><a href="/boats">All boats</a>') },
  ],
  [
    "a short Japanese title",
    "tech.head",
    {
      "/": `<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="x"><meta name="description" content="京都で木の船を直しています。"><title>船の修理 京都</title></head><body><main><h1>船の修理</h1><p>${"木の船を京都の工房で直しています。".repeat(20)}</p></main></body></html>`,
    },
  ],
  [
    "names by aria-labelledby, title and the picture",
    "tech.forms-names",
    {
      "/": home(
        '<form role="search"><span id="s">Search the yard</span><input name="q" aria-labelledby="s"><button title="Search"><svg aria-hidden="true"></svg></button></form><a href="/x"><img src="/a.jpg" alt="Boats"></a>',
      ),
    },
  ],
  [
    "a menu of relative addresses",
    "plat.links-raw",
    {
      "/": `<html lang="en"><body><nav>${["boats", "masts", "about"].map((name) => `<a href="${name}.html">${name}</a>`).join(" ")}</nav><main><h1>Acme</h1>${prose(160)}</main></body></html>`,
    },
  ],
];

import { exchangeOf } from "../../exchange.ts";
import { pageOf, prose } from "../../prose.ts";
import { article, home, page, type SmallSite } from "../made-pages.ts";

/** Small sites with one defect each: Official addresses and languages. */
export const ADDRESSES_AND_LANGUAGES: SmallSite[] = [
  [
    "a canonical on another site",
    "tech.canonical",
    { "/": home("", { head: '<link rel="canonical" href="https://other.example/">' }) },
  ],
  [
    "a canonical over plain http",
    "tech.canonical",
    { "/": home("", { head: '<link rel="canonical" href="http://acme.example/">' }) },
  ],
  [
    "two canonicals",
    "tech.canonical",
    { "/": home("", { head: '<link rel="canonical" href="/a"><link rel="canonical" href="/b">' }) },
  ],
  [
    "HTML and header name different ones",
    "tech.canonical",
    {
      "/": {
        html: pageOf("<h1>A</h1>", { head: '<link rel="canonical" href="/a">' }),
        headers: { link: '<https://acme.example/b>; rel="canonical"' },
      },
    },
  ],
  [
    "a canonical that is gone",
    "tech.canonical",
    { "/": home("", { head: '<link rel="canonical" href="/gone">' }) },
    {
      reading: {
        probes: [
          { url: "https://acme.example/gone", from: "link", exchange: exchangeOf("https://acme.example/gone", 404) },
        ],
      },
    },
  ],
  [
    "an article whose canonical is home",
    "tech.canonical",
    {
      "/": home(prose(100)),
      "/blog/a": article(
        "<p>Ships are laid up in October when frost is near.</p>",
        '<link rel="canonical" href="https://acme.example/">',
      ),
    },
  ],
  [
    "en-UK",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="en-UK" href="/"><link rel="alternate" hreflang="de" href="/de">',
      }),
    },
  ],
  [
    "a language that does not exist",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="xx" href="/"><link rel="alternate" hreflang="de" href="/de">',
      }),
    },
  ],
  [
    "versions without the page itself",
    "tech.hreflang",
    { "/": home("", { head: '<link rel="alternate" hreflang="fr" href="/fr">' }) },
  ],
  [
    "a language switch and no hreflang",
    "tech.hreflang",
    {
      "/": `<html lang="en"><body><nav><a href="/">English</a><a href="/de">Deutsch</a></nav><main><h1>A</h1>${prose(60)}</main></body></html>`,
    },
  ],
  [
    "hreflang with an underscore",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="en_GB" href="/"><link rel="alternate" hreflang="de_DE" href="/de">',
      }),
    },
  ],
  [
    "canonical is relative to a wrong base",
    "tech.canonical",
    {
      "/": home(prose(60)),
      "/boats/red": page(
        "product",
        prose(90),
        '<link rel="canonical" href="https://acme.example.acme.example/boats/red">',
      ),
    },
  ],
  [
    "two contradicting canonicals in the header alone",
    "tech.canonical",
    {
      "/": {
        html: pageOf(`<h1>Acme</h1>${prose(60)}`),
        headers: {
          "content-type": "text/html",
          link: '<https://acme.example/a>; rel="canonical", <https://acme.example/b>; rel="canonical"',
        },
      },
    },
  ],
  [
    "a canonical on the staging host",
    "tech.canonical",
    { "/": home(prose(90), { head: '<link rel="canonical" href="https://staging.acme.example/">' }) },
  ],
  [
    "every page says it is the home page",
    "tech.canonical",
    {
      "/": home(prose(90), { head: '<link rel="canonical" href="https://acme.example/">' }),
      "/varnish": page("service", prose(120), '<link rel="canonical" href="https://acme.example/">'),
      "/crane": page(
        "service",
        "<p>Twelve tons are lifted.</p>",
        '<link rel="canonical" href="https://acme.example/">',
      ),
    },
  ],
  [
    "two languages at one address",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/">',
      }),
    },
  ],
];

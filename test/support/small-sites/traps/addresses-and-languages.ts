import { pageOf, prose } from "../../prose.ts";
import { article, header, home, page, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Official addresses and languages. */
export const ADDRESSES_AND_LANGUAGES: SmallSite[] = [
  ["no canonical", "tech.canonical", { "/": home("") }],
  ["a canonical in the header", "tech.canonical", { "/": header("link", '<https://acme.example/>; rel="canonical"') }],
  [
    "the same in HTML and header",
    "tech.canonical",
    {
      "/": {
        html: pageOf("<h1>A</h1>", { head: '<link rel="canonical" href="/">' }),
        headers: { link: '<https://acme.example/>; rel="canonical"' },
      },
    },
  ],
  [
    "a variant that names the main product",
    "tech.canonical",
    {
      "/": home(""),
      "/lamp-red": page("product", `<p>Lamp in red.</p>${prose(60)}`, '<link rel="canonical" href="/lamp">'),
      "/lamp": page("product", `<p>Lamp in all colours.</p>${prose(60)}`),
    },
  ],
  [
    "a canonical with www",
    "tech.canonical",
    { "/": home("", { head: '<link rel="canonical" href="https://www.acme.example/">' }) },
  ],
  [
    "one article in another language",
    "tech.hreflang",
    {
      "/": home(prose(60)),
      "/blog/a": article(
        "<p>Im Winter werden die Boote im Hafen aus dem Wasser gehoben und in der Halle gelagert, damit sie keinen Schaden nehmen.</p>",
        "",
        "de",
      ),
    },
  ],
  [
    "no x-default",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="en-GB" href="/"><link rel="alternate" hreflang="de" href="/de">',
      }),
    },
  ],
  [
    "a script in the code",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="zh-Hant-TW" href="/"><link rel="alternate" hreflang="es-419" href="/es">',
      }),
    },
  ],
  [
    "two countries, one address",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="de-DE" href="/"><link rel="alternate" hreflang="de-AT" href="/"><link rel="alternate" hreflang="en" href="/en">',
      }),
    },
  ],
  [
    "hreflang by region and x-default",
    "tech.hreflang",
    {
      "/": home("", {
        head: '<link rel="alternate" hreflang="en-gb" href="/"><link rel="alternate" hreflang="en-us" href="/us"><link rel="alternate" hreflang="x-default" href="/">',
      }),
    },
  ],
  [
    "canonical on www",
    "tech.canonical",
    { "/": home(prose(60), { head: '<link rel="canonical" href="https://www.acme.example/">' }) },
  ],
  [
    "canonical with a trailing slash",
    "tech.canonical",
    {
      "/": home(prose(60)),
      "/boats": page("other", "<p>Boats</p>", '<link rel="canonical" href="https://acme.example/boats/">'),
    },
  ],
  [
    "a second page of a list that names itself",
    "tech.canonical",
    {
      "/": home(prose(60)),
      "/boats?page=2": page(
        "other",
        "<p>Boats eleven to twenty.</p>",
        '<link rel="canonical" href="https://acme.example/boats?page=2">',
      ),
    },
  ],
  [
    "an address without its campaign marks",
    "tech.canonical",
    {
      "/": home(prose(60)),
      "/boats?utm_source=mail": page(
        "other",
        "<p>Boats of all kinds.</p>",
        '<link rel="canonical" href="https://acme.example/boats">',
      ),
    },
  ],
  [
    "only a version for all others",
    "tech.hreflang",
    { "/": home(prose(60), { head: '<link rel="alternate" hreflang="x-default" href="https://acme.example/start">' }) },
  ],
];

import { jsonLd, pageOf, prose } from "../../prose.ts";
import { article, home, linked, page, type SmallSite, stars } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: E-E-A-T. */
export const EEAT: SmallSite[] = [
  [
    "an about page that was not read",
    "eeat.owner",
    { "/": home('<a href="/about">About us</a>', { footer: "All rights reserved" }) },
    { facts: { brand: "Brightleaf" } },
  ],
  ...(
    [
      ["de", "Datenschutzinformation", "Vertragsbedingungen"],
      ["de", "Hinweise zum Datenschutz", "AGB"],
      ["fr", "Politique de confidentialité", "CGV"],
      ["es", "Política de privacidad", "Aviso legal"],
      ["it", "Informativa sulla privacy", "Note legali"],
      ["nl", "Privacyverklaring", "Algemene voorwaarden"],
      ["pl", "Polityka prywatności", "Regulamin"],
      ["cs", "Zásady ochrany osobních údajů", "Obchodní podmínky"],
      ["sv", "Integritetspolicy", "Köpvillkor"],
      ["da", "Privatlivspolitik", "Handelsbetingelser"],
      ["en", "Privacy Notice", "Terms of Sale"],
      ["hr", "Pravila privatnosti", "Opći uvjeti poslovanja"],
    ] as const
  ).map(
    ([lang, privacy, terms]): SmallSite => [
      `policies in ${lang}: ${privacy}, ${terms}`,
      "eeat.policies",
      {
        "/": pageOf(`<h1>A</h1>${prose(90)}`, {
          footer: `<a href="/a">${privacy}</a> <a href="/b">${terms}</a>`,
        }).replace('lang="en"', `lang="${lang}"`),
      },
    ],
  ),
  [
    "a directory that rates others",
    "eeat.reputation-on-site",
    {
      "/": home("", {
        head: jsonLd(
          { "@type": "Restaurant", name: "The Anchor", url: "https://anchor.example/", ...stars },
          { "@type": "Restaurant", name: "Gull Inn", ...stars },
        ),
      }),
    },
  ],
  [
    "a profile on a review site",
    "eeat.reputation-on-site",
    { "/": home('<a href="https://www.trustpilot.com/review/acme.example">Reviews</a>') },
  ],
  [
    "customers under their heading",
    "eeat.reputation-on-site",
    {
      "/": home(
        "<h2>What our customers say</h2><blockquote>They saved our boat in a week.<cite>Bo Lind</cite></blockquote><blockquote>Honest work and a fair price too.<cite>Ida Holm</cite></blockquote>",
      ),
    },
  ],
  [
    "one name with its legal form",
    "eeat.consistency",
    {
      "/": pageOf("<h1>B</h1>", {
        head: `<meta property="og:site_name" content="Acme">${jsonLd({ "@type": "Organization", name: "Acme GmbH" })}`,
        footer: "© 2026 Acme",
      }),
    },
  ],
  [
    "a blog with a shop's software and nothing to sell",
    "eeat.policies",
    {
      "/": pageOf(`<h1>Boats</h1>${prose(160)}<a href="/p">Privacy</a> <a href="/t">Terms</a>`, {
        head: '<link rel="stylesheet" href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">',
      }),
    },
  ],
  [
    "“read more about” the house",
    "eeat.owner",
    {
      "/": home(`${prose(60)}<a href="/a">Læs mere om Acme her</a> <a href="/b">B</a> <a href="/c">C</a>`),
      "/b": pageOf("<h1>B</h1>"),
      "/c": pageOf("<h1>C</h1>"),
    },
  ],
  [
    "a Polish page about oneself",
    "eeat.owner",
    {
      "/": home(`${prose(60)}<a href="/a">O mnie</a> <a href="/b">B</a> <a href="/c">C</a>`),
      "/b": pageOf("<h1>B</h1>"),
      "/c": pageOf("<h1>C</h1>"),
    },
  ],
  [
    "who took the picture did not write",
    "eeat.author-profile",
    {
      "/": home(""),
      "/blog/a": article(`<p class="author">Photo by Ann Morel</p>${prose(90)}`),
    },
  ],
  [
    "a writer's page on the house's other host",
    "eeat.author-profile",
    {
      "/": home(""),
      "/blog/a": article(
        `<p class="byline"><a rel="author" href="https://people.acme.example/ada">Ada Reed</a></p>${prose(90)}`,
      ),
    },
  ],
  [
    "logo and footer of the house that owns the site",
    "eeat.consistency",
    {
      "/": pageOf(`<h1>Boats</h1>${prose(60)}`, {
        head: '<meta property="og:site_name" content="The Happy Sailor">',
        footer: "© 2026 Heron Books Ltd",
      }).replace("<main>", '<header><img src="/logo.png" alt="heron"></header><main>'),
    },
    { facts: { brand: "The Happy Sailor" } },
  ],
  [
    "a company of another name in the footer",
    "eeat.owner",
    {
      "/": pageOf(`<h1>The silver spoon</h1>${prose(60)}<a href="/about">About us</a>`, {
        footer: "Editoriale Nord SpA, Via Larga 1/3, 20089 Rozzano",
      }),
      "/about": page("about", "<p>Recipes since 1950.</p>"),
    },
    { facts: { brand: "The silver spoon" } },
  ],
  [
    "a page that is a review, signed",
    "eeat.byline",
    {
      "/": home(""),
      "/blog/a": {
        html: pageOf(
          `<div class="review"><h1>The new crane, reviewed</h1><p class="byline"><a href="/ada">Ada Reed</a></p>${prose(160)}</div>`,
        ),
        template: "article",
      },
    },
  ],
  [
    "a byline with day and hour",
    "eeat.byline",
    { "/": home(""), "/blog/a": article(`<p>by Ada Reed on May 15, 2026 at 3:45 pm ET</p>${prose(160)}`) },
  ],
  [
    "Swedish terms in one long word",
    "eeat.policies",
    { "/": linked("Integritetspolicy</a> <a href='/t'>Allmänna användarvillkor", "/p") },
  ],
  [
    "the footer names the group that owns the brand",
    "eeat.consistency",
    {
      "/": home(prose(60), {
        head: '<meta property="og:site_name" content="Acme.example">',
        footer: "© 2026 Baltic Mills Inc. All rights reserved",
      }),
    },
  ],
  [
    "the logo is called after where it leads",
    "eeat.consistency",
    {
      "/": pageOf(`<h1>Boats</h1>${prose(60)}`, {
        head: '<meta property="og:site_name" content="Acme">',
        footer: "© 2026 Ada Reed",
      }).replace("<main>", '<header><a href="/"><img src="/logo.png" alt="Home"></a></header><main>'),
    },
  ],
  ["legal terms", "eeat.policies", { "/": linked("Privacy</a> <a href='/t'>Legal Terms", "/p") }],
  [
    "Danish policies",
    "eeat.policies",
    { "/": linked("Personoplysninger og cookies</a> <a href='/t'>Handelsbetingelser", "/p") },
  ],
  [
    "“about” before the house's own name",
    "eeat.owner",
    {
      "/": home(`${prose(60)}<a href="/a">Om Acme</a> <a href="/b">B</a> <a href="/c">C</a>`),
      "/b": pageOf("<h1>B</h1>"),
      "/c": pageOf("<h1>C</h1>"),
    },
  ],
  [
    "a German byline",
    "eeat.byline",
    { "/": home(""), "/blog/a": article(`<p>Von Ada Reed, 4. März 2026</p>${prose(160)}`, "", "de") },
  ],
  [
    "short and long form of one name",
    "eeat.consistency",
    {
      "/": home(prose(60), {
        head: `<meta property="og:site_name" content="ACME">${jsonLd({ "@type": "WebSite", name: "Acme Boat Repair", url: "https://acme.example/" })}`,
        footer: "© 2026 Acme Boat Repair Ltd",
      }),
    },
  ],
  [
    "the web designer signs the footer",
    "eeat.consistency",
    {
      "/": home(prose(60), {
        head: `<meta property="og:site_name" content="Acme">${jsonLd({ "@type": "WebSite", name: "Acme", url: "https://acme.example/" })}`,
        footer: "Acme, Quay 5, Kiel. Website © 2026 Pixelwerk",
      }),
    },
  ],
  [
    "privacy with cookies, and T&Cs",
    "eeat.policies",
    { "/": home(`${prose(160)}<a href="/p">Privacy & Cookies</a> <a href="/t">T&Cs</a>`) },
  ],
  [
    "a house of one, with “About me”",
    "eeat.owner",
    {
      "/": pageOf(`<h1>Ada Reed, boat builder</h1>${prose(60)}<a href="/me">About me</a>`, {
        footer: "© 2026 Ada Reed",
      }),
      "/me": page("about", "<p>I am Ada Reed and build boats.</p>"),
    },
    { facts: { brand: "Ada Reed" } },
  ],
  [
    "a statement and terms",
    "eeat.policies",
    { "/": linked("Privacy statement</a> <a href='/x2'>Terms of service", "/x") },
  ],
  [
    "one woman's site, signed at its foot",
    "eeat.owner",
    { "/": home(`${prose(120)}<a href="/about">About me</a>`, { footer: "© 2026 Ada Reed" }) },
    { facts: { brand: "Wooden Boats of the North" } },
  ],
  [
    "a chat by phone number and a street",
    "eeat.contact",
    {
      "/": home(
        `${prose(60)}<a href="https://wa.me/49431555123">WhatsApp</a><address>Hafenstraße 5, 24103 Kiel</address>`,
      ),
    },
    { facts: { country: "DE", language: "de" } },
  ],
  [
    "Polish policies",
    "eeat.policies",
    { "/": home(`${prose(160)}<a href="/a">Polityka prywatności</a> <a href="/b">Regulamin</a>`) },
  ],
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
  [
    "a heading below the copyright is no holder of rights",
    "eeat.consistency",
    {
      "/": home(prose(60), {
        head: '<meta property="og:site_name" content="Acme"><meta name="application-name" content="Acme">',
        footer: "<p>Copyright 2026</p><p>Discover Acme</p>",
      }),
    },
  ],
];

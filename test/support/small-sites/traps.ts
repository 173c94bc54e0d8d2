import { exchangeOf } from "../exchange.ts";
import { jsonLd, pageOf, prose } from "../prose.ts";
import { article, cities, company, german, header, home, page, type SmallSite, stars } from "./made-pages.ts";

/** Small sites with something that only looks like a defect: the audit must not fault it. */
export const TRAPS: Record<string, SmallSite[]> = {
  Contacts: [
    ...(
      [
        ["GB", "01273 496 412"],
        ["DE", "0431 / 55 51 28"],
        ["FR", "01 42 68 53 09"],
        ["ES", "912 348 671"],
        ["IT", "06 6982 4417"],
        ["CH", "044 826 71 75"],
        ["AU", "(02) 9251 4873"],
        ["JP", "03-3271-4862"],
        ["BR", "(11) 3256-4871"],
        ["IN", "080 4123 7815"],
      ] as const
    ).map(
      ([country, phone]): SmallSite => [
        `a number without a label, ${country}`,
        "eeat.contact",
        { "/": home('<a href="mailto:office@acme.example">Mail</a>', { footer: phone }) },
        { facts: { country } },
      ],
    ),
    [
      "a mail address that Cloudflare hides",
      "eeat.contact",
      {
        "/": home(
          '<a href="/cdn-cgi/l/email-protection#5a3c3b1a3b39373f742239">[email&#160;protected]</a> <p>0431 555128</p>',
        ),
      },
      german,
    ],
    ["a contact page that was not read", "eeat.contact", { "/": home('<a href="/contact">Contact</a>') }],
    [
      "one number in two writings",
      "eeat.contact-agreement",
      { "/": home("", { footer: "0431 / 555 128" }), "/c": page("contact", '<a href="tel:+49431555128">Call</a>') },
      german,
    ],
    [
      "fax beside phone",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Tel. 0431 555128" }),
        "/c": page("contact", "<p>Tel. 0431 555128, Fax 0431 555129</p>"),
      },
      german,
    ],
    [
      "a contact page with all branches",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Tel. 0431 555128" }),
        "/c": page("contact", "<p>Tel. 0431 555128</p><p>Tel. 040 333444</p>"),
      },
      german,
    ],
  ],
  "Official addresses and languages": [
    ["no canonical", "tech.canonical", { "/": home("") }],
    [
      "a canonical in the header",
      "tech.canonical",
      { "/": header("link", '<https://acme.example/>; rel="canonical"') },
    ],
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
  ],
  "Training, listing": [
    ["silence about training", "tech.training-choice", { "/": home("") }],
    ["every crawler shut out", "tech.training-choice", { "/": home("") }, { robots: "User-agent: *\nDisallow: /" }],
    [
      "mining reserved by TDMRep",
      "tech.training-choice",
      { "/": home("") },
      { wellKnown: { "/.well-known/tdmrep.json": '[{"location": "/", "tdm-reservation": 1}]' } },
    ],
    [
      "terms by RSL",
      "tech.training-choice",
      { "/": home("") },
      { robots: "License: https://acme.example/license.xml\nUser-agent: *\nAllow: /" },
    ],
    [
      "a page that expires in the future",
      "tech.indexable",
      { "/": home("", { head: '<meta name="robots" content="unavailable_after: 2031-01-31">' }) },
    ],
    ["noindex for another crawler", "tech.indexable", { "/": header("x-robots-tag", "otherbot: noindex") }],
    [
      "noindex on legal texts",
      "tech.indexable",
      { "/": home(""), "/imprint": page("legal", prose(60), '<meta name="robots" content="noindex">') },
    ],
  ],
  "Head, links": [
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
        "/": pageOf(
          `<h1>Bootsbau</h1><p>Wir bauen Boote aus Holz in unserer eigenen Werft am Nordkai.</p>${prose(90)}`,
          { head: '<meta name="viewport" content="x"><meta name="description" content="Boote">' },
        ).replace('lang="en"', 'lang="de"'),
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
  ],
  Citability: [
    [
      "a lead apart from the rest",
      "cit.answer-first",
      {
        "/": `<html lang="en"><head><title>Acme boat repair</title></head><body><div><div class="jumbotron"><h1>Welcome</h1><p>Acme repairs wooden boats of every kind in its own yard at the northern quay of Kiel.</p></div></div><div class="box"><div>${prose(200)}</div></div></body></html>`,
      },
    ],
    [
      "a slider that repeats itself",
      "cit.answer-first",
      { "/": home(`<ul>${"<li>Boats are repaired at Acme since 1962, call now</li>".repeat(12)}</ul>${prose(120)}`) },
    ],
    [
      "a statement for a heading",
      "cit.answer-first",
      {
        "/": pageOf(
          `<h1>Acme repairs wooden boats for families on the coast</h1><h2>Work</h2>${"<p>Hull of an old ship</p>".repeat(12)}${prose(30)}`,
        ),
      },
    ],
    [
      "a title that is the brand alone",
      "cit.answer-first",
      { "/": home(prose(60), { title: "Acme" }).toString().replace("Acme boat repair</h1>", "Acme</h1>") },
    ],
    [
      "“there is” opens no riddle",
      "cit.chunks",
      {
        "/": home(
          "<h2>Crane</h2><p>There is a crane for twelve tons.</p><h2>Store</h2><p>The store keeps spare parts.</p>",
        ),
      },
    ],
    ["two main headings", "cit.headings", { "/": home(`<h1>More of Acme</h1>${prose(120)}`) }],
    ["an imprint that was not read", "eeat.contact", { "/": home('<a href="/impressum">Impressum</a>') }],
    ["a site of one page", "eeat.owner", { "/": home(prose(60)) }],
    [
      "a publisher inside the site's item",
      "sch.identity",
      {
        "/": home("", {
          head: jsonLd({
            "@type": "WebSite",
            name: "Acme",
            publisher: {
              "@type": "Organization",
              name: "Acme",
              url: "https://acme.example/",
              logo: "/l.png",
              email: "a@acme.example",
              telephone: "+49 431 555128",
            },
          }),
        }),
      },
    ],
    [
      "the words of a video player",
      "cit.answer-first",
      {
        "/": home(
          `<div class="video-js"><p>Mute</p><p>Current Time 0:00</p><p>Playback Rate</p><p>Subtitles and captions off, selected</p></div>${prose(60)}`,
        ),
      },
    ],
    [
      "pairs of a name and a value",
      "cit.lists-tables",
      { "/": home("<table><tr><td>Length</td><td>9 m</td></tr><tr><td>Width</td><td>3 m</td></tr></table>") },
    ],
    [
      "a table whose rows have titles",
      "cit.lists-tables",
      {
        "/": home(
          "<table><tr><th>Sloop</th><td>9 m</td><td>3 m</td></tr><tr><th>Ketch</th><td>12 m</td><td>4 m</td></tr></table>",
        ),
      },
    ],
    [
      "an address that stands on the contact page, which was not read",
      "sch.parity",
      {
        "/": home(`${prose(60)}<a href="/contact">Contact</a>`, {
          head: company({ address: { "@type": "PostalAddress", streetAddress: "Quay 5", postalCode: "24103" } }),
        }),
      },
    ],
    [
      "map labels in bold",
      "cit.headings",
      { "/": home(`${prose(120)}<div><b>Map data</b></div><div><b>Terms of Use</b></div><p>10 km</p>`) },
    ],
    [
      "facts in a language without a word list",
      "cit.concrete-facts",
      {
        "/": home(""),
        "/p": {
          html: pageOf(
            "<h1>Ulošci</h1><p>Cijena 25 €. Radno vrijeme od ponedjeljka do petka, dostava u cijeloj zemlji, ulica Klovićeva, dobro došli u našu radionicu.</p>",
          ).replace('lang="en"', 'lang="hr"'),
          template: "product",
        },
      },
    ],
    [
      "an own survey is a source",
      "cit.statistics",
      {
        "/": home(""),
        "/blog/a": article(
          `${prose(100)}<p>We surveyed 5,000 skippers: 40 % paint in spring. Our survey of 5,000 skippers shows 35 % varnish.</p>`,
        ),
      },
    ],
    [
      "a Japanese article without a date we can read",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>${"木造船は冬になると港から引き上げられて倉庫で保管されます。".repeat(8)}</p>`,
          "",
          "ja",
        ),
      },
    ],
    [
      "a Polish article without a date we can read",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>${"Zimą łodzie drewniane są wyciągane z wody i przechowywane w hali przy porcie, aby nie zostały uszkodzone. ".repeat(5)}</p>`,
          "",
          "pl",
        ),
      },
    ],
    ["a page about one thing", "cit.keyword-stuffing", { "/": home(prose(300)) }],
    [
      "a shop's list of boats",
      "cit.keyword-stuffing",
      { "/": home(`${prose(90)}<ul>${cities.map((city) => `<li>Boat from ${city}</li>`).join("")}</ul>`) },
    ],
    [
      "towns that are served",
      "cit.keyword-stuffing",
      { "/": home(`${prose(90)}<p>We come to ${cities.join(", ")}.</p>`) },
    ],
    [
      "a brand in every sentence",
      "cit.keyword-stuffing",
      {
        "/": home(
          `<p>${"Acme lifts hulls. Acme paints masts well. Acme keeps parts here. Acme writes reports too. ".repeat(4)}</p>`,
        ),
      },
    ],
    [
      "a name for screen readers",
      "cit.keyword-stuffing",
      { "/": home(`${prose(90)}<span style="position:absolute;left:-9999px">Skip to content</span>`) },
    ],
    [
      "a text that fades in",
      "cit.keyword-stuffing",
      { "/": home(`${prose(90)}<div style="opacity:0">${prose(60)}</div>`) },
    ],
    [
      "white on dark",
      "cit.keyword-stuffing",
      { "/": home(`${prose(90)}<div style="color:#fff;background:#123456">${prose(60)}</div>`) },
    ],
  ],
  "E-E-A-T": [
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
  ],
  Data: [
    [
      "a directory's stars in the data",
      "sch.no-violation",
      {
        "/": home("<p>The Anchor 4.9 (12)</p>", {
          head: jsonLd({ "@type": "Restaurant", name: "The Anchor", url: "https://anchor.example/", ...stars }),
        }),
      },
    ],
    [
      "stars of a product",
      "sch.no-violation",
      {
        "/": home(
          "<p>Lamp, 4.9 of 5 (12 reviews), hull and lamp and mast and rope, all of it sold here in the yard by the quay of Kiel.</p>",
          { head: jsonLd({ "@type": "Product", name: "Lamp", ...stars }) },
        ),
      },
    ],
    [
      "USA",
      "sch.dates-ids",
      { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "USA" } }) }) },
    ],
    [
      "United States",
      "sch.dates-ids",
      { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "United States" } }) }) },
    ],
    [
      "Deutschland",
      "sch.dates-ids",
      { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "Deutschland" } }) }) },
    ],
    [
      "a country as an item of its own",
      "sch.dates-ids",
      {
        "/": home("", {
          head: company({
            address: { "@type": "PostalAddress", addressCountry: { "@type": "Country", name: "Norway" } },
          }),
        }),
      },
    ],
    ["a relative picture", "sch.dates-ids", { "/": home("", { head: company({ image: "/a.jpg" }) }) }],
    [
      "a doctor is a person",
      "sch.identity",
      {
        "/": home("", {
          head: jsonLd({
            "@type": "Person",
            name: "Ada Reed",
            url: "https://acme.example/",
            image: "/a.jpg",
            telephone: "+1 215 424 7183",
            email: "a@acme.example",
          }),
        }),
      },
      { facts: { brand: "Ada Reed" } },
    ],
    [
      "one company without anything that points to it",
      "sch.graph",
      {
        "/": home("", {
          head: jsonLd({ "@type": "Organization", name: "Acme" }, { "@type": "WebSite", name: "Acme" }),
        }),
      },
    ],
    [
      "teasers of other products",
      "sch.required",
      {
        "/": home("", {
          head: jsonLd(
            {
              "@type": "Product",
              name: "Lamp",
              image: "/a.jpg",
              description: "A lamp",
              offers: {
                "@type": "Offer",
                price: "4",
                priceCurrency: "EUR",
                availability: "https://schema.org/InStock",
              },
            },
            { "@type": "Product", name: "Rope", image: "/r.jpg" },
          ),
        }),
      },
    ],
  ],
  Platform: [
    [
      "text in the frame counts as text",
      "plat.weight",
      {
        "/": `<html><body><nav>${"<a href=/boats>Boats and masts and sails</a> ".repeat(20)}</nav><main><h1>A</h1>${prose(60)}</main><script>${"x".repeat(12_000)}</script></body></html>`,
      },
    ],
    ["sizes that style sheets may set", "plat.stability", { "/": home('<img src="/a.jpg" alt="boat">') }],
    [
      "a picture of an assistant",
      "plat.injection-safety",
      { "/": home('<img src="/a.jpg" alt="Our AI assistant answers on the tablet in the yard">') },
    ],
    ["a newsletter is no paywall", "plat.paywall", { "/": home(`${prose(60)}<p>Subscribe to our newsletter</p>`) }],
    [
      "an article about paywalls",
      "plat.paywall",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>Many papers now say “subscribe to continue reading” after three lines, and readers of the harbour news have told us at length what they think of such a wall, which is why this article stays open to all of them, with pictures and tables and a list of every yard on the coast.</p>${prose(60)}`,
        ),
      },
    ],
    [
      "a declared paywall with a long opening",
      "plat.paywall",
      {
        "/": home(""),
        "/blog/a": article(
          `${prose(200)}<p>Subscribe to continue reading</p>`,
          jsonLd({ "@type": "NewsArticle", headline: "W", isAccessibleForFree: "False" }),
        ),
      },
    ],
    [
      "free content that says so",
      "plat.paywall",
      {
        "/": home(""),
        "/blog/a": article(prose(60), jsonLd({ "@type": "NewsArticle", headline: "W", isAccessibleForFree: true })),
      },
    ],
    [
      "a short page that can be read",
      "plat.rendering",
      {
        "/": home(
          '<p>Boats are repaired here at the northern quay in Kiel, on all days but Sunday, by two masters of the trade. Call 0431 555128.</p><script src="/js/menu.js"></script>',
        ),
      },
    ],
    ["no Markdown from a yard", "plat.markdown", { "/": home("") }],
  ],
};

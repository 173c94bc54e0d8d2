import { jsonLd, pageOf, prose } from "../prose.ts";
import { article, cities, company, german, header, home, linked, page, type SmallSite } from "./made-pages.ts";

/** Further small sites with something that only looks like a defect, written without looking at how the audits tell it. */
export const MORE_TRAPS: Record<string, SmallSite[]> = {
  Contacts: [
    [
      "a Polish contact form that was not read",
      "eeat.contact",
      { "/": linked("Formularz kontaktowy", "/o-stronie/f") },
    ],
    [
      "an address with and without its suite",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Acme, 12 Quay Lane, Suite 4, Bristol BS1 4QA" }),
        "/contact": page("contact", "<p>12 Quay Lane, Bristol BS1 4QA</p>"),
      },
      { facts: { country: "GB" } },
    ],
    [
      "one number in three writings",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Tel. (0431) 55 51 28", head: company({ telephone: "+49-431-555128" }) }),
        "/contact": page("contact", "<p>Telefon: +49 431 555 128</p>"),
      },
      german,
    ],
    [
      "sales and service numbers, both on the contact page",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Tel. 0431 555128" }),
        "/contact": page("contact", "<p>Verkauf: Tel. 0431 555128, Werkstatt: Tel. 0431 555130</p>"),
      },
      german,
    ],
    [
      "a customer service page that was not read",
      "eeat.contact",
      { "/": linked("Klantenservice", "/klantenservice") },
      { facts: { country: "NL", language: "nl" } },
    ],
    ["a page of contacts that was not read", "eeat.contact", { "/": linked("Contacts", "/contacts") }],
    [
      "an address spelled against robots, and a street",
      "eeat.contact",
      { "/": home("", { footer: "Acme, Kaistraße 12, 24103 Kiel, office [at] acme [dot] example" }) },
      german,
    ],
    [
      "an Irish address and phone",
      "eeat.contact",
      { "/": home("", { footer: "12 Quay Street, Galway, H91 X2Y3. Tel 091 555 128" }) },
      { facts: { country: "IE" } },
    ],
    [
      "two yards with two numbers, on two pages",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Kiel: Tel. 0431 555128. Lübeck: Tel. 0451 333128" }),
        "/contact": page("contact", "<p>Kiel: Tel. 0431 555128</p><p>Lübeck: Tel. 0451 333128</p>"),
      },
      german,
    ],
    [
      "phone on one page, fax besides on the other",
      "eeat.contact-agreement",
      {
        "/": home("", { footer: "Tel. 0431 555128" }),
        "/contact": page("contact", "<p>Telefon 0431 555128</p><p>Telefax 0431 555129</p>"),
      },
      german,
    ],
  ],
  "Official addresses and languages": [
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
  ],
  "Training, listing": [
    [
      "one training crawler refused",
      "tech.training-choice",
      { "/": home("") },
      { robots: "User-agent: Bytespider\nDisallow: /\n\nUser-agent: *\nAllow: /\n" },
    ],
    [
      "training refused, search allowed",
      "tech.training-choice",
      { "/": home("") },
      { robots: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n" },
    ],
    [
      "as much as you like may be quoted",
      "tech.indexable",
      { "/": header("x-robots-tag", "max-snippet:-1, max-image-preview:large, max-video-preview:-1") },
    ],
    [
      "the cart is not to be listed",
      "tech.indexable",
      {
        "/": home(prose(60)),
        "/cart": page("other", "<p>Your cart is empty.</p>", '<meta name="robots" content="noindex, follow">'),
      },
    ],
    [
      "crawlers kept out of the cart and the search alone",
      "tech.ai-search-allowed",
      { "/": home(prose(60)) },
      { robots: "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /*?sort=\n" },
    ],
  ],
  "Head, links": [
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
  ],
  Citability: [
    [
      "a year in two digits",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>Published: 4 Oct '25</p>${prose(160)}`,
          jsonLd({ "@type": "Article", headline: "Winter storage for boats", datePublished: "2025-10-04" }),
        ),
      },
    ],
    [
      "“here comes” names what comes",
      "cit.chunks",
      {
        "/": home(
          "<h2>The varnish</h2><p>Here comes the most important part of the work: seven coats of varnish.</p><h2>The crane</h2><p>Acme's crane lifts twelve tons.</p>",
        ),
      },
    ],
    [
      "names of twenty other pages",
      "cit.keyword-stuffing",
      {
        "/": home(
          `${prose(120)}${["soup", "stew", "chili", "roast", "rice", "beans", "beef", "pork", "leeks", "wine", "peas", "ham", "cod", "crab", "duck", "figs", "oats", "kale", "corn", "plums"].map((dish) => `<div><a href="/${dish}">Pressure cooker ${dish} of the galley</a></div>`).join("")}`,
        ),
      },
    ],
    [
      "letters of their usual size",
      "cit.keyword-stuffing",
      {
        "/": home(
          `${prose(160)}<p>The crane <span style="font-size: 1em;">lifts hulls of up to twelve tons at once, and whoever stands beside it hears nothing but the wind in the ropes and the gulls above.</span></p>`,
        ),
      },
    ],
    [
      "what readers wrote below the article",
      "cit.chunks",
      {
        "/": home(
          `<h2>The crane</h2><p>Acme's crane lifts twelve tons.</p><h2>The store</h2><p>Acme has parts for old engines.</p><h2>Comments (2)</h2><p>It says click here to register and nothing happens.</p>`,
        ),
      },
    ],
    [
      "a quotation of whom the sentence before names",
      "cit.quotations",
      {
        "/": home(""),
        "/blog/a": article(
          "<p>Ada Reed has lifted boats for thirty years.</p><p>“In all that time I have not dropped a single hull,” she said on the quay.</p>",
        ),
      },
    ],
    [
      "reviews that all name the house",
      "cit.keyword-stuffing",
      {
        "/": home(
          `${prose(120)}${["Ann Bell", "Tom Reed", "Eva Holm", "Jan Moor"].map((n) => `<blockquote><p>Acme repaired our boat and Acme kept its word.</p><cite>${n}</cite></blockquote>`).join("")}`,
        ),
      },
    ],
    [
      "a menu of towns served, once each",
      "cit.keyword-stuffing",
      { "/": home(`${prose(160)}<h2>Where we work</h2><ul>${cities.map((c) => `<li>${c}</li>`).join("")}</ul>`) },
    ],
    [
      "a glossary that repeats its word",
      "cit.keyword-stuffing",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>A hull is the body of a boat. The hull carries the deck, and below the hull sits the keel. A steel hull rusts, a wooden hull rots, and a hull of plastic does neither.</p>${prose(200)}`,
        ),
      },
    ],
    [
      "a Spanish date under its own mark",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          `<p><span class="autor">Ada Reed</span> <a class="actualizado" href="/d">27 OCT 2025 - 12:14</a> y más lugares y cosas que no caben en una línea corta de verdad</p>${prose(160)}`,
          "",
          "es",
        ),
      },
    ],
    [
      "a French quotation",
      "cit.quotations",
      {
        "/": home(""),
        "/blog/a": article(
          "<p>Le chantier ouvre en mai. « Il faut intégrer la durée, nous sommes là pour longtemps », plaide Anne Morel devant le quai.</p>",
          "",
          "fr",
        ),
      },
    ],
    [
      "teasers of other pages",
      "cit.chunks",
      {
        "/": home(
          `<h2>The crane</h2><p>Acme's crane lifts twelve tons.</p><h2>The store</h2><p>Acme has parts for old engines.</p><h3><a href="/soup">Cold soup of the galley</a></h3><p>${"The cook shows how a kettle of leeks and bread turns into a meal for ten. ".repeat(4)}</p><h3><a href="/bread">Bread of the night watch</a></h3><p>${"Flour and salt and a night of rest are all that a loaf of this kind needs. ".repeat(4)}</p>`,
        ),
      },
    ],
    [
      "a French word that points at its noun",
      "cit.answer-first",
      {
        "/": pageOf(
          `<h1>Minicheesecakes</h1><p>Ces larges biscuits cachent une crème de myrtilles, et se gardent trois semaines dans une boîte fermée.</p><p>${"On les cuit deux heures au four, puis on les laisse refroidir dans la cuisine du bateau. ".repeat(6)}</p>`,
          { title: "Minicheesecakes" },
        ).replace('lang="en"', 'lang="fr"'),
      },
    ],
    [
      "a recipe whose steps are a list",
      "cit.answer-first",
      {
        "/": pageOf(
          `<h1>Ship's biscuit</h1><p>An easy ship's biscuit from three things!</p><ul><li>1 kg flour</li><li>water</li><li>salt</li></ul><ol>${["Mix the flour with the salt and as much water as it takes to bind.", "Roll it out as thick as a thumb and cut it into squares of a hand.", "Bake the squares for two hours until nothing in them gives way any more."].map((step) => `<li>${step}</li>`).join("")}</ol>`,
          { title: "Ship's biscuit | Acme" },
        ),
      },
    ],
    [
      "a notice of the shop before the text",
      "cit.answer-first",
      {
        "/": pageOf(
          `<div class="oops"><span>The number of things in your list has exceeded the maximum, please remove some of them or create a new one.</span></div><h1>Boat repair in Kiel</h1>${prose(120)}`,
          { title: "Boat repair in Kiel" },
        ),
      },
    ],
    [
      "a short word in the plural",
      "cit.answer-first",
      {
        "/": pageOf(
          "<h1>Oat bars</h1><p>We turned the classic of the galley into an easy bar, with honey in it and nuts on top.</p>",
          { title: "Oat bars | Acme" },
        ).replace("</main>", `<p>${"Stir, bake and let it cool for as long as it takes. ".repeat(6)}</p></main>`),
      },
    ],
    [
      "a long list under its heading",
      "cit.chunks",
      {
        "/": home(
          `<h2>Ingredients</h2><ul>${["flour of wheat", "coarse salt", "water from the tap", "yeast in a cube", "oil of olives"].flatMap((thing) => [1, 2, 3].map((size) => `<li>${size}00 grams ${thing}</li>`)).join("")}</ul><h2>The crane</h2><p>Acme's crane lifts twelve tons.</p>`,
        ),
      },
    ],
    [
      "a line of welcome before the trade",
      "cit.answer-first",
      {
        "/": pageOf(
          `<h1>Boat repair in Kiel</h1><p>Good morning, sailors!</p><p>We repair wooden boats in Kiel and lift hulls of up to twelve tons at our own quay.</p>${prose(120)}`,
          { title: "Boat repair in Kiel" },
        ),
      },
    ],
    [
      "an offer with its rate, its place and its length",
      "cit.concrete-facts",
      {
        "/": home(""),
        "/advice": page(
          "service",
          `<p>Advice by the hour in Zürich: CHF 180 an hour, the first 30 minutes are free. Next dates: 12.03.2027.</p>${prose(40)}`,
        ),
      },
    ],
    [
      "opening hours in a table",
      "cit.chunks",
      {
        "/": home(
          `<h2>Opening hours</h2><table><tr><th>Day</th><th>Open</th></tr>${["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((day) => `<tr><td>${day}</td><td>8 to 12 and 13 to 17</td></tr>`).join("")}</table><h2>The crane</h2><p>Acme's crane lifts twelve tons.</p>`,
        ),
      },
    ],
    [
      "short answers to short questions",
      "cit.chunks",
      {
        "/": home(
          "<h2>Can I come on Saturday?</h2><p>Yes, from eight to twelve.</p><h2>Is there a crane?</h2><p>Yes, for twelve tons.</p><h2>Do you buy boats?</h2><p>No.</p>",
        ),
      },
    ],
    [
      "one table in twelve sizes",
      "cit.keyword-stuffing",
      {
        "/": home(""),
        "/table": page(
          "product",
          `${prose(120)}<ul>${[80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190].map((size) => `<li>Oak table ${size} cm, € ${size * 3}</li>`).join("")}</ul>`,
        ),
      },
    ],
    [
      "written and changed on one day",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>22 October 2026</p>${prose(160)}`,
          jsonLd({
            "@type": "Article",
            headline: "Winter storage for boats",
            datePublished: "2026-10-22T09:00:00+02:00",
            dateModified: "2026-10-22T09:00:00+02:00",
          }),
        ),
      },
    ],
  ],
  "E-E-A-T": [
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
  ],
  Data: [
    [
      "comments that are counted",
      "sch.required",
      {
        "/": home(
          '<div itemscope itemtype="https://schema.org/UserComments"><span itemprop="creator">Ann</span><span itemprop="commentText">Good</span></div>',
        ),
      },
    ],
    [
      "the site is called as its social tags say",
      "sch.site-name",
      {
        "/": home(prose(60), {
          head: `<meta property="og:site_name" content="Sund på budget">${jsonLd({ "@type": "WebSite", name: "Sund på budget", url: "https://acme.example/" })}`,
        }),
      },
      { facts: { brand: "sundpaabudget" } },
    ],
    [
      "an article before the name",
      "sch.parity",
      {
        "/": home(`<p>Silver Spoon of Kiel</p>${prose(60)}`, {
          head: jsonLd({ "@type": "Recipe", name: "The Silver Spoon of Kiel" }),
        }),
      },
    ],
    [
      "a headline shortened in the data",
      "sch.parity",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>1 March 2026</p>${prose(120)}`,
          jsonLd({ "@type": "Article", headline: "Winter storage for boats", datePublished: "2026-03-01T08:00:00Z" }),
        ),
      },
    ],
    [
      "a directory that rates others",
      "sch.no-violation",
      {
        "/": home("Galley 4.5 of 5 (12), Anchor 4 of 5 (3)", {
          head: jsonLd({
            "@type": "Restaurant",
            name: "Galley",
            url: "https://galley.example/",
            aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 },
          }),
        }),
      },
    ],
    [
      "ingredients by their old name",
      "sch.required",
      {
        "/": home(
          '<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Biscuit</h2><img itemprop="image" src="/a.jpg"><ul><li itemprop="ingredients">Flour</li></ul><p itemprop="recipeInstructions">Bake.</p><span itemprop="author">Ada Reed</span><meta itemprop="datePublished" content="2026-01-02"><meta itemprop="totalTime" content="PT2H"><meta itemprop="recipeYield" content="4"><p itemprop="description">Dry.</p></div>',
        ),
      },
    ],
    [
      "signs that the data spell as code",
      "sch.parity",
      {
        "/": home(
          '<h2>Biscuit &#8211; for all!</h2><div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Biscuit &amp;#8211; for all!"></div>',
        ),
      },
    ],
    [
      "seven comments of one reader",
      "sch.graph",
      {
        "/": home("", {
          head: jsonLd(
            { "@type": "Product", name: "Lamp" },
            ...[1, 2, 3, 4, 5, 6, 7].map((text) => ({ "@type": "Comment", name: "Ann", text: `Good ${text}` })),
          ),
        }),
      },
    ],
    [
      "a price in another country's spelling",
      "sch.parity",
      {
        "/": home(""),
        "/lamp": page(
          "product",
          `<p>Lamp: 1.299,00 €</p>${prose(60)}`,
          jsonLd({
            "@type": "Product",
            name: "Lamp",
            offers: { "@type": "Offer", price: "1299.00", priceCurrency: "EUR" },
          }),
        ),
      },
    ],
    [
      "a phone number within the country",
      "sch.parity",
      { "/": home(prose(60), { head: company({ telephone: "+44 1904 555 128" }), footer: "Phone (01904) 555-128" }) },
    ],
    [
      "sizes of one shirt as products of one name",
      "sch.graph",
      {
        "/": home("", {
          head: jsonLd(
            ...["S", "M", "L"].map((size) => ({ "@type": "Product", name: "Harbour shirt", sku: `HS-${size}`, size })),
          ),
        }),
      },
    ],
    [
      "a dentist as a dentist",
      "sch.page-type",
      { "/": home(prose(60), { head: jsonLd({ "@type": "Dentist", name: "Acme", url: "https://acme.example/" }) }) },
    ],
    [
      "times, countries and lengths as the vocabulary has them",
      "sch.dates-ids",
      {
        "/": home("", {
          head: jsonLd(
            { "@type": "Event", name: "Regatta", startDate: "2027-05-01T10:00", duration: "PT6H" },
            { "@type": "Organization", name: "Acme", address: { "@type": "PostalAddress", addressCountry: "GB" } },
          ),
        }),
      },
    ],
  ],
  Platform: [
    [
      "a shop page of 90 kB with 5 kB of text",
      "plat.weight",
      { "/": home(`${prose(900)}<script>${"x".repeat(70_000)}</script>`) },
    ],
    [
      "read more with a newsletter",
      "plat.paywall",
      {
        "/": home(""),
        "/blog/a": article(`${prose(200)}<p>Sign up to our newsletter to keep reading about boats each month.</p>`),
      },
    ],
    [
      "subscribe and save in a shop",
      "plat.paywall",
      { "/": home(`${prose(160)}<p>Subscribe and save 10 % on every order of varnish</p>`) },
    ],
    ["members may log in", "plat.paywall", { "/": home(`<p>Already a member? Log In</p>${prose(160)}`) }],
    [
      "an article that quotes an attack",
      "plat.injection-safety",
      {
        "/": home(""),
        "/blog/a": article(
          `<p>Attackers hide sentences such as “ignore all previous instructions” in a page, and assistants that read it may follow them.</p>${prose(90)}`,
        ),
      },
    ],
    [
      "a page made on the server by a framework",
      "plat.rendering",
      {
        "/": `<html lang="en"><body><div id="root"><main><h1>Acme</h1>${prose(200)}</main></div><script src="/bundle.js"></script></body></html>`,
      },
    ],
    [
      "a form to log in beside the text",
      "plat.no-wall",
      {
        "/": home(
          `${prose(160)}<form><label>Name <input name="u"></label><label>Password <input type="password" name="p"></label><button>Log in</button></form>`,
        ),
      },
    ],
    [
      "a club that speaks of its members",
      "plat.paywall",
      {
        "/": home(
          `${prose(160)}<p>Members only: the slipway is open to members of the club from April to October.</p>`,
        ),
      },
    ],
  ],
};

import { jsonLd, pageOf, prose } from "../../prose.ts";
import { article, cities, company, home, page, type SmallSite } from "../made-pages.ts";

const counts =
  "<p>Of 5,000 owners 41 percent lift their boats in autumn.</p><p>Another 32 percent wait for frost, and 27 percent never do.</p>";
const review = (title: string) =>
  `<div class="jd-rev"><span>S.</span><div class="jd-rev__content"><b class="jd-rev__title">${title}</b><div class="jd-rev__body"><p>${"We like this coffee for its mild taste and the quick delivery. ".repeat(3)}</p></div></div></div>`;
const section = (level: 2 | 3, title: string, text: string) => `<h${level}>${title}</h${level}><p>${text}</p>`;
/** Small sites with something that only looks like a defect: Citability. */
export const CITABILITY: SmallSite[] = [
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
      "/blog/a": article(`<p>${"木造船は冬になると港から引き上げられて倉庫で保管されます。".repeat(8)}</p>`, "", "ja"),
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
  [
    "a Dutch date beside the writer's name",
    "cit.fresh-dates",
    {
      "/": home(""),
      "/blog/a": article(
        "<p>Door Ada Reed, 12 maart 2026</p><p>De boten gaan in oktober het droge op, voordat de vorst komt en het water in de romp bevriest.</p>",
        "",
        "nl",
      ),
    },
  ],
  [
    "questions that open on a click are headings",
    "cit.headings",
    {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${["Where are you?", "What does it cost?", "How long does it take?", "Who pays?"].map((ask) => `<details><summary><h3>${ask}</h3></summary>${prose(240)}</details>`).join("")}`,
      ),
    },
  ],
  [
    "three hundred Korean syllables",
    "cit.substance",
    {
      "/": pageOf(
        `<h1>목선 수리</h1><p>${"우리는북쪽부두에서나무배를수리하고모든선체를먼저말립니다".repeat(12)}</p>`,
      ).replace('lang="en"', 'lang="ko"'),
    },
  ],
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
  [
    "a question that the next sentence answers",
    "cit.answer-first",
    {
      "/": home(
        `<p>Does your boat need repair? Acme mends hulls, masts and sails of wood in its own yard.</p>${prose(60)}`,
      ),
    },
  ],
  [
    "one main heading for two widths of the screen",
    "cit.headings",
    { "/": home(`<h1>Acme boat repair</h1>${prose(60)}<h1>Acme boat repair</h1>${prose(60)}`) },
  ],
  [
    "a date with its label",
    "cit.fresh-dates",
    { "/": home(""), "/a": article(`<p>Published: 3 March 2026</p>${prose(120)}`) },
  ],
  [
    "a date that is called no more than that",
    "cit.fresh-dates",
    { "/": home(""), "/a": article(`<p>Date: 3 March 2026</p>${prose(120)}`) },
  ],
];

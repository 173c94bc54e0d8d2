/** Six sites of one invented company that differ in how engines get at them, to be served over real sockets. */
import type { FakePage } from "./website.ts";

/** Written where an address needs the site's own host, which is known only once it is served. */
const ORIGIN = "{origin}";

type Served = { pages: Record<string, FakePage>; notFound?: FakePage };

const TRIPS = [
  ["Half-day trip on the lake", "3 hours", "€45.00"],
  ["Day trip to the islands", "7 hours", "€85.00"],
  ["Evening trip in autumn", "2 hours", "€35.00"],
];

const COMPANY = {
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "LocalBusiness",
      "@id": `${ORIGIN}/#company`,
      name: "Fernway Kayaks",
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/logo.png`,
      description: "Guided kayak trips on Lough Corrib near Galway.",
      email: "paddle@fernwaykayaks.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "4 Pier Road",
        addressLocality: "Galway",
        postalCode: "H91 X4T2",
        addressCountry: "IE",
      },
      sameAs: ["https://github.com/fernwaykayaks", "https://www.youtube.com/@fernwaykayaks"],
    },
    { "@type": "WebSite", "@id": `${ORIGIN}/#site`, name: "Fernway Kayaks", url: `${ORIGIN}/` },
  ],
};

const script = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const PARAGRAPHS = [
  "Fernway Kayaks runs guided kayak trips on Lough Corrib, ten minutes from the centre of Galway. Every trip is led by two guides who hold the coaching certificate of the national canoe union, and a group has at most eight people.",
  "A half-day trip takes 3 hours and costs €45.00 with boat, paddle, buoyancy aid and dry bag. A day trip to the islands takes 7 hours and costs €85.00 with lunch on the shore. Children from the age of eight paddle with an adult in a double boat.",
  "We set out at 09:30 and 14:00 from April to October, every day but Monday. When the wind is stronger than force 4 the trip is moved to the sheltered river, or to another day, and you pay nothing for the change.",
  "You meet us at the pier in Pier Road, where there is room for cars, a changing room and a warm shower. Bring shoes that may get wet, a towel and something dry to change into; everything else is in the boat.",
];

interface PageParts {
  path: string;
  title: string;
  about: string;
  body: string;
  head?: string;
}

function page({ path, title, about, body, head = "" }: PageParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${about}"><meta name="viewport" content="width=device-width">
<meta property="og:title" content="${title}"><meta property="og:site_name" content="Fernway Kayaks">
<link rel="canonical" href="${ORIGIN}${path}">${head}</head><body>
<header><nav><a href="/">Home</a> <a href="/trips">Trips and prices</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>
<main><h1>${title}</h1>${body}</main>
<footer><p>© 2026 Fernway Kayaks Ltd, 4 Pier Road, Galway H91 X4T2. <a href="/privacy">Privacy</a> <a href="/terms">Terms</a>
<a href="https://github.com/fernwaykayaks">GitHub</a> <a href="https://www.youtube.com/@fernwaykayaks">YouTube</a>
<a href="https://www.linkedin.com/company/fernwaykayaks">LinkedIn</a></p></footer></body></html>`;
}

const text = (from: string[]): string => from.map((each) => `<p>${each}</p>`).join("\n");

const TABLE = `<table><tr><th>Trip</th><th>Length</th><th>Price</th></tr>${TRIPS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

const LEGAL = Array.from(
  { length: 8 },
  (_, at) =>
    `Rule ${at + 1}: what you write to us is kept for the booking alone, for one season, and is given to nobody else.`,
);

const HOME = page({
  path: "/",
  title: "Guided kayak trips in Galway",
  about: "Guided kayak trips on Lough Corrib near Galway.",
  head: script(COMPANY),
  body: `${text(PARAGRAPHS)}<h2>What does a trip cost?</h2><p>A trip costs between €35.00 and €85.00 a person, with all equipment.</p>${TABLE}`,
});

const SERVICE = {
  "@context": "https://schema.org",
  "@type": "Service",
  name: "Trips and prices",
  provider: { "@id": `${ORIGIN}/#company` },
};

const SOUND: Record<string, FakePage> = {
  "/": HOME,
  "/trips": page({
    path: "/trips",
    title: "Trips and prices",
    about: "Three guided trips with their length and price.",
    head: script(SERVICE),
    body: `${text(PARAGRAPHS.toReversed())}<h2>Which trips are there?</h2><p>There are three trips, from 2 to 7 hours.</p>${TABLE}`,
  }),
  "/about": page({
    path: "/about",
    title: "About Fernway Kayaks",
    about: "Who runs Fernway Kayaks.",
    body: `<p>Fernway Kayaks Ltd was founded in 2011 by Nora Quill and Padraig Senn. Company number 512877, registered in Ireland.</p>${text(PARAGRAPHS)}`,
  }),
  "/contact": page({
    path: "/contact",
    title: "Contact",
    about: "How to reach Fernway Kayaks.",
    body: `<p>Write to <a href="mailto:paddle@fernwaykayaks.example">paddle@fernwaykayaks.example</a> or come to 4 Pier Road, Galway H91 X4T2.</p>${text(PARAGRAPHS.slice(2))}`,
  }),
  "/privacy": page({ path: "/privacy", title: "Privacy", about: "What we keep.", body: text(LEGAL) }),
  "/terms": page({ path: "/terms", title: "Terms", about: "The terms of a booking.", body: text(LEGAL) }),
  "/robots.txt": {
    headers: { "content-type": "text/plain" },
    body: `User-agent: *\nDisallow: /cart\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  },
  "/sitemap.xml": {
    headers: { "content-type": "application/xml" },
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["/", "/trips", "/about", "/contact"].map((path) => `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-03-0${path.length}</lastmod></url>`).join("")}</urlset>`,
  },
  "/llms.txt": {
    headers: { "content-type": "text/plain" },
    body: `# Fernway Kayaks\n\n> Guided kayak trips near Galway.\n\n- [Trips and prices](${ORIGIN}/trips)\n- [About](${ORIGIN}/about)\n`,
  },
};

const SHELL =
  '<!doctype html><html lang="en"><head><title>Fernway Kayaks</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

/** The sites by what is told of them. */
export const GATED_SITES: Record<string, Served> = {
  exemplary: { pages: SOUND },
  terrible: {
    pages: {
      "/": '<html><head><title>Home</title></head><body><div onclick="go()">Menu</div><p>Welcome to our website. We are the best. Click here to learn more about what we do and why.</p><img src="a.jpg"><a href="/gone">Offers</a></body></html>',
    },
  },
  blocked: {
    pages: {
      ...SOUND,
      "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" },
    },
  },
  noindex: { pages: { ...SOUND, "/": { headers: { "x-robots-tag": "noindex" }, body: HOME } } },
  "empty shell": { pages: { ...SOUND, "/": SHELL, "/trips": SHELL, "/about": SHELL, "/contact": SHELL } },
  "soft 404": { pages: SOUND, notFound: { status: 200, body: HOME } },
};

/** The pages with each site's own address in them. */
export function atHome({ pages, notFound }: Served): Served {
  const placed = Object.entries(pages).map(([path, given]) => [path, withOrigin(given)]);
  return { pages: Object.fromEntries(placed), ...(notFound ? { notFound: withOrigin(notFound) } : {}) };
}

function withOrigin(given: FakePage): FakePage {
  if (typeof given === "function") return given;
  const { status = 200, headers = {}, body = "" } = typeof given === "string" ? { body: given } : given;
  return (request, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(String(body).replaceAll(ORIGIN, `http://${request.headers.host}`));
  };
}

/** Pages of an ordinary small company, for tests that change one thing about them. */

/** About 170 words of English. */
export const PROSE = [
  "We repair every kind of bicycle and rent city bikes to guests who want to see the town at their own pace.",
  "Our workshop is open on all days of the week but Sunday, and most repairs are done while you wait.",
  "The first look at your bicycle is free of charge, and we tell you what it will cost before we begin.",
  "If you come in the morning, you can usually ride home again the same evening.",
  "Tyres, brakes, chains and lights are always in stock, and other parts arrive within three working days.",
  "Rented bikes come with a lock, a basket and a map of the quiet roads along the river.",
  "Children's seats and trailers cost nothing extra when you rent for a whole day.",
  "You will find us next to the old market hall, two minutes on foot from the main bridge.",
  "People who work here ride to work, so they know what holds and what does not.",
  "Write to us or call if you would like us to collect a bicycle that no longer moves.",
].join(" ");

export interface PageParts {
  path?: string;
  title?: string;
  head?: string;
  body?: string;
}

/** A sound page: own title and description, canonical, language, links to the others, enough text. */
export function soundPage({
  path = "/",
  title = `Acme bicycles: ${path}`,
  head = "",
  body = "",
}: PageParts = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="About ${path} of Acme.">
<meta property="og:title" content="${title}"><link rel="canonical" href="https://acme.example${path}">${head}</head>
<body><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/prices">Prices</a></nav>
<main><h1>${title}</h1><p>${PROSE}</p>${body}</main><footer>Acme GmbH</footer></body></html>`;
}

/** Home, about and prices, each linked from the others. */
export const SOUND_SITE = {
  "/": soundPage(),
  "/about": soundPage({ path: "/about" }),
  "/prices": soundPage({ path: "/prices" }),
};

/** A small believable company site for end-to-end tests. */
import { type FakePage, type FakeWebsite, startWebsite } from "./website.ts";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Harbour Payroll</title>
<meta name="description" content="Harbour Payroll is payroll software for small companies in Ohio.">
<meta property="og:site_name" content="Harbour Payroll">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Harbour Payroll","url":"/","address":{"@type":"PostalAddress","addressLocality":"Toledo","addressRegion":"Ohio","addressCountry":"US"}}</script>
</head><body><nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/about">About</a></nav>
<main><h1>${title}</h1>${body}</main><footer>Harbour Payroll Inc, 1 Dock Street, Toledo, Ohio</footer></body></html>`;

const SENTENCES =
  "Harbour Payroll is payroll software for small companies in Ohio. It pays wages, files state and federal taxes and answers the phone. Every plan has direct deposit, time sheets and year-end forms for each employee. ";

/** Three pages and robots.txt, by their paths; everything else is a real 404. */
export function companyPages(): Record<string, FakePage> {
  return {
    "/": page("Payroll software for small companies", `<p>${SENTENCES.repeat(6)}</p>`),
    "/prices": page("Prices", `<p>Plans start at $39 a month and $5 per employee. ${SENTENCES.repeat(5)}</p>`),
    "/about": page("About us", `<p>We have run payroll in Toledo since 1998. ${SENTENCES.repeat(5)}</p>`),
    "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nAllow: /\n" },
  };
}

/** Serves the company. */
export function startCompany(): Promise<FakeWebsite> {
  return startWebsite(companyPages());
}

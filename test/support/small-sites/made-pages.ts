/** What small sites of one defect or one trap are made of; all of it invented. */
import { jsonLd, pageOf, prose } from "../prose.ts";
import type { FakeRead, ReadingOptions } from "../reading.ts";

/** One small site: what is special about it, the audit that is asked, its pages by path, and what else is known of it. */
export type SmallSite = [what: string, audit: string, pages: Record<string, FakeRead>, options?: ReadingOptions];

/** The home page of an invented boatyard. */
export const home = (main: string, more: { head?: string; footer?: string; title?: string } = {}): FakeRead =>
  pageOf(`<h1>Acme boat repair</h1>${main}`, more);
/** A page read as an article. */
export const article = (main: string, head = "", lang = "en"): FakeRead => ({
  html: pageOf(`<h1>Winter storage for boats</h1>${main}`, { head }).replace('lang="en"', `lang="${lang}"`),
  template: "article",
});
/** A page read as one of a template. */
export const page = (
  template: "contact" | "about" | "legal" | "product" | "service" | "pricing" | "other",
  main: string,
  head = "",
): FakeRead => ({
  html: pageOf(`<h1>Acme</h1>${main}`, { head }),
  template,
});
/** A home page with one link. */
export const linked = (label: string, href = "/x") => home(`${prose(160)}<a href="${href}">${label}</a>`);
/** Facts of a site in Germany. */
export const german = { facts: { country: "DE", language: "de" } };
/** A page sent with one more header. */
export const header = (name: string, value: string, main = prose(160)): FakeRead => ({
  html: pageOf(`<h1>Acme</h1>${main}`),
  headers: { "content-type": "text/html", [name]: value },
});
/** The yard as a business in data. */
export const company = (more: object) =>
  jsonLd({ "@type": "LocalBusiness", name: "Acme", url: "https://acme.example/", ...more });
/** A rating in data. */
export const stars = { aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, reviewCount: 12 } };
/** A paragraph that repeats a phrase. */
export const stuffed = (phrase: string, times: number) =>
  `<p>${Array.from({ length: times }, (_, at) => `We are your ${phrase} and as ${phrase} we offer ${["help", "work", "repair", "advice"][at % 4]} all year.`).join(" ")}</p>`;
/** Towns of one county. */
export const cities = ["Leeds", "York", "Hull", "Ripon", "Selby", "Goole", "Thirsk", "Malton", "Whitby", "Filey"];
/** An article that was changed on a day. */
export const dated = (date: string) =>
  article(
    prose(120),
    jsonLd({ "@type": "Article", headline: "Hulls", datePublished: "2024-01-01", dateModified: date }),
  );
/** An article whose byline links to its writer. */
export const signed = (href: string, name = "Ada Reed"): FakeRead =>
  article(`<p class="byline">By <a rel="author" href="${href}">${name}</a></p>${prose(120)}`);

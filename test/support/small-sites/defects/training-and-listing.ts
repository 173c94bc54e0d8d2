import { prose } from "../../prose.ts";
import { header, home, type SmallSite } from "../made-pages.ts";

/** Small sites with one defect each: Training, listing. */
export const TRAINING_AND_LISTING: SmallSite[] = [
  [
    "training allowed and refused",
    "tech.training-choice",
    { "/": home("") },
    { robots: "User-agent: *\nContent-Signal: ai-train=yes\nContent-Usage: train-ai=n\nAllow: /" },
  ],
  [
    "an expired page",
    "tech.indexable",
    { "/": home("", { head: '<meta name="robots" content="unavailable_after: 2025-01-31">' }) },
  ],
  [
    "an expired page, told in a header",
    "tech.indexable",
    { "/": header("x-robots-tag", "unavailable_after: 25 Jun 2024 15:00:00 GMT") },
  ],
  ["noindex in a header", "tech.indexable", { "/": header("x-robots-tag", "noindex") }],
  [
    "all search crawlers but Bing shut out",
    "tech.ai-search-allowed",
    { "/": home(prose(60)) },
    { robots: "User-agent: *\nDisallow: /\n\nUser-agent: Bingbot\nAllow: /\n" },
  ],
  [
    "training: no in one line, crawler let in",
    "tech.training-choice",
    { "/": home("") },
    { robots: "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\nAllow: /\n" },
  ],
  [
    "Google may not quote the page",
    "tech.indexable",
    { "/": home(prose(60), { head: '<meta name="googlebot" content="nosnippet">' }) },
  ],
  ["no character may be quoted", "tech.indexable", { "/": header("x-robots-tag", "max-snippet: 0") }],
  [
    "the robots file shuts out the crawler of ChatGPT's search alone",
    "tech.ai-search-allowed",
    { "/": home(prose(60)) },
    { robots: "User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nDisallow:\n" },
  ],
];

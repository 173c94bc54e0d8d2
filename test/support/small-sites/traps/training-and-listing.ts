import { prose } from "../../prose.ts";
import { header, home, page, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Training, listing. */
export const TRAINING_AND_LISTING: SmallSite[] = [
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
];

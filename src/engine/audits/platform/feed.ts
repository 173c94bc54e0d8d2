import { readFeed } from "../../surfaces/feed.ts";
import { fail, notApplicable, notMeasured, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** From this many articles on, a site publishes regularly. */
const REGULAR = 2;

export const feed: Audit = {
  id: "plat.feed",
  signal: "platform",
  grade: "B",
  effort: "low",
  title: "News come with a feed",
  why: "A feed tells crawlers what is new without reading every page; Google takes it as a sitemap.",

  judge(reading) {
    const { state, detail } = readFeed(reading);
    const seen = {
      url: reading.home.finalUrl,
      observed: detail,
      expected: "a feed whose entries have a date and a link",
    };
    if (state === "valid") return pass(seen);
    if (state === "invalid") return fail(seen);
    if (state === "not_measured") return notMeasured(detail);
    const articles = reading.pages.filter(({ template }) => template === "article").length;
    return articles >= REGULAR ? fail(seen) : notApplicable("The site does not publish regularly.");
  },

  fix(reading) {
    if (readFeed(reading).state === "invalid") {
      return {
        title: "Mend the news feed that your pages name",
        how: "The head of your pages names a feed (link rel=alternate) that cannot be used. Mend it, or remove that line if you publish no news.",
        paste: null,
      };
    }
    return {
      title: "Offer a news feed",
      how: "Publish an RSS or Atom feed of your articles, each with its date and address, and name it in the head of your pages.",
      paste: null,
    };
  },
};

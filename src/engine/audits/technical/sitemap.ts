import type { Exchange, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, notMeasured, partial, pass } from "../judgement.ts";
import { robotsWithSitemap } from "../recipes/opened-robots.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";
import { isOwn, knownUrls } from "./own-links.ts";

/** A site with no more pages than this is found through its links. */
const SMALL_SITE = 10;

export const sitemap: Audit = {
  id: "tech.sitemap",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "A sitemap lists the pages",
  why: "Google and Bing read the sitemap to learn which pages exist and when they changed.",

  judge(reading) {
    const found = reading.sitemaps.filter(({ exchange }) => exchange.status !== 404 && exchange.status !== 410);
    const valid = found.filter(({ kind }) => kind !== "invalid");
    const own = reading.sitemapUrls.filter(({ loc }) => isOwn(reading, loc));
    // What an index lists counts as declared, so an index that is not speaks for its parts.
    const declared =
      valid.some((each) => each.declared) && !valid.some((each) => each.kind === "index" && !each.declared);
    const seen = (url: string, observed: string) => ({
      url,
      observed,
      expected: "a valid sitemap of this site, named in robots.txt",
    });

    if (valid.length > 0 && (own.length > 0 || valid.every(({ kind }) => kind === "index"))) {
      const [first] = valid;
      return declared
        ? pass(seen(first!.exchange.url, `It lists ${own.length} addresses of this site.`))
        : partial(0.6, seen(first!.exchange.url, "It is valid, but robots.txt does not name it."));
    }
    // A feed that was tried in its place is no sitemap that went missing.
    const unseen = found.filter(
      ({ exchange, declared: named }) =>
        isUnseen(exchange) && (named || exchange.url.startsWith(`${reading.origin}/sitemap`)),
    );
    if (unseen.length > 0) {
      return notMeasured(
        `The sitemap could not be read: ${unseen[0]!.exchange.error?.message ?? `status ${unseen[0]!.exchange.status}.`}`,
      );
    }
    const broken =
      found.find((each) => each.declared || each.kind !== "invalid") ?? reading.sitemaps.find((each) => each.declared);
    if (broken) {
      const what =
        valid.length > 0
          ? "It lists no page of this site."
          : `It could not be read as a sitemap (status ${broken.exchange.status}).`;
      return fail(seen(broken.exchange.url, what));
    }
    return judgeMissing(reading);
  },

  fix(reading, { status }) {
    return {
      title: status === "partial" ? "Name your sitemap in robots.txt" : "Publish a sitemap and name it in robots.txt",
      how: withPlatformStep(
        status === "partial"
          ? "Your sitemap works; name it in robots.txt so that every crawler finds it."
          : "Publish a sitemap.xml that lists your pages with the date of their last change, and name it in robots.txt.",
        reading,
        "sitemap",
      ),
      paste: robotsWithSitemap(reading),
    };
  },
};

/** It may be there, and we did not see it. */
function isUnseen({ status }: Exchange): boolean {
  return status === null || status >= 500 || status === 429;
}

function judgeMissing(reading: Reading) {
  const pages = knownUrls(reading).size;
  if (pages <= SMALL_SITE) return notApplicable(`With ${pages} known pages the site is found through its links.`);
  return fail({
    url: `${reading.origin}/sitemap.xml`,
    observed: "No sitemap was found.",
    expected: "a sitemap, named in robots.txt",
  });
}

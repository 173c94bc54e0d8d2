import type { Reading } from "../../read-site/types.ts";
import { byShare, notApplicable, notMeasured } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit, Evidence } from "../types.ts";
import { pageKey } from "./own-links.ts";
import { pageRules } from "./page-rules.ts";

const EXPECTED = "listed pages that answer 200 at their own address and are open to search";

/** Dates as sitemaps write them (W3C date and time format). */
const DATE = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/;
/** From this many entries on, one and the same second for all of them is the time of the build. */
const MANY = 5;

export const sitemapQuality: Audit = {
  id: "tech.sitemap-quality",
  signal: "technical",
  grade: "A",
  effort: "medium",
  title: "The sitemap lists pages that exist",
  why: "Search engines trust a sitemap less when its addresses are dead or its dates are made up.",

  judge(reading) {
    if (reading.sitemapUrls.length === 0) return notApplicable("There is no sitemap with addresses.");
    const sample = sampled(reading);
    if (sample.length === 0) return notMeasured("None of the listed addresses was asked for.");
    const bad = sample.filter(({ flaw }) => flaw !== null);
    const evidence: Evidence[] = bad.map(({ url, flaw }) => ({
      url,
      observed: flaw!,
      expected: EXPECTED,
    }));
    const dates = dateFlaw(reading);
    if (dates)
      evidence.push({
        url: reading.sitemaps[0]?.exchange.url ?? reading.origin,
        observed: dates,
        expected: "the date each page really changed",
      });
    const share = 1 - bad.length / sample.length;
    if (evidence.length === 0) {
      evidence.push({
        url: sample[0]!.url,
        observed: `${sample.length} listed pages are as they should be.`,
        expected: EXPECTED,
      });
    }
    return byShare(dates ? Math.min(share, 0.9) : share, evidence.slice(0, 6), { passAt: 0.95 });
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "List only pages that exist in the sitemap",
      how: withPlatformStep(
        `${first ? `${first.url}: ${first.observed}` : "Some entries are wrong."} Leave out addresses that redirect, are missing or are closed to search, and give the date of the last real change.`,
        reading,
        "sitemap",
      ),
      paste: null,
    };
  },
};

/** Listed addresses that were asked for, each with what is wrong with it. */
function sampled(reading: Reading): { url: string; flaw: string | null }[] {
  const listed = new Set(reading.sitemapUrls.map(({ loc }) => pageKey(loc)));
  const pages = reading.pages
    .filter(({ url }) => listed.has(pageKey(url)))
    .map((page) => ({
      url: page.url,
      flaw: pageRules(page, "googlebot", reading.readAt).noindex
        ? "It asks not to be listed."
        : pointsElsewhere(page.finalUrl, page.head.canonicals[0]),
    }));
  const known = new Set(pages.map(({ url }) => pageKey(url)));
  const probes = reading.probes
    .filter(({ from, url, exchange }) => from === "sitemap" && !known.has(pageKey(url)) && isAnswer(exchange.status))
    .map(({ url, exchange }) => ({
      url,
      flaw: exchange.status !== 200 ? `It answers ${exchange.status}.` : pointsElsewhere(url, exchange.finalUrl),
    }));
  return [...pages, ...probes].slice(0, 20);
}

/** A refusal to us says nothing about the page. */
const isAnswer = (status: number | null) => status !== null && ![401, 403, 429].includes(status);

function pointsElsewhere(url: string, target: string | undefined): string | null {
  if (!target || pageKey(url) === pageKey(target)) return null;
  return `It leads to ${target}.`;
}

function dateFlaw({ sitemapUrls, pages }: Reading): string | null {
  const dated = sitemapUrls.filter(({ lastmod }) => lastmod !== null);
  const wrong = dated.find(({ lastmod }) => !DATE.test(lastmod!) || Number.isNaN(Date.parse(lastmod!)));
  if (wrong) return `"${wrong.lastmod!.slice(0, 40)}" is no date.`;
  const times = new Set(dated.map(({ lastmod }) => lastmod));
  if (dated.length >= MANY && times.size === 1 && dated[0]!.lastmod!.includes("T"))
    return "Every entry has the same date and time.";
  for (const page of pages) {
    const modified = page.structured
      .flatMap(({ nodes }) => nodes.map((node) => node.dateModified))
      .find((value) => typeof value === "string");
    const entry = dated.find(({ loc }) => pageKey(loc) === pageKey(page.finalUrl));
    const DAY = 86_400_000;
    if (modified && entry && Date.parse(entry.lastmod!) < Date.parse(modified) - DAY) {
      return `${page.finalUrl} changed on ${modified.slice(0, 10)}, and the sitemap says ${entry.lastmod!.slice(0, 10)}.`;
    }
  }
  return null;
}

import { type FootprintInput, leftOut, type Measure, measured } from "./types.ts";

/** Domains that name the brand at which a component is full: a log scale, since the first ones mean most. */
const FULL_DOMAINS = 12;
const FULL_FEW = 4;
/** Under this many readable cited pages nothing is said of them. */
const MIN_PAGES = 5;
/** A page that compares names at least so many rivals. */
const COMPARES = 2;
const VIDEO = /(^|\.)(youtube\.com|vimeo\.com|youtu\.be)$/;

/** Third parties that engines cite and that name the brand; half credit where only a title was at hand. */
export function thirdPartyCitations({ cited, answers }: FootprintInput): Measure {
  if (!answers.some(({ reading }) => reading && reading.citations.length > 0)) {
    return leftOut("No engine gave its sources.");
  }
  const verified = cited.filter(({ names }) => names !== null);
  if (verified.length < MIN_PAGES) return leftOut(`Only ${verified.length} of the cited pages could be read.`);
  const naming = verified.filter(({ names }) => names);
  const domains = naming.reduce((sum, { titleOnly }) => sum + (titleOnly ? 0.5 : 1), 0);
  return measured(
    logScale(domains, FULL_DOMAINS),
    `${naming.length} of ${verified.length} cited third parties name the brand`,
  );
}

/** Of the cited pages that compare rivals, the share that names the brand too. */
export function competitorGap({ cited }: FootprintInput): Measure {
  const lists = cited.filter(({ rivals, titleOnly }) => !titleOnly && rivals >= COMPARES);
  if (lists.length === 0) return leftOut("No cited page that compares rivals could be read.");
  const naming = lists.filter(({ names }) => names).length;
  return measured(naming / lists.length, `${naming} of ${lists.length} cited comparisons name the brand`);
}

export const community = (input: FootprintInput) => ofKind(input, "forum threads", ({ type }) => type === "community");
export const video = (input: FootprintInput) => ofKind(input, "videos", ({ domain }) => VIDEO.test(domain));
export const reviews = (input: FootprintInput) =>
  ofKind(input, "reviews and directories", ({ type }) => type === "review" || type === "directory");

function ofKind(
  { cited }: FootprintInput,
  what: string,
  is: (page: FootprintInput["cited"][number]) => boolean,
): Measure {
  const pages = cited.filter((page) => is(page) && page.names !== null);
  if (pages.length === 0) return leftOut(`The engines cited no ${what} that could be read.`);
  const naming = pages.filter(({ names }) => names).length;
  return measured(logScale(naming, FULL_FEW), `${naming} of ${pages.length} cited ${what} name the brand`);
}

function logScale(count: number, full: number): number {
  return Math.min(1, Math.log2(1 + count) / Math.log2(1 + full));
}

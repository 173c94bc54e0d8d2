import type { ReadAnswer } from "../read-answer/read-answers.ts";
import { type CitedPage, leftOut, type Measure, measured } from "./types.ts";

/** Domains that name the brand at which a component is full: a log scale, since the first ones mean most. */
const FULL_DOMAINS = 12;
const FULL_FEW = 4;
/** Under so many readable third parties nothing is said of them. */
const MIN_DOMAINS = 5;
/** A page that compares names at least so many rivals. */
const COMPARES = 2;
/** Where only a title was at hand. */
const TITLE_ONLY = 0.5;
const VIDEO = /^(youtube\.com|youtu\.be|vimeo\.com)$/;

/** Third parties that engines cite and that name the brand. */
export function thirdPartyCitations(answers: ReadAnswer[], cited: CitedPage[]): Measure {
  if (!answers.some(({ reading }) => reading && reading.citations.length > 0)) {
    return leftOut("No engine gave its sources.");
  }
  const domains = [...Map.groupBy(known(cited), ({ domain }) => domain).values()];
  if (domains.length < MIN_DOMAINS) {
    return leftOut(
      `Of the third parties that the engines cited, ${domains.length} could be read; it takes ${MIN_DOMAINS}.`,
    );
  }
  const credits = domains.map((pages) => Math.max(...pages.map(creditOf)));
  const naming = credits.filter((credit) => credit > 0).length;
  return measured(
    logScale(sum(credits), FULL_DOMAINS),
    `${naming} of ${domains.length} cited third parties name the brand`,
  );
}

/** Of the cited pages that compare rivals, the share that names the brand too. */
export function competitorGap(cited: CitedPage[]): Measure {
  const comparisons = cited.filter(({ rivals }) => rivals >= COMPARES);
  if (comparisons.length === 0) return leftOut("No cited page that compares rivals could be read.");
  const naming = comparisons.filter(({ names }) => names).length;
  return measured(naming / comparisons.length, `${naming} of ${comparisons.length} cited comparisons name the brand`);
}

/** Posts and threads that engines cite and that name the brand. */
export const community = (cited: CitedPage[]): Measure =>
  ofKind(cited, "forum threads and posts", ({ type, domain }) => type === "community" && !VIDEO.test(domain));

/** Videos that engines cite and that name the brand. */
export const video = (cited: CitedPage[]): Measure => ofKind(cited, "videos", ({ domain }) => VIDEO.test(domain));

/** Reviews and directories that engines cite and that name the brand. */
export const reviews = (cited: CitedPage[]): Measure =>
  ofKind(cited, "reviews and directories", ({ type }) => type === "review" || type === "directory");

function ofKind(cited: CitedPage[], what: string, is: (page: CitedPage) => boolean): Measure {
  const pages = known(cited).filter(is);
  if (pages.length === 0) return leftOut(`The engines cited no ${what} that could be read.`);
  const naming = pages.filter(({ names }) => names).length;
  return measured(
    logScale(sum(pages.map(creditOf)), FULL_FEW),
    `${naming} of ${pages.length} cited ${what} name the brand`,
  );
}

const known = (cited: CitedPage[]) => cited.filter(({ names }) => names !== null);
const creditOf = ({ names, titleOnly }: CitedPage) => (names ? (titleOnly ? TITLE_ONLY : 1) : 0);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const logScale = (count: number, full: number) => Math.min(1, Math.log2(1 + count) / Math.log2(1 + full));

import type { Page } from "../read-site/types.ts";
import { byShare, notApplicable } from "./judgement.ts";
import type { Evidence, Judgement } from "./types.ts";

/** More evidence than this tells a reader nothing new. */
const MAX_EVIDENCE = 6;

/** How one page does in a check: 0 to 1, with what was seen where it is not right. */
export interface PageScore {
  score: number;
  evidence?: Evidence[];
}

/**
 * Judges page by page; the score is the mean over the pages it concerns (`check` gives `null` for the others).
 * `none` says why it does not apply when it concerns no page. Pages at one address count once.
 */
export function judgePages(
  pages: readonly Page[],
  check: (page: Page) => PageScore | null,
  { none, ...thresholds }: { none: string; passAt?: number; failBelow?: number },
): Judgement {
  const distinct = [...new Map(pages.map((page) => [page.finalUrl, page])).values()];
  const scored = distinct.map(check).filter((result) => result !== null);
  if (scored.length === 0) return notApplicable(none);
  const share = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
  const evidence = scored.filter(({ score }) => score < 1).flatMap((result) => result.evidence ?? []);
  return byShare(share, evidence.slice(0, MAX_EVIDENCE), thresholds);
}

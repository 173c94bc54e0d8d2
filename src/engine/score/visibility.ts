import type { AnswerStatus, Interval, NamedShare, Placement, Verdict } from "../types.ts";
import { BANDS, LOW_SAMPLE, PLACEMENT_CREDIT } from "./constants.ts";
import { average, clusteredInterval, toPercent } from "./interval.ts";

/** What a score needs of one answer. */
export interface ScoredAnswer {
  question: number;
  engine: string;
  status: AnswerStatus;
  placement: Placement | null;
  /** The question names the site's own brand: never counted. */
  branded: boolean;
}

/** How visible a site is over the countable answers of a scan. */
export interface Visibility {
  /** 0 to 100, one decimal. */
  visibility: number;
  visibilityInterval: Interval;
  band: string;
  /** Both ends of the interval lie in the band. */
  bandStable: boolean;
  verdict: Verdict;
  namedShare: NamedShare;
}

interface Countable {
  question: number;
  engine: string;
  placement: Placement;
}

/**
 * Visibility, verdict, band and named share of a scan; `null` when no answer is countable.
 * An engine's countable answers are averaged first, then the engines, so that each engine counts the same.
 */
export function scoreVisibility(answers: ScoredAnswer[]): Visibility | null {
  const countable = answers.filter(isCountable);
  if (countable.length === 0) return null;
  const credit = (answer: Countable) => PLACEMENT_CREDIT[answer.placement];
  const mean = average([...groupBy(countable, "engine").values()].map((group) => average(group.map(credit))));
  const questions = [...groupBy(countable, "question").values()];
  const visibility = toPercent(mean);
  const visibilityInterval = clusteredInterval(
    mean,
    questions.map((group) => group.map(credit)),
  ) as Interval;
  return {
    visibility,
    visibilityInterval,
    band: bandOf(visibility),
    bandStable: visibilityInterval.every((bound) => bandOf(bound) === bandOf(visibility)),
    verdict: verdictOf(
      visibility,
      countable.some((answer) => credit(answer) > 0),
    ),
    namedShare: shareNamed(questions),
  };
}

/** The words for a visibility, decided on the stored one-decimal number. */
export function bandOf(visibility: number): string {
  return BANDS.find((band) => visibility >= band.from)!.name;
}

function verdictOf(visibility: number, anyCredit: boolean): Verdict {
  if (!anyCredit) return "absent";
  return visibility >= BANDS[0].from ? "present" : "weak";
}

/** Counts the answers that name the brand in prose or a list entry; a link alone is not a naming. */
function shareNamed(questions: Countable[][]): NamedShare {
  const hits = questions.map((group) => group.map((answer) => (isNamed(answer.placement) ? 1 : 0) as number));
  const flat = hits.flat();
  const mean = average(flat);
  return {
    named: flat.filter((hit) => hit === 1).length,
    countable: flat.length,
    percent: toPercent(mean),
    interval: clusteredInterval(mean, hits) as Interval,
    lowSample: flat.length < LOW_SAMPLE,
  };
}

/** Whether a placement counts as being named. */
export function isNamed(placement: Placement): boolean {
  return placement === "prose" || placement === "list";
}

function isCountable(answer: ScoredAnswer): answer is ScoredAnswer & Countable {
  return answer.status === "answered" && answer.placement !== null && !answer.branded;
}

function groupBy(answers: Countable[], key: "engine" | "question"): Map<string | number, Countable[]> {
  return Map.groupBy(answers, (answer) => answer[key]);
}

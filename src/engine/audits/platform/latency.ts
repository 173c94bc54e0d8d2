import type { Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** Milliseconds to the first byte. Our own bounds: no maker of an assistant publishes one. */
const FAST = 800;
const SLOW = 2000;
const MIN_SAMPLES = 3;
const MANY_TIMEOUTS = 0.2;

export const latency: Audit = {
  id: "plat.latency",
  signal: "platform",
  grade: "B",
  effort: "high",
  title: "The server answers quickly",
  why: "Crawlers give a page little time, and how much is not published; these bounds are ours.",

  judge(reading) {
    const { times, timeouts } = samplesOf(reading);
    const asked = times.length + timeouts;
    const seen = (observed: string) => ({
      url: reading.home.finalUrl,
      observed,
      expected: `first byte within ${FAST} ms`,
    });
    if (asked >= MIN_SAMPLES && timeouts / asked >= MANY_TIMEOUTS)
      return fail(seen(`${timeouts} of ${asked} requests got no answer in time.`));
    if (times.length < MIN_SAMPLES) return notMeasured(`Only ${times.length} answers were timed.`);
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const told = seen(`${Math.round(median)} ms to the first byte, the middle of ${times.length} answers.`);
    if (median <= FAST) return pass(told);
    return median <= SLOW ? partial(1 - (0.75 * (median - FAST)) / (SLOW - FAST), told) : fail(told);
  },

  fix(_reading, { evidence }) {
    return {
      title: "Make the server answer faster",
      how: `${evidence[0]?.observed ?? ""} Cache whole pages, use a content delivery network, and look at what the server does before it answers.`.trim(),
      paste: null,
    };
  },
};

/** Times of the pages, and of the site's other files where there are too few pages. */
function samplesOf({ pages, random, robots, probes, skipped }: Reading): { times: number[]; timeouts: number } {
  const pageTimes = pages.flatMap(({ ttfbMs }) => ttfbMs ?? []);
  const others = [random, robots].flatMap(({ ttfbMs }) => ttfbMs ?? []);
  const timeouts =
    probes.filter(({ exchange }) => exchange.error?.code === "timeout").length +
    skipped.filter(({ reason }) => /did not answer in time/i.test(reason)).length;
  return { times: pageTimes.length >= MIN_SAMPLES ? pageTimes : [...pageTimes, ...others], timeouts };
}

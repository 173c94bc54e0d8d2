import type { Bench } from "../../workshop/bench.ts";
import { type StopCause, WorkStopped } from "../../workshop/work-stopped.ts";
import type { Exchange } from "../types.ts";
import type { ParseResult } from "./parse-page.ts";

/** Parses pages off the main thread. */
export interface PageParser {
  /** The home page is always tried; others are not any more once their site is given up. */
  parse(exchange: Exchange, isHome?: boolean): Promise<ParseResult>;
}

/** CPU milliseconds a page may take. */
const BUDGET_MS = 3000;
/** Characters of a page that takes long to parse, whatever it says. */
const LARGE = 400_000;
const NOT_PARSED = "The page could not be parsed.";

const REASONS: Record<StopCause, string> = {
  too_long: "The page took too long to parse.",
  too_much_memory: "The page took too much memory to parse.",
  given_up: "Other pages of the site took too long to parse.",
  crashed: NOT_PARSED,
  closed: NOT_PARSED,
};

/** The pages of one site, parsed at its bench; a page that cannot be parsed is told with the reason. */
export function pageParser(bench: Bench): PageParser {
  return {
    async parse({ url, finalUrl, status, headers, ttfbMs, bytes, truncated, body }, isHome = false) {
      const source = { url, finalUrl, status, headers, ttfbMs, bytes, truncated, body, isHome };
      try {
        return await bench.run("parse", source, {
          budgetMs: BUDGET_MS,
          isSpare: !isHome,
          isLarge: body.length > LARGE,
        });
      } catch (error) {
        if (!(error instanceof WorkStopped)) return { page: null, cpuMs: 0, reason: NOT_PARSED };
        return { page: null, cpuMs: error.why === "too_long" ? BUDGET_MS : 0, reason: REASONS[error.why] };
      }
    },
  };
}

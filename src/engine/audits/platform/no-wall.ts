import { fail, partial, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** A layer that covers more of the window than this hides the page. */
const COVERED = 0.5;

const WALLS: Record<string, string> = {
  age: "An age check",
  consent: "A consent notice",
  captcha: "A test for humans",
  login: "A login",
  region: "A notice that the region is not served",
};

export const noWall: Audit = {
  id: "plat.no-wall",
  signal: "platform",
  grade: "B",
  effort: "medium",
  title: "Nothing stands in front of the text",
  why: "A crawler cannot press a button: what waits behind one, it does not read.",

  judge(reading) {
    const walled = reading.pages.filter(({ walls }) => walls.length > 0);
    const covered = reading.rendered?.filter(({ overlay }) => overlay > COVERED) ?? [];
    const evidence = [
      ...walled.map(({ finalUrl, walls }) => ({
        url: finalUrl,
        observed: `${WALLS[walls[0]!] ?? "A wall"} stands where the text should be.`,
        expected: "the text itself",
      })),
      ...covered.map(({ url, overlay }) => ({
        url,
        observed: `A layer covers ${Math.round(overlay * 100)} % of the window.`,
        expected: "the text visible",
      })),
    ].slice(0, 6);
    if (walled.includes(reading.home)) return fail(...evidence);
    if (evidence.length === 0) {
      const seen = reading.rendered
        ? "Nothing covers the text."
        : "Nothing in the HTML; what scripts lay over the page was not looked at.";
      return pass({ url: reading.home.finalUrl, observed: seen, expected: "the text itself" });
    }
    const pages = new Set(evidence.map(({ url }) => url)).size;
    return partial(Math.max(0.3, 1 - pages / reading.pages.length), ...evidence);
  },

  fix(_reading, { evidence }) {
    return {
      title: "Let the page be read before any pop-up",
      how: `${evidence[0] ? `${evidence[0].url}: ${evidence[0].observed}` : ""} Deliver the text with the page and lay the notice beside or under it, so that it can be read without pressing anything.`.trim(),
      paste: null,
    };
  },
};

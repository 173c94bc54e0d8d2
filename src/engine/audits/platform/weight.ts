import { TEMPLATES } from "../../read-site/types.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** Share of a page that visitors can read, menus included, by size; the bounds are ours. */
const LEAN = 0.05;
const HEAVY = 0.02;
/** Many readers cut a page here. */
const MAX_BYTES = 2_000_000;
const MOSTLY_DATA = 0.6;

export const weight: Audit = {
  id: "plat.weight",
  signal: "platform",
  grade: "B",
  effort: "high",
  title: "Pages carry more than code",
  why: "Assistants read a limited number of characters of a page; code and data use them up.",

  judge(reading) {
    const verdicts = pagesOf(reading, TEMPLATES).map((page) => {
      const { bytes, truncated, bodyText, scripts } = page;
      const share = bytes === 0 ? 0 : Buffer.byteLength(bodyText) / bytes;
      const tooLarge = truncated || bytes > MAX_BYTES;
      const size = `${Math.round(bytes / 1000)} kB`;
      const data = scripts.hydrationBytes / bytes > MOSTLY_DATA ? " Most of it is data for scripts." : "";
      const observed = `${tooLarge ? `${size} or more.` : `${(share * 100).toFixed(1)} % of its ${size} is text that visitors see.`}${data}`;
      return { page, score: tooLarge || share < HEAVY ? 0 : share < LEAN ? 0.5 : 1, observed };
    });
    return judgePages(verdicts, {
      expected: "pages of under 2 MB, at least 5 % of it text",
      none: "No page was read.",
    });
  },

  fix(_reading, { evidence }) {
    return {
      title: "Make pages lighter",
      how: `${evidence[0] ? `${evidence[0].url}: ${evidence[0].observed}` : ""} The page carries far more code than text. Move styles, scripts and pictures that are written into the page into files of their own.`.trim(),
      paste: null,
    };
  },
};

import { byShare } from "../judgement.ts";
import { companyPaste } from "../recipes/company-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { contentPages } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { isReadable } from "./nodes.ts";

const ENOUGH_PAGES = 0.5;
const BY_SCRIPT = 0.5;

/** The home page and half of the content pages carry structured data in the HTML that the server sends. */
export const present: Audit = {
  id: "sch.present",
  signal: "schema",
  grade: "A",
  effort: "medium",
  title: "Pages carry machine-readable data",
  why: "Search engines and shopping assistants take names, prices and dates from data blocks, and many read only those the server sends.",
  judge(reading) {
    const carries = (page: { structured: typeof reading.home.structured }) => page.structured.some(isReadable);
    const pages = contentPages(reading);
    const others = pages.filter((page) => page.finalUrl !== reading.home.finalUrl);
    const share = others.filter(carries).length / Math.max(1, others.length);
    const byScript = !carries(reading.home) && (reading.rendered ?? []).some(carries);
    const home = carries(reading.home) ? 1 : byScript ? BY_SCRIPT : 0;
    const rest = others.length === 0 ? home : Math.min(1, share / ENOUGH_PAGES);
    const script = byScript ? "; a script adds it in the browser, where most crawlers do not see it" : "";
    return byShare(
      (home + rest) / 2,
      [
        {
          url: reading.home.finalUrl,
          observed: `home page: ${home === 1 ? "data found" : "no machine-readable data in the HTML"}${script}${others.length > 0 ? `; other pages: ${others.filter(carries).length} of ${others.length}` : ""}`,
          expected: "structured data on the home page and on at least half of the content pages",
        },
      ],
      { passAt: 1 },
    );
  },
  fix: (reading) => ({
    title: "Add a block of machine-readable data to each page",
    how: withPlatformStep(
      "Put a small block of machine-readable data (JSON-LD) into the HTML that the server sends: your company on the home page, and on each page what it is about.",
      reading,
      "company",
    ),
    paste: companyPaste(reading),
  }),
};

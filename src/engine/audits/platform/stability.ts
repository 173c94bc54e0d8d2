import type { Page, Reading } from "../../read-site/types.ts";
import { byShare, fail, notApplicable } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** Above this, buttons move while the page loads (Core Web Vitals). */
const MAX_SHIFT = 0.1;

export const stability: Audit = {
  id: "plat.stability",
  signal: "platform",
  grade: "B",
  effort: "low",
  title: "The page holds still while it loads",
  why: "An assistant that clicks by position misses a button that pictures push away.",

  judge(reading) {
    const shifts = worstShift(reading);
    if (shifts) return fail(shifts);
    const images = reading.pages.flatMap((page) =>
      page.images
        .filter(({ region, src }) => region === "main" && isFetched(src, page))
        .map((image) => ({ ...image, page: page.finalUrl })),
    );
    if (images.length === 0) return notApplicable("The pages have no pictures.");
    const loose = images.filter(({ sized }) => !sized);
    const evidence = loose.slice(0, 5).map(({ page, src }) => ({
      url: page,
      observed: `No size is set for ${src.slice(0, 120)}.`,
      expected: "pictures with width and height",
    }));
    const sized = {
      url: reading.home.finalUrl,
      observed: `All ${images.length} pictures have a size.`,
      expected: "pictures with width and height",
    };
    return byShare(1 - loose.length / images.length, evidence.length > 0 ? evidence : [sized]);
  },

  fix() {
    return {
      title: "Give pictures fixed sizes",
      how: "Set width and height (or aspect-ratio) on pictures, so that buttons do not jump while the page loads.",
      paste: null,
    };
  },
};

/** Placeholders written into the page arrive with it. */
const isFetched = (src: string, { finalUrl }: Page) => src !== "" && src !== finalUrl && !src.startsWith("data:");

function worstShift({ rendered }: Reading) {
  const worst = rendered
    ?.filter(({ layoutShift }) => (layoutShift ?? 0) > MAX_SHIFT)
    .sort((a, b) => b.layoutShift! - a.layoutShift!)[0];
  return worst
    ? {
        url: worst.url,
        observed: `Layout shift ${worst.layoutShift!.toFixed(2)}.`,
        expected: `a layout shift of at most ${MAX_SHIFT}`,
      }
    : null;
}

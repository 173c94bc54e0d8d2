import type { Page, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, notMeasured, pass } from "../judgement.ts";
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
    // Style sheets can keep the room too, and only a browser sees what they do.
    if (loose.length > 0 && !reading.rendered?.some(({ layoutShift }) => layoutShift !== null))
      return notMeasured(
        `${loose.length} of ${images.length} pictures have no size in the HTML; whether style sheets give them one is seen in a browser only.`,
      );
    if (loose.length > 0) return pass(settled(reading));
    return pass({
      url: reading.home.finalUrl,
      observed: `All ${images.length} pictures have a size.`,
      expected: "pictures with width and height",
    });
  },

  fix() {
    return {
      title: "Give pictures fixed sizes",
      how: "Set width and height (or aspect-ratio) on pictures, so that buttons do not jump while the page loads.",
      paste: null,
    };
  },
};

/** In a browser nothing moved, whatever keeps the room. */
const settled = ({ home }: Reading) => ({
  url: home.finalUrl,
  observed: "In a browser nothing jumps while the page loads.",
  expected: `a layout shift of at most ${MAX_SHIFT}`,
});

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

import type { Page, Reading } from "../../read-site/types.ts";
import { byShare, fail, notApplicable, notMeasured } from "../judgement.ts";
import { isRoot } from "../technical/own-links.ts";
import { excerpt } from "../text/pages.ts";
import { linksAbout } from "../text/slugs.ts";
import type { Audit } from "../types.ts";
import { type Claim, claimsOf, contradictedPrice } from "./claims.ts";
import { isShown } from "./shown.ts";

/** Under this a page shows its content by script, and cannot be compared. */
const MIN_WORDS = 20;

/** What the data say can also be read on the page. */
export const parity: Audit = {
  id: "sch.parity",
  signal: "schema",
  grade: "A",
  effort: "medium",
  title: "Data and page say the same",
  why: "In a test no assistant found a price that stood only in the data block, and search engines penalise data that the page does not show.",
  judge(reading) {
    const claiming = reading.pages
      .map((page) => ({ page, claims: claimsOf(page) }))
      .filter(({ claims }) => claims.length > 0);
    if (claiming.length === 0) return notApplicable("The data state nothing that could be compared with the page.");
    const readable = claiming.filter(({ page }) => page.bodyWords >= MIN_WORDS);
    if (readable.length === 0)
      return notMeasured("The pages with data show no text without scripts, so the two cannot be compared.");

    const expected = "names, prices, dates, ratings and addresses of the data can be seen on the page";
    for (const { page } of readable) {
      const conflict = contradictedPrice(page);
      if (conflict)
        return fail({ url: page.finalUrl, observed: conflict, expected: "the same price in the data and on the page" });
    }
    const toldElsewhere = hasUnreadContacts(reading);
    const compared = readable
      .flatMap(({ page, claims }) =>
        claims.map((claim) => {
          const places = claim.siteWide ? [page, ...reading.pages] : [page];
          return { page, claim, shown: places.some((place) => isShown(claim, place)) };
        }),
      )
      .filter(({ claim, shown, page }) => shown || !claim.siteWide || !(toldElsewhere || isBelow(page, reading)));
    if (compared.length === 0) return notMeasured("The pages where the company's data would be shown were not read.");
    const hidden = compared.filter(({ shown }) => !shown);
    const evidence = hidden
      .slice(0, 5)
      .map(({ page, claim }) => ({ url: page.finalUrl, observed: describe(claim), expected }));
    const fine = { url: reading.home.finalUrl, observed: `${compared.length} statements, all visible`, expected };
    return byShare((compared.length - hidden.length) / compared.length, evidence.length > 0 ? evidence : [fine], {
      passAt: 0.95,
      failBelow: 0.75,
    });
  },
  fix: (_reading, { evidence }) => ({
    title: "Show on the page what the data say",
    how: `Some facts stand only in the data block (${evidence[0]?.observed ?? "see the evidence"}). Show them to visitors too, or correct the data.`,
    paste: null,
  }),
};

const TELLING: readonly Page["template"][] = ["contact", "legal", "about"];

/** What a page below home says of the company need not stand there, and the pages where it would were not read. */
const isBelow = (page: Page, { home, pages }: Reading): boolean =>
  page.finalUrl !== home.finalUrl && !pages.some(({ template }) => TELLING.includes(template));

/**
 * Who is behind a site is told on pages that are linked and were perhaps not read; where all that was read is a page below
 * the root, it need not stand there.
 */
function hasUnreadContacts({ home, pages }: Reading): boolean {
  if (pages.some(({ template }) => TELLING.includes(template))) return false;
  if (!isRoot(home.finalUrl)) return true;
  return (["contact", "about"] as const).some((topic) => linksAbout(home.links, topic).length > 0);
}

const describe = ({ label, value }: Claim): string =>
  `${label} “${excerpt(value, 60)}” is in the data, not on the page`;

import type { Page, Reading } from "../../read-site/types.ts";
import { fitContacts } from "../contacts/fit-contacts.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { leadsNowhere } from "../technical/own-links.ts";
import { excerpt } from "../text/pages.ts";
import { linksAbout } from "../text/slugs.ts";
import type { Audit } from "../types.ts";

const ENOUGH = 2;

/** There are at least two ways to reach the people behind the site. */
export const contact: Audit = {
  id: "eeat.contact",
  signal: "eeat",
  grade: "A",
  effort: "low",
  title: "The site can be contacted",
  why: "A site that cannot be reached counts as unaccountable with quality raters, and gives an assistant nothing to pass on.",
  judge(reading) {
    const ways = waysToReach(reading);
    const evidence = {
      url: ways[0]?.url ?? reading.home.finalUrl,
      observed:
        ways.length === 0
          ? `no e-mail address, phone number, postal address or contact form on ${pagesRead(reading)}${sampleNote(reading)}`
          : `${ways.map(({ way }) => way).join("; ")}${sampleNote(reading)}`,
      expected: "two of: e-mail, phone, postal address, contact form with named fields",
    };
    if (ways.length >= ENOUGH) return pass(evidence);
    const unread = unreadContactPage(reading);
    if (unread)
      return notMeasured(
        `The page that would tell it was not read: ${unread.reason.replace(/^It could not be read:\s/, "").replace(/\.$/, "")}.`,
        evidence,
      );
    const [doubtful] = fitContacts(reading).doubtful;
    if (doubtful)
      return notMeasured(
        `It cannot be told whether “${doubtful.text}”, in the text of ${doubtful.url}, is the owner's.`,
        evidence,
      );
    return ways.length > 0 ? partial(ways.length / ENOUGH, evidence) : fail(evidence);
  },
  fix(reading) {
    const [known] = waysToReach(reading);
    const others = OTHER_WAYS.filter((way) => !known?.way.startsWith(way)).map((way) => WAYS[way]);
    return {
      title: known ? "Offer a second way to reach you" : "Say how you can be reached",
      how: known
        ? `You offer one way (${known.way}). Add another as text on the contact page: ${others.join(" or ")}.`
        : withPlatformStep(
            "List a phone number or e-mail and your postal address on a contact page, as text, and link it from every page.",
            reading,
            "menu",
          ),
      paste: null,
    };
  },
};

/** Ways to offer, as they are told and as they are called. */
const WAYS = { phone: "a phone number", "e-mail": "an e-mail address", address: "your postal address" };
const OTHER_WAYS = Object.keys(WAYS) as (keyof typeof WAYS)[];

/** Ways that the site itself states; what a theme came with is none. */
function waysToReach(reading: Reading): { way: string; url: string }[] {
  const { emails, phones, addresses } = fitContacts(reading);
  const form = [...reading.pages.filter(({ template }) => template === "contact"), reading.home].find(({ forms }) =>
    forms.some(isUsableForm),
  );
  return [
    ...emails.slice(0, 1).map(({ text, url }) => ({ way: `e-mail: ${text}`, url })),
    ...phones.slice(0, 1).map(({ text, url }) => ({ way: `phone: ${text}`, url })),
    ...addresses
      .slice(0, 1)
      .map(({ text, url }) => ({ way: `address${placeOf(text, reading)}: ${excerpt(text, 120)}`, url })),
    ...(form ? [{ way: "form: with named fields", url: form.finalUrl }] : []),
  ];
}

/** An address that no visitor reads stands in the data alone. */
const placeOf = (text: string, { pages }: Reading): string =>
  pages.some(({ bodyText }) => bodyText.replace(/\s+/g, " ").includes(text.split(",")[0]!))
    ? ""
    : " (in the data alone)";

function sampleNote(reading: Reading): string {
  const [sample] = fitContacts(reading).samples;
  return sample ? `; “${sample.text}” is a placeholder that came with the theme` : "";
}

const pagesRead = ({ pages }: Reading) =>
  pages.length === 1 ? "the home page" : `the ${pages.length} pages that were read`;

function isUsableForm({ role, fields }: Page["forms"][number]): boolean {
  const shown = fields.filter(({ type }) => !["hidden", "submit", "button", "image", "reset"].includes(type));
  return role === "contact" && shown.length > 0 && shown.every(({ label }) => label !== null);
}

/** A contact page or an imprint that is linked and was not read may hold what the others lack. */
function unreadContactPage({ pages, skipped, home }: Reading): { reason: string } | null {
  if (pages.some(({ template }) => template === "contact" || template === "legal")) return null;
  const read = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  // In some countries the imprint tells it, which counts among the pages about the owner.
  const linked = pages.flatMap((page) => page.links).filter((link) => !leadsNowhere(link, { home }));
  const links = (["contact", "about"] as const).flatMap((topic) => linksAbout(linked, topic)).map(({ href }) => href);
  const unread = new Set(links.filter((href) => !read.has(href)));
  if (unread.size === 0) return null;
  return skipped.find(({ url }) => unread.has(url)) ?? { reason: "it was not among the pages that were read" };
}

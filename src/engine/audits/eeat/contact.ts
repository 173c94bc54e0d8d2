import type { Page, Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { childNodes, nodesOf } from "../schema/nodes.ts";
import { findAddress, findEmail, findPhone } from "../text/contacts.ts";
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
          ? "no e-mail address, phone number, postal address or contact form"
          : ways.map(({ way }) => way).join("; "),
      expected: "two of: e-mail, phone, postal address, contact form with named fields",
    };
    if (ways.length >= ENOUGH) return pass(evidence);
    const unread = unreadContactPage(reading);
    if (unread) return notMeasured(`The contact page could not be read (${unread.reason}).`, evidence);
    return ways.length > 0 ? partial(ways.length / ENOUGH, evidence) : fail(evidence);
  },
  fix(reading) {
    const [known] = waysToReach(reading);
    return {
      title: known ? "Offer a second way to reach you" : "Say how you can be reached",
      how: known
        ? `You offer one way (${known.way}). Add another as text on the contact page: a phone number, an e-mail address or your postal address.`
        : withPlatformStep(
            "List a phone number or e-mail and your postal address on a contact page, as text, and link it from every page.",
            reading,
            "menu",
          ),
      paste: null,
    };
  },
};

function waysToReach({ pages, home }: Reading): { way: string; url: string }[] {
  const where = [...pages.filter(({ template }) => ["contact", "legal", "about"].includes(template)), home];
  const finders: [string, (page: Page) => string | null][] = [
    ["e-mail", (page) => linked(page, /^mailto:[^?]*@/i) ?? findEmail(shownText(page))],
    ["phone", (page) => linked(page, /^tel:.*(?:\d.*){5}/i) ?? findPhone(shownText(page))],
    ["address", (page) => findAddress(page.bodyText) ?? declaredAddress(page)],
    ["form", (page) => (page.forms.some(isUsableForm) ? "with named fields" : null)],
  ];
  return finders.flatMap(([name, find]) => {
    for (const page of where) {
      const found = find(page);
      if (found) return [{ way: `${name}: ${excerpt(found, 70)}`, url: page.finalUrl }];
    }
    return [];
  });
}

/** Text of the page and of its links, which fold-out menus hide from the first. */
const shownText = (page: Page): string => [page.bodyText, ...page.links.map(({ text }) => text)].join("\n");

function linked(page: Page, form: RegExp): string | null {
  return page.links.find(({ raw }) => form.test(raw))?.raw.replace(/^\w+:|\?[\s\S]*$/g, "") ?? null;
}

function declaredAddress(page: Page): string | null {
  const address = nodesOf(page).flatMap((node) => childNodes(node.address))[0];
  return address && (address.streetAddress || address.postalCode)
    ? String(address.streetAddress ?? address.postalCode)
    : null;
}

function isUsableForm({ role, fields }: Page["forms"][number]): boolean {
  const shown = fields.filter(({ type }) => !["hidden", "submit", "button", "image", "reset"].includes(type));
  return role === "contact" && shown.length > 0 && shown.every(({ label }) => label !== null);
}

function unreadContactPage({ home, pages, skipped }: Reading): { reason: string } | null {
  if (pages.some(({ template }) => template === "contact")) return null;
  const links = linksAbout(home.links, "contact").map(({ href }) => href);
  return skipped.find(({ url }) => links.includes(url)) ?? null;
}

import type { Page, Reading } from "../../read-site/types.ts";
import { findAddress } from "../contacts/addresses.ts";
import { countriesOf } from "../contacts/countries.ts";
import { findPhones, type Phone, phoneOfLink } from "../contacts/phones.ts";
import { isSamplePhone } from "../contacts/placeholders.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { perText } from "../text/pages.ts";
import type { Audit, Evidence } from "../types.ts";

/** The end of a page without a footer element, in characters. */
const FOOT = 1500;
const EXPECTED = "the same phone number and address on every page and in the data";

/** Phone number and address are the same wherever the site states them: in the footer, on the contact page, in its data. */
export const contactAgreement: Audit = {
  id: "eeat.contact-agreement",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "Phone number and address are the same everywhere",
  why: "Of two numbers for one company, an assistant may pass on the one that nobody answers.",
  judge(reading) {
    const stated = statedContacts(reading);
    if (stated.length < 2) return notApplicable("Phone number or address stand in fewer than two places.");
    const clashes = [clash(stated, "phones"), clash(stated, "codes")].filter((each) => each !== null);
    if (clashes.length === 0)
      return pass({
        url: stated[0]!.url,
        observed: `${stated.length} places, and no two contradict each other`,
        expected: EXPECTED,
      });
    return clashes.length === 1 ? partial(0.4, ...clashes) : fail(...clashes);
  },
  fix: (_reading, { evidence }) => ({
    title: "Give the same phone number and address everywhere",
    how: `${evidence[0]?.observed ?? "Two places contradict each other"}. Correct the outdated one; where both are right, say on each page which is for what.`,
    paste: null,
  }),
};

/** What one place says: numbers and postcodes for comparing, each with its writing. */
interface Place {
  url: string;
  name: string;
  phones: Map<string, string>;
  codes: Map<string, string>;
}

/** What a text says by itself. */
interface Told {
  phones: Phone[];
  codes: Map<string, string>;
}

const NOTHING: Told = { phones: [], codes: new Map() };
const toldOn = perText(({ bodyText }) => toldIn(bodyText));
const toldAtFoot = perText(({ footerText, bodyText }) => toldIn(footerText || bodyText.slice(-FOOT)));

/** What a text says to readers in these countries, read once for each of them. */
function toldIn(text: string): (countries: string[]) => Told {
  const read = new Map<string, Told>();
  return (countries) => {
    const key = countries.join();
    const told = read.get(key) ?? { phones: findPhones(text, countries), codes: postcodes(findAddress(text)) };
    read.set(key, told);
    return told;
  };
}

/** Foot of the home page, contact and legal pages, and the company's data. */
function statedContacts(reading: Reading): Place[] {
  const countries = countriesOf(reading);
  const onPage = (page: Page, name: string, { told, links }: { told: Told; links: string[] }): Place => ({
    url: page.finalUrl,
    name,
    phones: new Map(
      [...links.flatMap((raw) => phoneOfLink(raw, countries) ?? []), ...told.phones]
        .filter(({ key }) => !isSamplePhone(key))
        .map(({ key, text: written }) => [key.slice(-8), written]),
    ),
    codes: told.codes,
  });
  const calls = (page: Page) => page.links.filter(({ raw }) => /^tel:/i.test(raw));
  const telling = reading.pages.filter(({ template }) => template === "contact" || template === "legal");
  const footLinks = calls(reading.home).filter(({ region }) => region === "footer" || region === "header");
  const places = [
    onPage(reading.home, "the home page", {
      told: toldAtFoot(reading.home)(countries),
      links: footLinks.map(({ raw }) => raw),
    }),
    ...telling.map((page) =>
      onPage(page, page.head.title ?? page.finalUrl, {
        told: toldOn(page)(countries),
        links: calls(page).map(({ raw }) => raw),
      }),
    ),
    ...reading.pages.flatMap((page) =>
      nodesOf(page)
        .filter((node) => isOf(node, "Organization"))
        .map((node) => onPage(page, "the data", { told: NOTHING, links: textsOf(node.telephone) })),
    ),
  ];
  return places.filter(({ phones, codes }) => phones.size + codes.size > 0);
}

/** The postcode of an address: its longest run of digits, or the British and Canadian form. */
function postcodes(address: string | null): Map<string, string> {
  const code =
    address &&
    (/\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/.exec(address)?.[0] ??
      /\d{4,6}/.exec(address.replace(/(?<=\d)\s(?=\d)/g, ""))?.[0]);
  return new Map(code ? [[code.replace(/\s/g, ""), address]] : []);
}

/** Two places that name something each, and nothing in common; branches that one of them lists are none. */
function clash(places: Place[], what: "phones" | "codes"): Evidence | null {
  const telling = places.filter((place) => place[what].size > 0);
  for (const [at, one] of telling.entries()) {
    for (const other of telling.slice(at + 1)) {
      if ([...one[what].keys()].some((key) => other[what].has(key))) continue;
      const [first, second] = [one, other].map(
        (place) => `${place.name} says ${[...place[what].values()].slice(0, 2).join(", ")}`,
      );
      return { url: other.url, observed: `${first}, and ${second}`, expected: EXPECTED };
    }
  }
  return null;
}

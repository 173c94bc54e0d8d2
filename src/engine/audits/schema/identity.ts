import type { Reading } from "../../read-site/types.ts";
import { ownPerson } from "../eeat/first-person.ts";
import { fail, partial, pass } from "../judgement.ts";
import { companyPaste } from "../recipes/company-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";
import { findIdentity, type Identity } from "./identity-node.ts";
import { childNodes, deepNodesOf, isOf, nodesOf, textsOf } from "./nodes.ts";

const BASE = ["name", "url", "logo or image"];
const ENOUGH = 5;
const ALL = 6;

/** One node says who is behind the site: name, address on the web, logo, and two ways to tell it from namesakes. */
export const identity: Audit = {
  id: "sch.identity",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "The company describes itself in data",
  why: "One complete entry lets machines tell your company from others of a similar name.",
  judge(reading) {
    const isPerson = ownPerson(reading) !== null;
    const expected = isPerson ? OF_A_PERSON : OF_A_COMPANY;
    const found = findIdentity(reading);
    if (!found) return fail({ url: reading.home.finalUrl, observed: namedElsewhere(reading), expected });
    const { node, page, present, missing, support, beside } = found;
    const given = [...BASE.filter((each) => present.includes(each)), ...support];
    const lacking = missing.length > 0 ? `; it lacks ${missing.map((each) => inWords(each, isPerson)).join(", ")}` : "";
    const near = beside.length > 0 ? `; ${beside.join(", ")} stand in the site's entry (WebSite) beside it` : "";
    const whose = isPerson ? "the owner's" : "the company's";
    const evidence = {
      url: page.finalUrl,
      observed: `${whose} entry (${node["@type"].join(", ")}) gives ${given.join(", ") || "nothing usable"}${lacking}${near}`,
      expected,
    };
    if (present.length >= ALL) return pass(evidence);
    if (present.length >= ENOUGH) return partial(present.length / ALL, evidence);
    return { ...fail(evidence), score: present.length / (2 * ALL) };
  },
  fix(reading) {
    const isPerson = ownPerson(reading) !== null;
    const found = findIdentity(reading);
    const missing = found?.missing ?? [];
    const who = isPerson ? "yourself" : "your company";
    const whose = isPerson ? "Your own" : "Your company's";
    return {
      title:
        missing.length > 0
          ? `Complete ${isPerson ? "your own" : "your company's"} data`
          : `Describe ${who} once, in data`,
      how: withPlatformStep(
        missing.length > 0
          ? `${whose} entry lacks: ${missing.map((each) => inWords(each, isPerson)).join(", ")}. ${mend(found!, isPerson)}`
          : `Describe ${who} once on the home page, with ${isPerson ? "name, picture, description and profiles, as a Person" : "name, logo, address and profiles"}.`,
        reading,
        "company",
      ),
      paste: companyPaste(reading),
    };
  },
};

const OF_A_COMPANY =
  "an Organization (or Person) with name, url, logo and two of profiles, phone, address, description";
const OF_A_PERSON = "a Person with name, url, image and two of profiles, description, e-mail";

/** Nobody asks for the telephone and the address of a person. */
const inWords = (missing: string, isPerson: boolean): string =>
  isPerson
    ? missing
        .replace("profiles, phone, address, description", "profiles, description, e-mail")
        .replace("logo or image", "image")
    : missing;

function mend({ node, beside }: Identity, isPerson: boolean): string {
  const type = isPerson && !isOf(node, "Person") ? " and call it a Person" : "";
  return beside.length > 0
    ? `Move ${beside.join(", ")} there from the site's entry (WebSite), add what is still missing${type}.`
    : `Add them to the block that is there${type}.`;
}

/** What the data name instead: a company as a part of something else, or the site alone. */
function namedElsewhere(reading: Reading): string {
  const site = reading.pages
    .flatMap(nodesOf)
    .filter((node) => isOf(node, "WebSite"))
    .flatMap(({ name }) => textsOf(name))[0];
  return (
    namedInside(reading) ??
    (site
      ? `the data name the site (“${site}”), and neither the company nor the person behind it`
      : "the data of the pages that were read name neither the company nor the person behind the site")
  );
}

/** Says where the company stands only as a part of something else; `null` where it stands nowhere. */
function namedInside({ pages }: Reading): string | null {
  for (const node of pages.flatMap(deepNodesOf)) {
    for (const role of ["publisher", "author", "provider", "creator", "brand", "seller"] as const) {
      const name = childNodes(node[role])
        .filter((each) => isOf(each, "Organization"))
        .flatMap((each) => textsOf(each.name))[0];
      if (name)
        return `“${name}” stands only as the ${role} of ${node["@type"][0] ?? "an item"} data, with no entry of its own`;
    }
  }
  return null;
}

import type { Reading } from "../../read-site/types.ts";
import { fail, partial, pass } from "../judgement.ts";
import { companyPaste } from "../recipes/company-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";
import { findIdentity } from "./identity-node.ts";
import { childNodes, isOf, nodesOf, textsOf } from "./nodes.ts";

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
    const expected =
      "an Organization (or Person) with name, url, logo and two of profiles, phone, address, description";
    const found = findIdentity(reading);
    if (!found)
      return fail({
        url: reading.home.finalUrl,
        observed:
          namedInside(reading) ??
          "the data of the pages that were read name neither the company nor the person behind the site",
        expected,
      });
    const { node, page, present, missing, support } = found;
    const given = [...BASE.filter((each) => present.includes(each)), ...support];
    const lacking = missing.length > 0 ? `; it lacks ${missing.join(", ")}` : "";
    const evidence = {
      url: page.finalUrl,
      observed: `the company's entry (${node["@type"].join(", ")}) gives ${given.join(", ") || "nothing usable"}${lacking}`,
      expected,
    };
    if (present.length >= ALL) return pass(evidence);
    if (present.length >= ENOUGH) return partial(present.length / ALL, evidence);
    return { ...fail(evidence), score: present.length / (2 * ALL) };
  },
  fix(reading) {
    const missing = findIdentity(reading)?.missing ?? [];
    return {
      title: missing.length > 0 ? "Complete your company's data" : "Describe your company once, in data",
      how: withPlatformStep(
        missing.length > 0
          ? `Your company's entry lacks: ${missing.join(", ")}. Add them to the block that is there.`
          : "Describe your company once on the home page, with name, logo, address and profiles.",
        reading,
        "data",
      ),
      paste: companyPaste(reading),
    };
  },
};

/** Says where the company stands only as a part of something else; `null` where it stands nowhere. */
function namedInside({ pages }: Reading): string | null {
  for (const node of pages.flatMap(nodesOf)) {
    for (const role of ["publisher", "author", "provider", "creator", "brand"] as const) {
      const name = childNodes(node[role])
        .filter((each) => isOf(each, "Organization"))
        .flatMap((each) => textsOf(each.name))[0];
      if (name)
        return `“${name}” stands only as the ${role} of ${node["@type"][0] ?? "an item"} data, with no entry of its own`;
    }
  }
  return null;
}

import type { Page, Reading, Template } from "../../read-site/types.ts";
import { TEMPLATES } from "../../read-site/types.ts";
import { fitContacts } from "../contacts/fit-contacts.ts";
import { pagePaste } from "../recipes/page-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { isOf, nodesOf } from "./nodes.ts";

/** Any one of these kinds marks a page of the template rightly. */
const EXPECTED: Partial<Record<Template, string[]>> = {
  article: ["Article"],
  product: ["Product", "SoftwareApplication", "Offer"],
  pricing: ["Product", "Service", "Offer", "SoftwareApplication"],
  service: ["Service", "Product", "LocalBusiness"],
  docs: ["TechArticle", "Article", "WebPage"],
  case: ["Article", "CreativeWork"],
};

/** Pages say in data what kind of page they are. */
export const pageType: Audit = {
  id: "sch.page-type",
  signal: "schema",
  grade: "A",
  effort: "medium",
  title: "Pages are marked as what they are",
  why: "Marked products, articles and services can be listed with price, date and author instead of as plain text.",
  judge(reading) {
    const typed = pagesOf(reading, TEMPLATES).filter((page) => expectedKinds(page, reading).length > 0);
    return judgePages(
      typed.map((page) => {
        const kinds = expectedKinds(page, reading);
        const nodes = nodesOf(page);
        const right = nodes.find((node) => kinds.some((kind) => isOf(node, kind)));
        const types = [...new Set(nodes.flatMap((node) => node["@type"]))].slice(0, 5).join(", ");
        return {
          page,
          score: right ? 1 : 0,
          observed: right
            ? `the data of this ${page.template} page are of ${right["@type"].join(", ")}`
            : types
              ? `the data of this ${page.template} page are of ${types}, not of ${kinds.join(" or ")}`
              : `this ${page.template} page has no data of its own (${kinds.join(" or ")})`,
        };
      }),
      { expected: "data of the kind the page is of", none: "No page of a kind that has its own data was found." },
    );
  },
  fix: (reading, { evidence }) => {
    const page = reading.pages.find(({ finalUrl }) => finalUrl === evidence[0]?.url);
    return {
      title: "Mark pages as what they are",
      how: withPlatformStep(
        "Mark product pages as products with price and availability, articles as articles with date and author, services as services.",
        reading,
        "page type",
      ),
      paste: page ? pagePaste(page, reading) : null,
    };
  },
};

/** A local business is expected on the home page of a site that says where it is, with its address. */
function expectedKinds({ template }: Page, reading: Reading): string[] {
  if (template !== "home") return EXPECTED[template] ?? [];
  const isLocal = reading.facts.place !== null && fitContacts(reading).addresses.length > 0;
  return isLocal ? ["LocalBusiness", "Organization"] : [];
}

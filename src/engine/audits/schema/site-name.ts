import { foldWords } from "../../language/fold.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import { websitePaste } from "../recipes/company-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { isRoot } from "../technical/own-links.ts";
import type { Audit } from "../types.ts";
import { findIdentity, isOwn } from "./identity-node.ts";
import { isOf, nodesOf, textsOf } from "./nodes.ts";

/** The home page says the site's name in a WebSite node, the same as the company's. */
export const siteName: Audit = {
  id: "sch.site-name",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "The site's name is stated in data",
  why: "Search engines take the name they show for a site from here first.",
  judge(reading) {
    const { home } = reading;
    if (!isRoot(home.finalUrl)) {
      return notApplicable("The scan began below the site's root.");
    }
    const expected = "a WebSite with name and url, named like the company";
    const site = nodesOf(home).find((node) => isOf(node, "WebSite"));
    if (!site)
      return fail({
        url: home.finalUrl,
        observed: "no data on the home page state the site's name (WebSite)",
        expected,
      });
    const names = [...textsOf(site.name), ...textsOf(site.alternateName)].map(foldWords);
    const own = textsOf(site.url).some((url) => isOwn(url, reading, home));
    const { facts } = reading;
    const called = [...textsOf(findIdentity(reading)?.node.name), facts.brand, facts.legalName ?? ""].filter(Boolean);
    const company = [...called, home.head.og["og:site_name"] ?? ""].map(foldWords).filter(Boolean);
    const agrees = names.some((name) => company.includes(name));
    const evidence = {
      url: home.finalUrl,
      observed: `the data call the site ${textsOf(site.name)[0] ? `“${textsOf(site.name)[0]}”` : "nothing"}${own ? "" : ", without this site's address"}${agrees || names.length === 0 ? "" : `; the company is called “${called[0]}”`}`,
      expected,
    };
    if (names.length === 0) return fail(evidence);
    return agrees && own ? pass(evidence) : partial(0.5, evidence);
  },
  fix: (reading) => ({
    title: "State the site's name",
    how: withPlatformStep(
      "Tell search engines the site's name: a WebSite entry with its name and address in the data of the home page.",
      reading,
      "company",
    ),
    paste: websitePaste(reading),
  }),
};

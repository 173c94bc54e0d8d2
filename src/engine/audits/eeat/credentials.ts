import type { Page, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, notMeasured, partial, pass } from "../judgement.ts";
import { deepNodesOf, has } from "../schema/nodes.ts";
import { findPhrase, languageOf, lexiconFor } from "../text/lexicon.ts";
import { pagesOf } from "../text/pages.ts";
import { linksAbout } from "../text/slugs.ts";
import type { Audit } from "../types.ts";
import { authorsOf } from "./authors.ts";
import { findCredential } from "./credential.ts";
import { sensitiveField } from "./sensitive-field.ts";

/** A credential that a register can confirm; where advice can hurt it is required, and articles need an expert behind them. */
export const credentials: Audit = {
  id: "eeat.credentials",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "Registrations and licences are stated",
  why: "A register number can be looked up; in health, money, law and safety, raters expect one.",
  judge(reading) {
    const places = [
      ...pagesOf(reading, ["legal", "about", "contact"]),
      reading.home,
      ...pagesOf(reading, ["service", "article"]),
    ];
    const found = findCredential(places);
    const field = sensitiveField(reading);
    const expected = field
      ? `a licence or registration number and reviewed articles, since this is a ${field} site`
      : "a registration, tax or licence number";
    const evidence = {
      url: found?.url ?? reading.home.finalUrl,
      observed: found?.text ?? "no registration, licence or tax number on the pages read",
      expected,
    };
    if (!field)
      return found ? pass(evidence) : notApplicable("None was found, and the site is in no field that requires one.");
    if (!found && hasUnreadLegalPage(reading))
      return notMeasured("The pages where it would stand are linked but could not be read.");
    const articles = pagesOf(reading, ["article"]);
    const reviewed = articles.length === 0 || articles.some((page) => isVouchedFor(page, reading));
    if (found && reviewed) return pass(evidence);
    if (!found && (articles.length === 0 || !reviewed)) return fail(evidence);
    return partial(
      0.5,
      found ? { url: articles[0]!.finalUrl, observed: "articles name no author and no reviewer", expected } : evidence,
    );
  },
  fix: () => ({
    title: "State your licence or registration number",
    how: "State your licence, registration or tax number on the legal or about page. On articles about health, money, law or safety also name the expert who checked them.",
    paste: null,
  }),
};

function isVouchedFor(page: Page, reading: Reading): boolean {
  const phrase = findPhrase(page.mainText, lexiconFor(languageOf(page))?.reviewed ?? []);
  return (
    phrase !== null || deepNodesOf(page).some((node) => has(node, "reviewedBy")) || authorsOf(page, reading).length > 0
  );
}

function hasUnreadLegalPage({ home, pages }: Reading): boolean {
  const read = pages.some(({ template }) => template === "legal" || template === "about");
  return !read && linksAbout(home.links, "about").length > 0;
}

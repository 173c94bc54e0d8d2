import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { fail, notApplicable, pass } from "../judgement.ts";
import { excerpt } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { claimsOf, ratingsOf } from "./claims.ts";
import { isOwnCompany } from "./identity-node.ts";
import { has, isOf, nodesOf, textsOf } from "./nodes.ts";
import { isShown } from "./shown.ts";

const SHARE_ADDRESS = /\/(sharer?|share|intent|search|login|signup)([/.?]|$)|[?&](q|query|search)=/i;
/** Of a hidden FAQ most answers are missing from the page; one cut off is not hiding. */
const HIDDEN_SHARE = 0.5;

/** The data hold nothing that search engines punish. */
export const noViolation: Audit = {
  id: "sch.no-violation",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "Data break no rule of search engines",
  why: "Stars that a company gives itself, hidden questions and false profiles can lead to a manual penalty.",
  judge(reading) {
    const touching = reading.pages.filter((page) => nodesOf(page).some(isRisky));
    if (touching.length === 0) return notApplicable("The data hold no ratings, reviews, questions or profiles.");
    const expected = "ratings of others that the page shows, visible questions, real profiles";
    const faults = touching.flatMap((page) =>
      findFaults(page, reading).map((observed) => ({ url: page.finalUrl, observed, expected })),
    );
    if (faults.length > 0) return fail(...faults.slice(0, 5));
    return pass({
      url: touching[0]!.finalUrl,
      observed: "ratings, questions and profiles are as they should be",
      expected,
    });
  },
  fix: (_reading, { evidence }) => ({
    title: "Take rule-breaking items out of the data",
    how: `${evidence[0]?.observed ?? "An item breaks a rule"}. Remove star ratings you gave yourself, questions nobody sees and addresses that are no profile; they can lead to penalties.`,
    paste: null,
  }),
};

const isRisky = (node: StructuredNode): boolean =>
  ["aggregateRating", "review", "sameAs"].some((property) => has(node, property)) ||
  isOf(node, "FAQPage") ||
  isOf(node, "AggregateRating");

function findFaults(page: Page, reading: Reading): string[] {
  return nodesOf(page).flatMap((node) =>
    [selfRating(node, page, reading), unseenRating(node, page), hiddenQuestions(node, page), falseProfile(node)].filter(
      (fault) => fault !== null,
    ),
  );
}

/** Ratings of entity A on A's own site are not allowed (Google's review snippet guidelines); of products and of others they are. */
function selfRating(node: StructuredNode, page: Page, reading: Reading): string | null {
  if (!isOwnCompany(node, page, reading)) return null;
  const given = ["aggregateRating", "review"].find((property) => has(node, property));
  return given ? `${node["@type"][0]} “${textsOf(node.name)[0] ?? ""}” rates itself (${given})` : null;
}

function unseenRating(node: StructuredNode, page: Page): string | null {
  if (isOf(node, "Organization")) return null;
  const unseen = ratingsOf(node).find((rating) => !isShown(rating, page));
  return unseen && page.bodyWords > 20 ? `a rating of ${unseen.value} that the page does not show` : null;
}

function hiddenQuestions(node: StructuredNode, page: Page): string | null {
  if (!isOf(node, "FAQPage") || page.bodyWords <= 20) return null;
  const answers = claimsOf(page).filter(({ label }) => label === "question" || label === "answer");
  const hidden = answers.filter((claim) => !isShown(claim, page));
  return answers.length > 0 && hidden.length / answers.length > HIDDEN_SHARE
    ? `questions that the page does not show: “${excerpt(hidden[0]!.value, 60)}”`
    : null;
}

function falseProfile(node: StructuredNode): string | null {
  const wrong = textsOf(node.sameAs).find((url) => SHARE_ADDRESS.test(url));
  return wrong ? `sameAs names ${wrong}, which is no profile` : null;
}

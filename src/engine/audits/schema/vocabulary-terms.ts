import { byShare, notApplicable } from "../judgement.ts";
import type { Audit } from "../types.ts";
import { deepNodesOf, perPage } from "./nodes.ts";
import { fits, isProperty, isType } from "./vocabulary.ts";

/** Types and properties are words that schema.org has. */
export const vocabularyTerms: Audit = {
  id: "sch.vocabulary",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "Field names are real schema.org names",
  why: "A field that schema.org does not know is skipped without a warning.",
  judge(reading) {
    const terms = reading.pages.flatMap(termsOn);
    if (terms.length === 0) return notApplicable("The pages carry no structured data.");
    const unknown = terms.filter(({ known }) => !known);
    const misplaced = terms.filter(({ known, fitting }) => known && !fitting);
    const expected = "types and properties of schema.org, on the types they are meant for";
    const evidence = distinct([
      ...unknown.map(({ url, name, on }) => ({ url, observed: `schema.org has no “${name}” (on ${on})`, expected })),
      ...misplaced.map(({ url, name, on }) => ({
        url,
        observed: `“${name}” is not meant for ${on} (a hint, not counted)`,
        expected,
      })),
    ]);
    const fine = { url: reading.home.finalUrl, observed: `${terms.length} names, all known`, expected };
    return byShare(
      (terms.length - unknown.length) / terms.length,
      evidence.length > 0 ? evidence.slice(0, 5) : [fine],
      {
        passAt: 0.95,
        failBelow: 0.8,
      },
    );
  },
  fix: (_reading, { evidence }) => ({
    title: "Replace field names that schema.org does not have",
    how: `Some field names are not real schema.org fields: ${evidence
      .map(({ observed }) => observed)
      .slice(0, 3)
      .join("; ")}. Look up the right names on schema.org.`,
    paste: null,
  }),
};

const termsOn = perPage((page) =>
  deepNodesOf(page).flatMap((node) => termsOf(node).map((term) => ({ ...term, url: page.finalUrl }))),
);

function termsOf(node: { "@type": string[]; [property: string]: unknown }) {
  const types = node["@type"];
  const on = types.join(", ");
  const ofTypes = types.map((name) => ({ name, on: "an item", known: isType(name), fitting: true }));
  const judgesFit = types.some(isType) && !types.includes("Role");
  const ofProperties = Object.keys(node)
    .filter((name) => !name.startsWith("@") && !/-(in|out)put$/.test(name))
    .map((name) => ({ name, on, known: isProperty(name), fitting: !judgesFit || fits(name, types) }));
  return [...ofTypes, ...ofProperties];
}

function distinct<T extends { observed: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.observed, item])).values()];
}

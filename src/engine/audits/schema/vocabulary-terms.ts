import { byShare, notApplicable } from "../judgement.ts";
import type { Audit } from "../types.ts";
import { childNodes, deepNodesOf, perPage } from "./nodes.ts";
import ranges from "./ranges.json" with { type: "json" };
import { fits, isKindOf, isProperty, isType } from "./vocabulary.ts";

const RANGES: Record<string, string[]> = ranges.properties;
const NEUTRAL = new Set(["Thing", "Role", "OrganizationRole"]);
/** What a page counts that puts a thing where one of another kind belongs. */
const MISTYPED = 0.9;

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
    const read = terms.filter(({ known, isRead }) => known && isRead);
    const mistyped = reading.pages.flatMap(mistypedOn);
    const misplaced = terms.filter(({ known, fitting }) => known && !fitting);
    const expected = "types and properties of schema.org, on the types they are meant for";
    const evidence = distinct([
      ...unknown.map(({ url, name, on }) => ({ url, observed: `schema.org has no “${name}” (on ${on})`, expected })),
      ...mistyped.map(({ url, property, type, wanted }) => ({
        url,
        observed: `“${property}” holds ${/^[AEIOU]/.test(type) ? "an" : "a"} ${type}, where schema.org wants ${wanted.join(" or ")}`,
        expected,
      })),
      ...misplaced.map(({ url, name, on }) => ({
        url,
        observed: `“${name}” is not meant for ${on} (a hint, not counted)`,
        expected,
      })),
    ]);
    const fine = { url: reading.home.finalUrl, observed: `${terms.length} names, all known`, expected };
    return byShare(
      Math.min(read.length / terms.length, mistyped.length > 0 ? MISTYPED : 1),
      evidence.length > 0 ? evidence.slice(0, 5) : [fine],
      {
        passAt: 0.95,
        failBelow: 0.8,
      },
    );
  },
  fix: (_reading, { evidence }) => ({
    title: "Replace field names that schema.org does not have",
    how: `Some of the data are not as schema.org has them: ${evidence
      .map(({ observed }) => observed)
      .slice(0, 3)
      .join("; ")}. Look up the right names on schema.org.`,
    paste: null,
  }),
};

/** Things of another kind than the property is for; "Thing" says nothing wrong. */
const mistypedOn = perPage((page) =>
  deepNodesOf(page).flatMap((node) =>
    Object.entries(RANGES).flatMap(([property, wanted]) =>
      childNodes(node[property])
        .flatMap(({ "@type": types }) => (types.length > 0 && types.every((type) => isType(type)) ? [types] : []))
        .filter((types) => !types.some((type) => NEUTRAL.has(type) || wanted.some((kind) => isKindOf(type, kind))))
        .map((types) => ({ url: page.finalUrl, property, type: types[0]!, wanted })),
    ),
  ),
);

const termsOn = perPage((page) =>
  deepNodesOf(page).flatMap((node) => termsOf(node).map((term) => ({ ...term, url: page.finalUrl }))),
);

function termsOf(node: { "@type": string[]; [property: string]: unknown }) {
  const types = node["@type"];
  const on = types.join(", ");
  // Of an item whose type nobody knows nothing is read.
  const isRead = types.length === 0 || types.some(isType);
  const ofTypes = types.map((name) => ({ name, on: "an item", known: isType(name), fitting: true, isRead }));
  const judgesFit = types.some(isType) && !types.includes("Role");
  const ofProperties = Object.keys(node)
    .filter((name) => !name.startsWith("@") && !/-(in|out)put$/.test(name))
    .map((name) => ({ name, on, known: isProperty(name), fitting: !judgesFit || fits(name, types), isRead }));
  return [...ofTypes, ...ofProperties];
}

function distinct<T extends { observed: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.observed, item])).values()];
}

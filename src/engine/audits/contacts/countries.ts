import type { Reading } from "../../read-site/types.ts";

/** Countries where people write alike in these languages, besides the first that a language means. */
const MORE: Record<string, string[]> = {
  en: ["GB", "AU", "CA", "IN"],
  de: ["AT", "CH"],
  fr: ["BE", "CH"],
  es: ["MX"],
  pt: ["BR"],
  zh: ["TW"],
};

/** ISO 3166-1 codes of the countries a site may be in, the likeliest first: its own where it is known, else those of its language. */
export function countriesOf({ facts, home }: Reading): string[] {
  const region = /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(home.head.lang ?? "")?.[1]?.toUpperCase();
  if (facts.country) return [facts.country, ...(region && region !== facts.country ? [region] : [])];
  const language = facts.language.split("-")[0]!;
  const likely = Intl.getCanonicalLocales(language).map((tag) => new Intl.Locale(tag).maximize().region);
  return [...new Set([region, ...likely, ...(MORE[language] ?? [])])].filter((each) => each !== undefined);
}

import { DIRECTORY, type DirectoryCategory, type DirectoryCompany } from "./directory.ts";
import { passages } from "./passages.ts";
import { traitInAllLanguages } from "./phrases.ts";
import { PAGES_A_SITE, type ScannedSite } from "./scanned-site.ts";

/** One piece of text the sandbox can find. */
export interface IndexEntry {
  id: string;
  /** Whose page it is. */
  domain: string;
  name: string;
  kind: "company" | "source" | "scanned";
  url: string;
  title: string;
  /** Search words of a directory category; `""` for scanned sites, whose title and text say what they are about. */
  topic: string;
  text: string;
  place: string;
  /** The directory's record; `null` for scanned sites and sources. */
  company: DirectoryCompany | null;
}

/** The bundled directory as entries: each company's page, and each review site's page on a category. */
export function directoryEntries(): IndexEntry[] {
  return DIRECTORY.categories.flatMap((category) => [
    ...category.companies.map((company) => companyEntry(company, category)),
    ...sourceEntries(category),
  ]);
}

/** A scanned site as entries, one a passage. */
export function scannedEntries({ domain, brand, kind, pages }: ScannedSite): IndexEntry[] {
  return pages.slice(0, PAGES_A_SITE).flatMap((page, number) =>
    passages(page.text).map((text, part) => ({
      id: `${domain}#${number}.${part}`,
      domain,
      name: brand,
      kind: kind ?? ("scanned" as const),
      url: page.url,
      title: page.title ?? "",
      topic: "",
      text,
      place: "",
      company: null,
    })),
  );
}

function companyEntry(company: DirectoryCompany, category: DirectoryCategory): IndexEntry {
  return {
    id: company.domain,
    domain: company.domain,
    name: company.name,
    kind: "company",
    url: `https://${company.domain}/`,
    title: `${company.name}: ${categoryName(category)}`,
    topic: Object.values(category.words).join("\n"),
    text: [company.about, ...company.traits.flatMap(traitInAllLanguages)].join("\n"),
    place: [company.city, ...countryNames(company.country)].join(", "),
    company,
  };
}

function sourceEntries(category: DirectoryCategory): IndexEntry[] {
  return DIRECTORY.sources
    .filter(({ domain }) => category.sources.includes(domain))
    .map(({ name, domain, about }) => ({
      id: `${domain}/${category.id}`,
      domain,
      name,
      kind: "source",
      url: `https://${domain}/${category.id}`,
      title: `${name}: ${categoryName(category)}`,
      topic: Object.values(category.words).join("\n"),
      text: [about, ...category.companies.map((company) => company.name)].join("\n"),
      place: "",
      company: null,
    }));
}

function categoryName(category: DirectoryCategory): string {
  return category.words.en?.split(",")[0] ?? category.id;
}

const REGION_NAMES = [...Object.keys(DIRECTORY.categories[0]?.words ?? {}), "zh-Hant"].map(
  (language) => new Intl.DisplayNames(language, { type: "region" }),
);

/** A country's name in every language of the directory, so that "Switzerland" and "Schweiz" find the same companies. */
function countryNames(country: string): string[] {
  return [...new Set(REGION_NAMES.map((names) => names.of(country) ?? country))];
}

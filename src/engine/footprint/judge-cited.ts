import type { Competitor, ReadCitation } from "../read-answer/types.ts";
import type { Page } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import { type BrandFinder, createBrandFinder } from "./brand-finder.ts";
import { isLegible, textOf, titlesOf } from "./page-texts.ts";
import type { CitedPage } from "./types.ts";

/** Who is looked for in other people's texts. */
export interface Sought {
  facts: SiteFacts;
  rivals: Competitor[];
}

/** What was cited, with the page as far as it could be opened. */
export interface OpenedCitation {
  citation: ReadCitation;
  page: Page | null;
}

/** Whom the cited pages name. */
export function judgeCited({ facts, rivals, opened }: Sought & { opened: OpenedCitation[] }): CitedPage[] {
  const finder = createBrandFinder(facts, rivals);
  return opened.map(({ citation, page }) => judgePage(citation, page, finder));
}

/** A page that cannot be read, or hardly says anything, is judged by its titles alone, and only in favour. */
function judgePage({ url, domain, type, title }: ReadCitation, page: Page | null, finder: BrandFinder): CitedPage {
  const cited = { domain, url, type, title };
  if (page && isLegible(page)) {
    const text = textOf(page);
    return { ...cited, names: finder.names(text, page.links), titleOnly: false, rivals: finder.countRivals(text) };
  }
  const titles = [title ?? "", page ? titlesOf(page) : ""].join("\n");
  return { ...cited, names: finder.names(titles, page?.links) || null, titleOnly: true, rivals: 0 };
}

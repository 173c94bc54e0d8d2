import type { Page, Reading } from "../../read-site/types.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { declaredAuthors, isNamed, isSameName } from "./authors.ts";

/** What a report of a news agency begins or ends with: "KIEL (Reuters) -", "(dpa)". Who is responsible for it is named so. */
const AGENCY =
  /\((?:AP|AFP|Reuters|UPI|dpa|ANSA|EFE|APA|PTI|ANI|IANS|Xinhua|Kyodo|Yonhap|epd|KNA|sda|Belga|Lusa|PAP|CTK|ČTK|STT|NTB|TT|Ritzau|Agence France-Presse|The Associated Press|Associated Press)(?:\/[A-Z]{2,4})?\)\s{0,2}(?:[-–—]|$)/mu;

/** Articles name who wrote them, on the page and in the data alike. */
export const byline: Audit = {
  id: "eeat.byline",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "Articles name their author",
  why: "Search engines' guidelines ask for the author's name wherever readers would expect one.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, ["article"]).map((page) => ({ page, ...judgePage(page, reading) })),
      {
        expected: "the author's name, the same on the page and in the data",
        none: "No article was found.",
        passAt: 0.8,
      },
    ),
  fix: () => ({
    title: "Put the writer's name on each article",
    how: "Show the writer's real name at the top of each article, and give the same name as author in its data block.",
    paste: null,
  }),
};

function judgePage(page: Page, reading: Reading): { score: number; observed: string } {
  const declared = declaredAuthors(page)
    .map(({ name }) => name)
    .filter((name) => isNamed(name, reading));
  const visible = page.bylines.filter((name) => isNamed(name, reading));
  if (declared.length === 0 && visible.length === 0) {
    const agency = AGENCY.exec(page.mainText)?.[0];
    if (agency) return { score: 1, observed: `by an agency: ${agency.trim()}` };
    const generic = page.bylines[0];
    return { score: 0, observed: generic ? `signed only “${generic}”` : "no author named" };
  }
  const agree =
    declared.length === 0 ||
    visible.length === 0 ||
    declared.some((name) => visible.some((other) => isSameName(name, other)));
  if (!agree) return { score: 0.5, observed: `the page says “${visible[0]}”, its data say “${declared[0]}”` };
  return { score: 1, observed: `by ${visible[0] ?? declared[0]}` };
}

import type { Page, Reading } from "../../read-site/types.ts";

const MAX_PAGES = 12;
const SKIPPED = new Set(["home", "legal", "listing"]);

/** An llms.txt to paste, made of the site's own titles and descriptions. */
export function llmsTxtFor({ facts, home, pages }: Reading): string {
  const about = facts.description ?? home.head.description;
  const lines = pages
    .filter(({ template }) => !SKIPPED.has(template))
    .slice(0, MAX_PAGES)
    .map(line);
  const legal = pages.filter(({ template }) => template === "legal").map(line);
  return [
    `# ${oneLine(facts.brand)}`,
    ...(about ? ["", `> ${oneLine(about)}`] : []),
    "",
    "## Pages",
    "",
    line(home),
    ...lines,
    ...(legal.length > 0 ? ["", "## Optional", "", ...legal] : []),
    "",
  ].join("\n");
}

function line({ finalUrl, head, h1 }: Page): string {
  const title = oneLine(h1[0] ?? head.title ?? finalUrl).replace(/[[\]]/g, "");
  return `- [${title}](${finalUrl})${head.description ? `: ${oneLine(head.description)}` : ""}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

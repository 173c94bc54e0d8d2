import { AUDITS } from "../../audits/index.ts";
import type { Audit, Paste } from "../../audits/types.ts";

/** Of data on a page: every audit of data, and those that compare what data say with the rest of the site. */
const DATA = [
  ...AUDITS.filter(({ audit }) => audit.signal === "schema").map(({ audit }) => audit.id),
  "eeat.consistency",
  "eeat.contact-agreement",
];

/** Ids of the audits of a paste's signal that can say something else with it, and of others that may say something worse. */
const TOUCHED: Record<"data" | "canonical" | "hreflang" | "robots.txt" | "llms.txt", readonly string[]> = {
  data: DATA,
  canonical: ["tech.canonical", "tech.hreflang", "tech.sitemap-quality"],
  hreflang: ["tech.hreflang"],
  "robots.txt": [
    "tech.robots-file",
    "tech.ai-search-allowed",
    "tech.user-agents-allowed",
    "tech.training-choice",
    "tech.sitemap",
  ],
  "llms.txt": ["plat.llms-txt"],
};

/** The audits whose judgement a paste can change, those that count. */
export function touchedBy({ into }: Paste): Audit[] {
  const ids = TOUCHED[kindOf(into)];
  return AUDITS.filter(({ audit, weight }) => weight > 0 && ids.includes(audit.id)).map(({ audit }) => audit);
}

function kindOf(into: Paste["into"]): keyof typeof TOUCHED {
  if ("file" in into) return into.file;
  return typeof into.replaces === "string" ? into.replaces : "data";
}

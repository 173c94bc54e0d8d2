import type { Finding } from "../../engine/audits/types.ts";
import { inline } from "../../markdown.ts";
import type { AuditResult } from "../audit.ts";
import { fixesMarkdown, readinessMarkdown, signalsMarkdown } from "./markdown-parts.ts";

/** The result as Markdown, to put into a comment or a ticket: readiness, what to do first, what was not right. */
export function auditMarkdown({ error, ...audit }: AuditResult): string {
  const { domain, findings, fixes } = audit;
  const head = `# ${inline(domain)}: readiness ${readinessMarkdown(audit)}`;
  if (error) return [head, inline(error.message, 1000)].join("\n\n");
  const wrong = findings.filter(({ status }) => status === "fail" || status === "partial");
  const passed = findings.filter(({ status }) => status === "pass").length;
  return [
    head,
    ...signalsMarkdown(audit),
    ...fixesMarkdown(fixes),
    "## Checks",
    `${passed} passed, ${wrong.length} did not or only partly.`,
    ...(wrong.length > 0 ? [wrong.map(line).join("\n")] : []),
  ].join("\n\n");
}

function line({ id, title, status, evidence }: Finding): string {
  const observed = evidence[0]?.observed;
  return `- ${inline(title)} (\`${id}\`)${status === "partial" ? ", partly" : ""}${observed ? `: ${inline(observed, 300)}` : ""}`;
}

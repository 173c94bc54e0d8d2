import type { Finding } from "../../engine/audits/types.ts";
import { jsonText } from "../../plain-text.ts";
import { VERSION } from "../../version.ts";
import type { AuditResult } from "../audit.ts";

/** The result as SARIF 2.1.0, for code scanning: a rule an audit, a result a finding that is not right. */
export function auditSarif({ url, findings, fixes, error }: AuditResult): string {
  const faults = findings.filter(({ status }) => status === "fail" || status === "partial");
  const howTo = new Map(fixes.map(({ id, how }) => [id, how]));
  return jsonText(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "answerscope",
              version: VERSION,
              rules: findings.map(({ id, title, why, signal }) => ({
                id,
                shortDescription: { text: title },
                fullDescription: { text: why },
                help: { text: howTo.get(id) ?? why },
                properties: { tags: [signal] },
              })),
            },
          },
          invocations: [
            {
              executionSuccessful: error === null,
              ...(error && { toolExecutionNotifications: [{ level: "error", message: { text: error.message } }] }),
            },
          ],
          results: faults.map((finding) => resultOf(finding, url)),
        },
      ],
    },
    2,
  );
}

/**
 * The page as a path in the repository. Code scanning refuses a whole file over one web address ("SARIF URI scheme
 * "https" did not match the checkout URI scheme "file""), so the scheme goes; the message has the full address.
 */
function pathOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(":", "_")}${pathname}`;
}

function resultOf(finding: Finding, url: string) {
  const places = finding.evidence.length > 0 ? finding.evidence.map((evidence) => evidence.url) : [url];
  const observed = finding.evidence.map((evidence) => `${evidence.observed} (${evidence.url})`).join("; ");
  return {
    ruleId: finding.id,
    level: finding.gate ? "error" : finding.status === "fail" ? "warning" : "note",
    message: { text: `${finding.title}: ${observed || "not met"}` },
    locations: [...new Set(places.map(pathOf))].map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })),
    partialFingerprints: { "audit/v1": `${new URL(url).host} ${finding.id}` },
  };
}

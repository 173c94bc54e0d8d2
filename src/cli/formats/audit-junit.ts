import { XMLBuilder } from "fast-xml-parser";
import type { Finding } from "../../engine/audits/types.ts";
import { SIGNALS } from "../../engine/types.ts";
import { plainValues } from "../../plain-text.ts";
import type { AuditResult } from "../audit.ts";

/** What XML 1.0 cannot hold beside the controls, which plain text has none of: half characters, and two that are none. */
const FORBIDDEN = /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The result as JUnit XML: a suite a signal, a case an audit; what was left out is skipped, with its reason. */
export function auditJunit({ domain, findings, readiness, gate, error }: AuditResult): string {
  const suites = error ? [failedSuite(domain, error.message)] : SIGNALS.map((signal) => suiteOf(signal, findings));
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      "@name": `answerscope ${domain}, readiness ${readiness ?? "not measured"}${gate ? ` (capped: ${gate.text})` : ""}`,
      testsuite: suites,
    },
  };
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    format: true,
    suppressEmptyNode: true,
  });
  return builder.build(withoutForbidden(plainValues(document))).trim();
}

function suiteOf(signal: string, findings: Finding[]) {
  const own = findings.filter((finding) => finding.signal === signal);
  const count = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length;
  return {
    "@name": signal,
    "@tests": own.length,
    "@failures": count("fail"),
    "@skipped": count("not_applicable", "not_measured"),
    testcase: own.map(caseOf),
  };
}

function caseOf(finding: Finding) {
  const { id, title, signal, status, evidence, reason } = finding;
  const seen = evidence
    .map(({ url, observed, expected }) => `${url}\nseen: ${observed}\nexpected: ${expected}`)
    .join("\n\n");
  return {
    "@classname": signal,
    "@name": `${id}: ${title}`,
    ...(status === "fail" && { failure: { "@message": evidence[0]?.observed ?? title, "#text": seen } }),
    ...(status === "partial" && { "system-out": `partly met (${Math.round((finding.score ?? 0) * 100)} %)\n${seen}` }),
    ...(reason !== null && { skipped: { "@message": reason } }),
  };
}

function failedSuite(domain: string, message: string) {
  return {
    "@name": "reading",
    "@tests": 1,
    "@errors": 1,
    testcase: [{ "@classname": "reading", "@name": domain, error: { "@message": message } }],
  };
}

function withoutForbidden(value: unknown): unknown {
  if (typeof value === "string") return value.replace(FORBIDDEN, "");
  if (Array.isArray(value)) return value.map(withoutForbidden);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutForbidden(each)]));
}

import type { SiteAudit } from "../engine/audit-reading.ts";
import type { Finding } from "../engine/audits/types.ts";
import type { Fix } from "../engine/fixes/types.ts";
import { siteKey } from "../engine/read-site/fetch/url-policy.ts";
import type { Reading } from "../engine/read-site/types.ts";
import { type AgentReadiness, type Gate, SIGNALS, type SignalScore, type SurfaceVerdict } from "../engine/types.ts";
import { AppError } from "../errors.ts";
import { plainLine } from "../plain-text.ts";
import { auditJson } from "./formats/audit-json.ts";
import { auditJunit } from "./formats/audit-junit.ts";
import { auditMarkdown } from "./formats/audit-markdown.ts";
import { auditReport } from "./formats/audit-report.ts";
import { auditSarif } from "./formats/audit-sarif.ts";
import { type Formats, outputFiles } from "./output-files.ts";

/** What was asked for on the command line. */
export interface AuditOptions {
  json?: boolean;
  /** `sarif` or `junit`. */
  format?: string;
  /** Files that the result is written to besides, in the format of their endings. */
  output?: string[];
  /** Prints nothing but what `json` or `format` asks for. */
  quiet?: boolean;
  /** Exit 1 when readiness is lower. */
  failUnder?: number;
}

/** What the command works with: how a site is read and judged, and where it writes. */
export interface AuditTools {
  /** Rejects with `AppError` when the site cannot be read. */
  read: (url: URL) => Promise<Reading>;
  audit: (reading: Reading) => Promise<SiteAudit>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  color: boolean;
}

/** All that an audit found, in every form it is printed in. */
export interface AuditResult {
  url: string;
  /** Site key. */
  domain: string;
  reading: Reading | null;
  readiness: number | null;
  gate: Gate | null;
  signals: SignalScore[];
  findings: Finding[];
  surfaces: SurfaceVerdict[];
  agentReadiness: AgentReadiness | null;
  fixes: Fix[];
  /** Why the site could not be read; else `null`. */
  error: AppError | null;
}

const DONE = 0;
const UNDER_THE_BAR = 1;
const FAILED = 3;

const FORMATS: Record<string, (result: AuditResult, colour: boolean) => string> = {
  json: auditJson,
  sarif: auditSarif,
  junit: auditJunit,
  text: auditReport,
};

/** THE list of files an audit can be written to. */
const FILES: Formats<AuditResult> = { json: auditJson, sarif: auditSarif, xml: auditJunit, md: auditMarkdown };

/**
 * Reads and audits one site, prints the result and tells the exit code: 0 done, 1 under the bar, 3 not readable.
 * Throws `AppError` BAD_INPUT for an unknown format and a file that cannot be written, before anything is read.
 */
export async function runAudit(url: URL, options: AuditOptions, tools: AuditTools): Promise<number> {
  const format = options.format ?? (options.json ? "json" : "text");
  const print = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!print) throw new AppError("BAD_INPUT", `There is no format “${format}”. Formats: sarif, junit.`);

  const writeFiles = outputFiles(options.output ?? [], FILES);

  const result = await auditSite(url, tools);
  writeFiles(result);
  if (format !== "text" || !options.quiet) tools.stdout.write(`${print(result, tools.color)}\n`);
  if (result.error) {
    if (format !== "text" || options.quiet) tools.stderr.write(`${plainLine(result.error.message)}\n`);
    return FAILED;
  }
  const { failUnder } = options;
  if (failUnder === undefined) return DONE;
  if (result.readiness === null) {
    tools.stderr.write("Readiness could not be measured, so it cannot be compared with the bar.\n");
    return FAILED;
  }
  if (result.readiness >= failUnder) return DONE;
  const why = result.gate ? ` ${result.gate.text}` : "";
  tools.stderr.write(`Readiness ${result.readiness} is under the bar of ${failUnder}.${why}\n`);
  return UNDER_THE_BAR;
}

async function auditSite(url: URL, { read, audit }: AuditTools): Promise<AuditResult> {
  try {
    const reading = await read(url);
    return {
      url: reading.home.finalUrl,
      domain: reading.site,
      reading,
      ...(await audit(reading)),
      error: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return unread(url, error);
  }
}

/** A site that could not be read has no numbers, not low ones. */
function unread(url: URL, error: AppError): AuditResult {
  const signals = SIGNALS.map((signal) => ({ signal, score: null, share: 0, reason: error.message }));
  return {
    url: url.href,
    domain: siteKey(url),
    reading: null,
    readiness: null,
    gate: null,
    signals,
    findings: [],
    surfaces: [],
    agentReadiness: null,
    fixes: [],
    error,
  };
}

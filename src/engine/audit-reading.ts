import { judgeSite } from "./audits/judge-site.ts";
import type { Finding } from "./audits/types.ts";
import { rankFixes } from "./fixes/rank-fixes.ts";
import type { Fix } from "./fixes/types.ts";
import type { Reading } from "./read-site/types.ts";
import { climb } from "./score/ladder.ts";
import { scoreReadiness } from "./score/readiness.ts";
import type { AgentReadiness, SignalScore } from "./types.ts";

/** All that can be said of a site without asking an engine. */
export interface SiteAudit {
  findings: Finding[];
  readiness: number | null;
  signals: SignalScore[];
  agentReadiness: AgentReadiness;
  fixes: Fix[];
}

/** Judges a reading, scores it and ranks what to do. */
export function auditReading(reading: Reading): SiteAudit {
  const findings = judgeSite(reading);
  const fixes = rankFixes({ reading, findings, lostQuestions: [] });
  return { findings, ...scoreReadiness(findings), agentReadiness: climb(reading, findings), fixes };
}

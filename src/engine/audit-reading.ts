import { judgeSite } from "./audits/judge-site.ts";
import type { Finding } from "./audits/types.ts";
import { rankFixes } from "./fixes/rank-fixes.ts";
import type { Fix } from "./fixes/types.ts";
import type { Reading } from "./read-site/types.ts";
import { climb } from "./score/ladder.ts";
import { type Readiness, scoreReadiness } from "./score/readiness.ts";
import { surfaceVerdicts } from "./surfaces/validate-surfaces.ts";
import type { AgentReadiness, SurfaceVerdict } from "./types.ts";

/** All that can be said of a site without asking an engine. */
export interface SiteAudit extends Readiness {
  findings: Finding[];
  surfaces: SurfaceVerdict[];
  agentReadiness: AgentReadiness;
  fixes: Fix[];
}

/** Judges a reading, scores it and ranks what to do. */
export function auditReading(reading: Reading): SiteAudit {
  const findings = judgeSite(reading);
  const fixes = rankFixes({ reading, findings, lostQuestions: [] });
  const surfaces = surfaceVerdicts(reading);
  return { findings, ...scoreReadiness(findings), surfaces, agentReadiness: climb(reading, findings), fixes };
}

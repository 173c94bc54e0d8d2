/** Between what the engine found on a site and the one row that keeps it; texts of audits are kept once a score version. */
import { type EntityManager, In } from "typeorm";
import type { ScanResult } from "../engine/conclude-scan.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import { AuditList, type AuditTexts } from "../schema/audit-list.ts";
import type { Finding } from "../schema/finding.ts";
import type { Fix } from "../schema/fix.ts";
import type { AgentSurface } from "../schema/score-parts.ts";
import { type KeptFinding, type KeptFix, SiteAudit } from "../schema/site-audit.ts";

/** What a scan found on the site, whole. */
export interface FoundOnSite {
  /** In the order of the list of audits. */
  findings: Finding[];
  /** By rank. */
  fixes: Fix[];
  /** `null` where they were not judged. */
  surfaces: AgentSurface[] | null;
}

type Audits = AuditList["audits"];

const NOTHING: FoundOnSite = { findings: [], fixes: [], surfaces: null };

/** Saves what was found, and the texts of audits that are new. */
export async function saveSiteAudit(
  manager: EntityManager,
  scanId: string,
  { findings, fixes, surfaces }: Pick<ScanResult, "findings" | "fixes" | "surfaces">,
): Promise<void> {
  const audits = Object.fromEntries(
    findings.map(({ id, signal, weight, grade, effort, title, why }) => [
      id,
      { signal, weight, grade, effort, title, why },
    ]),
  );
  await keepTexts(manager, audits);
  await manager
    .createQueryBuilder()
    .insert()
    .into(SiteAudit)
    .values({
      scanId,
      scoreVersion: SCORE_VERSION,
      findings: findings.map(packFinding),
      fixes: fixes.map(({ id, ...fix }) => packFix({ target: id, ...fix }, audits[id])),
      surfaces,
    })
    .updateEntity(false)
    .execute();
}

/** What the scans with these ids found on their sites, in their order. */
export async function readSiteAudits(manager: EntityManager, scanIds: readonly string[]): Promise<FoundOnSite[]> {
  const rows = await manager.findBy(SiteAudit, { scanId: In([...scanIds]) });
  const versions = [...new Set(rows.map(({ scoreVersion }) => scoreVersion))];
  const lists = await manager.findBy(AuditList, { scoreVersion: In(versions) });
  const textsOf = new Map(lists.map(({ scoreVersion, audits }) => [scoreVersion, audits]));
  const found = new Map(rows.map((row) => [row.scanId, unpack(row, textsOf.get(row.scoreVersion) ?? {})]));
  return scanIds.map((id) => found.get(id) ?? NOTHING);
}

/** The same of one scan, in one statement. */
export async function readSiteAudit(manager: EntityManager, scanId: string): Promise<FoundOnSite> {
  const row = await manager
    .createQueryBuilder(SiteAudit, "found")
    .leftJoinAndMapOne("found.list", AuditList, "list", "list.scoreVersion = found.scoreVersion")
    .where({ scanId })
    .getOne();
  return row ? unpack(row, (row as SiteAudit & { list: AuditList | null }).list?.audits ?? {}) : NOTHING;
}

/** A text that was corrected without another score version stands for its earlier wording too. */
async function keepTexts(manager: EntityManager, audits: Audits): Promise<void> {
  const kept = await manager.findOneBy(AuditList, { scoreVersion: SCORE_VERSION });
  const isNew = (id: string) => JSON.stringify(kept?.audits[id]) !== JSON.stringify(audits[id]);
  if (kept && !Object.keys(audits).some(isNew)) return;
  await manager.upsert(AuditList, { scoreVersion: SCORE_VERSION, audits: { ...kept?.audits, ...audits } }, [
    "scoreVersion",
  ]);
}

function packFinding({ id, status, score, gate, reason, evidence }: ScanResult["findings"][number]): KeptFinding {
  return {
    audit: id,
    status,
    ...(score === null ? {} : { score }),
    ...(gate ? { gate } : {}),
    ...(reason === null ? {} : { reason }),
    ...(evidence.length === 0 ? {} : { evidence }),
  };
}

function packFix(fix: Fix, audit: AuditTexts | undefined): KeptFix {
  const { why, signal, effort, paste, choices, ...kept } = fix;
  return {
    ...kept,
    ...(audit ? {} : { why, signal, effort }),
    ...(paste === null ? {} : { paste }),
    ...(choices.length === 0 ? {} : { choices }),
  };
}

function unpack({ findings, fixes, surfaces }: SiteAudit, audits: Audits): FoundOnSite {
  return {
    findings: findings.map((kept) => {
      const { effort, ...texts } = textsFor(kept.audit, audits);
      return { score: null, gate: false, reason: null, evidence: [], ...texts, ...kept };
    }),
    fixes: fixes.map((kept) => {
      const { why, signal, effort } = textsFor(kept.target, audits);
      return { why, signal, effort, paste: null, choices: [], ...kept };
    }),
    surfaces,
  };
}

/** An audit that left no text is told by its id alone, and weighs nothing. */
function textsFor(id: string, audits: Audits): AuditTexts {
  return audits[id] ?? { signal: "technical", weight: 0, grade: "C", effort: "medium", title: id, why: "" };
}

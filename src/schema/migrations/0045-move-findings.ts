import type { MigrationInterface, QueryRunner } from "typeorm";

type Row = Record<string, unknown>;

/** How many scans are moved at a time. */
const BATCH = 200;

/** Findings and fixes of one row each into the one row of their scan; the texts that repeat into the list of their version. */
export class MoveFindings1790000044000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const lists = new Map<string, Record<string, Row>>();
    for (let last = ""; ; ) {
      const scans: Row[] = await runner.query(
        `SELECT id, scoreVersion, surfaces FROM scan WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
      for (const scan of scans) await move(runner, scan, lists);
      if (scans.length < BATCH) break;
      last = String(scans.at(-1)!.id);
    }
    for (const [scoreVersion, audits] of lists) {
      await runner.query("INSERT INTO audit_list (scoreVersion, audits) VALUES (?, ?)", [
        scoreVersion,
        JSON.stringify(audits),
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM site_audit");
    await runner.query("DELETE FROM audit_list");
  }
}

async function move(runner: QueryRunner, scan: Row, lists: Map<string, Record<string, Row>>): Promise<void> {
  const findings: Row[] = await runner.query("SELECT * FROM finding WHERE scanId = ?", [scan.id]);
  const fixes: Row[] = await runner.query("SELECT * FROM fix WHERE scanId = ? ORDER BY `rank`", [scan.id]);
  if (findings.length === 0) return;
  const scoreVersion = String(scan.scoreVersion);
  const audits = lists.get(scoreVersion) ?? {};
  lists.set(scoreVersion, audits);
  for (const { audit, signal, weight, grade, title, why } of findings) {
    const effort = fixes.find(({ target }) => target === audit)?.effort;
    const known = audits[String(audit)];
    audits[String(audit)] = { signal, weight, grade, effort: effort ?? known?.effort ?? "medium", title, why };
  }
  const values = [scan.id, scoreVersion, findings.map(kept), fixes.map(keptFix), json(scan.surfaces)];
  await runner.query(
    "INSERT INTO site_audit (scanId, scoreVersion, findings, fixes, surfaces) VALUES (?, ?, ?, ?, ?)",
    values.map((value) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value)),
  );
}

function kept({ audit, status, score, gate, reason, evidence }: Row): Row {
  return {
    audit,
    status,
    ...(score === null ? {} : { score }),
    ...(gate ? { gate: true } : {}),
    ...(reason === null ? {} : { reason }),
    evidence: json(evidence),
  };
}

function keptFix({ id, scanId, choices, ...fix }: Row): Row {
  return { ...fix, choices: json(choices) ?? [] };
}

/** A column as its driver gives it: a text, or what the text says. */
function json(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : (value ?? null);
}

import type { Answer } from "../../schema/answer.ts";
import type { Evidence } from "../../schema/evidence/evidence.ts";
import type { Scan } from "../../schema/scan.ts";

/** The envelope of a site's evidence: what was measured last, and how complete it is. */
export function evidenceOf(
  { site, scope, subject }: Pick<Evidence, "site" | "scope" | "subject">,
  scans: Scan[],
  answers: Answer[],
): Evidence {
  const scan = scans[0] ?? null;
  const asked = answers.length;
  const answered = answers.filter(({ status }) => status === "answered").length;
  return {
    scan,
    earlier: scans
      .slice(1)
      .filter(({ mode, scoreVersion }) => mode === scan?.mode && scoreVersion === scan?.scoreVersion),
    site,
    scope,
    subject,
    status: !scan ? "unavailable" : answered < asked ? "partial" : "ok",
    measuredAt: scan?.measuredAt ?? null,
    mode: scan?.mode ?? null,
    method: scan
      ? `Each question was asked once of each engine; score version ${scan.scoreVersion}; intervals are 95 %.`
      : "Nothing has been measured yet.",
    coverage: { asked, answered, unavailable: asked - answered },
  };
}

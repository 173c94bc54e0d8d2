import { unsaid } from "../../audits/recipes/said.ts";
import type { Audit, Finding, Judgement, Paste, Recipe } from "../../audits/types.ts";
import type { Reading } from "../../read-site/types.ts";
import { pasted } from "./pasted.ts";
import { touchedBy } from "./touched.ts";

/** What was found on a site, for trying what mends it. */
export interface Found {
  reading: Reading;
  findings: readonly Finding[];
}

/** A paste that does good and no harm, and how the audits that it touches judge the site with it. */
export interface Tried {
  paste: Paste;
  after: ReadonlyMap<string, Judgement>;
}

/**
 * The paste, when it does good and no harm: put where it goes and judged again, the audit it mends says more for the
 * site than before, no other audit that it touches says less, and it states nothing that the site does not state itself.
 */
export function triedPaste(audit: Audit, paste: Paste | null, found: Found): Tried | null {
  if (!paste || unsaid(paste.text, found.reading).length > 0) return null;
  const after = pasted(found.reading, paste);
  const before = new Map(found.findings.map((finding) => [finding.id, finding]));
  const own = audit.judge(after);
  if (worth(own) <= worth(before.get(audit.id))) return null;
  const judged = new Map([[audit.id, own]]);
  for (const other of touchedBy(paste).filter((each) => each !== audit)) {
    const judgement = other.judge(after);
    if (isWorse(judgement, before.get(other.id))) return null;
    judged.set(other.id, judgement);
  }
  return { paste, after: judged };
}

/** All ways to decide, or none: one way alone would be a recommendation. */
export function triedChoices(audit: Audit, { choices = [] }: Recipe, found: Found): { label: string; paste: string }[] {
  const tried = choices.map(({ label, paste }) => ({
    label,
    paste: triedPaste(audit, paste, found)?.paste.text ?? null,
  }));
  const sound = tried.filter((each): each is { label: string; paste: string } => each.paste !== null);
  return sound.length === choices.length ? sound : [];
}

const worth = (judged: Judgement | undefined): number => judged?.score ?? 0;

/** What began to apply is worse only where it fails. */
function isWorse(after: Judgement, before: Judgement | undefined): boolean {
  if (after.score === null) return false;
  return before?.score == null ? after.status === "fail" : after.score < before.score;
}

import { AUDITS } from "../audits/index.ts";
import type { Finding } from "../audits/types.ts";
import type { Gate } from "../types.ts";

/** Who is kept out altogether comes first; a gate of another audit stands behind these. */
const ORDER = [
  "tech.indexable",
  "tech.robots-file",
  "tech.ai-search-allowed",
  "plat.edge-access",
  "plat.rendering",
  "tech.status-hygiene",
];

const TEXTS = new Map(AUDITS.map(({ audit }) => [audit.id, audit.gate?.text ?? audit.title]));

/** The failed gate to name beside readiness, and to mend first; `null` when none failed. */
export function failedGate(findings: readonly Pick<Finding, "id" | "gate">[]): Gate | null {
  const [first] = findings.filter(({ gate }) => gate).sort(byGate);
  return first ? { id: first.id, text: TEXTS.get(first.id) ?? first.id } : null;
}

/** Sorts failed gates by what to mend first. */
export function byGate(a: { id: string }, b: { id: string }): number {
  return place(a.id) - place(b.id) || a.id.localeCompare(b.id);
}

const place = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

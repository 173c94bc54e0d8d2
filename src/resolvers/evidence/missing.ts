import type { EvidenceSubjectValue } from "../../schema/enums.ts";
import type { Evidence } from "../../schema/evidence/evidence.ts";
import { areasOf } from "../../services/evidence/areas.ts";
import { benchmarkOf, FEWEST_PEERS } from "../../services/evidence/benchmark.ts";
import { personasOf } from "../../services/evidence/personas.ts";
import type { Context } from "../context.ts";
import { answerRows } from "../loaders.ts";
import { trafficFor } from "./traffic.ts";

type Measured = Evidence & { scan: NonNullable<Evidence["scan"]> };

/** Why a subject has nothing to show although a measure is there, and what would change that; `null` where it has. */
const WHY: Record<EvidenceSubjectValue, (evidence: Measured, context: Context) => Promise<string | null>> = {
  measure: async () => null,
  async personas({ scan }, { loaders }) {
    const some = personasOf(await answerRows(loaders, scan.id)).length > 0;
    return some
      ? null
      : "The questions of this measure are asked in nobody's name. Questions that a model writes, or the owner, can name who asks.";
  },
  async areas({ scan }, { loaders }) {
    const some = areasOf(await answerRows(loaders, scan.id), scan.place).length > 0;
    return some ? null : "No question of this measure names a place. The owner can pin questions with a place to them.";
  },
  async site({ scan }, { services }) {
    const kept = await services.evidence.siteEvidence(scan.id);
    return kept ? null : "This measure is older than what is kept of a site's pages. The next one keeps it.";
  },
  mentions: async () => null,
  async benchmark({ scan }, { services }) {
    if (!scan.category) return "What the site sells was not understood, so it stands in no category.";
    const { rank, of } = benchmarkOf(scan, await services.evidence.peers(scan));
    return rank !== null
      ? null
      : `${of} of at least ${FEWEST_PEERS} sites of the category "${scan.category}" have been measured publicly; a rank needs more.`;
  },
  traffic: async (evidence, context) => (await trafficFor(evidence, context)).reason,
  grants: async () => "No source of grants is configured at this installation.",
};

const known = new WeakMap<Evidence, Promise<string | null>>();

/** Why there is nothing to show; `null` where there is. Found out once for each evidence. */
export function missing(evidence: Evidence, context: Context): Promise<string | null> {
  const found = known.get(evidence) ?? reasonOf(evidence, context);
  known.set(evidence, found);
  return found;
}

async function reasonOf(evidence: Evidence, context: Context): Promise<string | null> {
  if (evidence.subject !== "traffic" && !evidence.scan)
    return "Nothing has been measured yet: the first measure is on its way, or can be asked for.";
  return WHY[evidence.subject](evidence as Measured, context);
}

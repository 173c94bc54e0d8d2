import { NO_SELF_RATING } from "../audits/eeat/reputation.ts";
import type { Finding } from "../audits/types.ts";
import type { Reading } from "../read-site/types.ts";

/** A finding behind others: while it stands, mending those would be guessing or doing the same twice. */
interface RootCause {
  id: string;
  holds: (finding: Finding, reading: Reading) => boolean;
  hides: (fault: Finding, reading: Reading) => boolean;
}

const anyOf =
  (...ids: string[]) =>
  ({ id }: Finding) =>
    ids.includes(id);
const failed = ({ status }: Finding) => status === "fail";

const ROOT_CAUSES: RootCause[] = [
  {
    id: "plat.rendering",
    holds: failed,
    hides: (fault) => /^(cit|eeat|sch)\./.test(fault.id) || anyOf("plat.links-raw", "plat.weight", "tech.links")(fault),
  },
  {
    id: "tech.robots-file",
    holds: failed,
    hides: anyOf("tech.ai-search-allowed", "tech.user-agents-allowed", "tech.training-choice"),
  },
  {
    id: "tech.status-hygiene",
    holds: (_finding, { soft404 }) => soft404 === true,
    hides: anyOf("plat.llms-txt", "plat.markdown"),
  },
  {
    id: "sch.present",
    holds: (_finding, { home }) => home.structured.length === 0,
    hides: (fault, { home }) =>
      anyOf("sch.identity", "sch.site-name")(fault) ||
      (fault.id === "sch.page-type" && fault.evidence.every(({ url }) => url === home.finalUrl)),
  },
  {
    // The company's entry is what the home page is to be marked with.
    id: "sch.identity",
    holds: failed,
    hides: ({ id, evidence }, { home }) => id === "sch.page-type" && evidence.every(({ url }) => url === home.finalUrl),
  },
  {
    id: "sch.no-violation",
    holds: failed,
    hides: ({ id, evidence }) =>
      id === "eeat.reputation-on-site" && evidence.some(({ expected }) => expected === NO_SELF_RATING),
  },
];

/** Ids whose fix would follow from another one, by that other one's id. */
export function suppressedIds(faults: readonly Finding[], reading: Reading): Map<string, string> {
  const suppressed = new Map<string, string>();
  for (const { id, holds, hides } of ROOT_CAUSES) {
    const cause = faults.find((finding) => finding.id === id);
    if (!cause || suppressed.has(id) || !holds(cause, reading)) continue;
    for (const fault of faults) if (fault.id !== id && hides(fault, reading)) suppressed.set(fault.id, id);
  }
  return suppressed;
}

import { AUDITS } from "../../../src/engine/audits/index.ts";
import type { Judgement } from "../../../src/engine/audits/types.ts";
import { readingOf } from "../reading.ts";
import type { SmallSite } from "./made-pages.ts";

/** What the audit says of a small site. */
export function judged([, id, pages, options]: SmallSite): Judgement {
  return AUDITS.find(({ audit }) => audit.id === id)!.audit.judge(readingOf({ ...options, pages }));
}

/** Whether a judgement finds fault. */
export const isFlawed = ({ status }: Judgement): boolean => status === "fail" || status === "partial";

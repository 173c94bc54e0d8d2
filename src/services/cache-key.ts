import { hash } from "node:crypto";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";

/** Scans of equal key may stand for each other: same site, kind, mode, engines and score version. */
export function cacheKey(site: string, engines: readonly AnswerEngine[]): string {
  const parts = ["FREE", site, SCORE_VERSION, ...engines.map(({ id, mode }) => `${mode}:${id}`).sort()];
  return hash("sha256", parts.join("\n"));
}

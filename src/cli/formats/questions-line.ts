import type { QuestionHand } from "../../engine/types.ts";

/** By whom the questions were written, and why not by the model. */
export interface WrittenBy {
  by: QuestionHand;
  reason: string | null;
}

/** A line that says who wrote the questions, and why not the model. */
export function writtenLine({ by, reason }: WrittenBy): string {
  const who = { model: "written by the model", rules: "written by rules", given: "as they were given" }[by];
  return `Questions, ${who}${reason ? ` (${reason.replace(/\.$/, "")})` : ""}:`;
}

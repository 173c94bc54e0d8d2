import type { EngineSummary, SearchUse } from "../types.ts";
import type { Answer, AnswerEngine } from "./types.ts";

type Told = Pick<Answer, "engine" | "status" | "search" | "reason" | "servedModel">;

/**
 * How each engine did. `failed` counts the questions that were put to it and got no usable reply (failed, timed out,
 * refused); that an engine shows no answer is a result, and only named among the reasons.
 */
export function summariseEngines(
  engines: readonly Pick<AnswerEngine, "id" | "label" | "model" | "mode" | "offersSearch">[],
  answers: readonly Told[],
): EngineSummary[] {
  return engines.map((engine) => {
    const own = answers.filter((answer) => answer.engine === engine.id);
    const missing = own.filter((answer) => answer.status !== "answered");
    return {
      engine: engine.id,
      label: engine.label,
      model: own.find((answer) => answer.servedModel)?.servedModel ?? engine.model,
      mode: engine.mode,
      search: searchOf(own, engine.offersSearch === false ? "not_offered" : "unknown"),
      answered: own.length - missing.length,
      failed: missing.filter((answer) => answer.status !== "no_answer").length,
      reasons: [...new Set(missing.map((answer) => answer.reason).filter((reason) => reason !== null))],
    };
  });
}

/** The strongest use among the answers; `otherwise`, or what the unanswered ones agree on, when there is none. */
function searchOf(answers: readonly Told[], otherwise: SearchUse): SearchUse {
  const order: SearchUse[] = ["used", "unknown", "not_used", "not_offered"];
  const answered = answers.filter((answer) => answer.status === "answered");
  return (
    order.find((use) => answered.some((answer) => answer.search === use)) ??
    (answers.length > 0 && answers.every((answer) => answer.search === "not_offered") ? "not_offered" : otherwise)
  );
}

import { isCounted } from "../../../engine/questions/counted.ts";
import { isNamed } from "../../../engine/score/visibility.ts";
import { inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import type { ConsoleAnswer } from "../../../schema/console/evidence.ts";
import { count, shortened } from "./text.ts";

/** Engine by engine, those that name the site least first: how often, how often they only cite it, and what is missing. */
export function engineLines(console: Console): string[] {
  const counted = countedAnswers(console);
  const engines = [...Map.groupBy(counted, ({ engine }) => engine)].map(([engine, answers]) => {
    const answered = answers.filter(({ status }) => status === "answered");
    const named = answered.filter(({ placement }) => placement && isNamed(placement)).length;
    return { engine, answers, answered, named, share: answered.length === 0 ? 2 : named / answered.length };
  });
  engines.sort((a, b) => a.share - b.share || a.engine.localeCompare(b.engine));
  return engines.map(({ engine, answers, answered, named }) => {
    const cited = answered.filter(({ placement }) => placement === "citation" || placement === "source_title").length;
    const model = answered[0] ? ` (${inline(answered[0].model, 60)})` : "";
    const only = cited > 0 ? `, cites it in ${cited} more` : "";
    const told = answered.length > 0 ? `names the site in ${named} of ${count(answered.length, "answer")}${only}` : "";
    return `- ${engine}${model}: ${[told, missing(answers)].filter(Boolean).join("; ")}`;
  });
}

/** Answers to the questions that enter scores. */
export function countedAnswers({ questions, answers }: Console): ConsoleAnswer[] {
  const counted = new Set(questions.filter(isCounted).map(({ question }) => question));
  return answers.filter(({ question }) => counted.has(question));
}

function missing(answers: ConsoleAnswer[]): string {
  const absent = answers.filter(({ status }) => status !== "answered");
  if (absent.length === 0) return "";
  const reasons = [...new Set(absent.map(({ reason, status }) => shortened(reason ?? status, 60)))];
  return `${absent.length} missing (${reasons.slice(0, 2).join("; ").replace(/\.$/, "")})`;
}

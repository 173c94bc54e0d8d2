import type { Operations } from "../graph/execute.ts";

/** A scan on its way, as `GetProgress` tells it. */
type Progress = Operations["GetProgress"]["data"]["scan"];

const STAGES = [
  { stage: "waiting", name: "Wait for a free place" },
  { stage: "reading", name: "Read the site" },
  { stage: "questions", name: "Write the questions a buyer would ask" },
  { stage: "asking", name: "Ask the answer engines, and check the site meanwhile" },
] as const;

/** What is done, what is happening now and what is left, for the progress page. */
export function progressStages(scan: Progress) {
  const now = STAGES.findIndex(({ stage }) => stage === scan.stage);
  const state = (index: number) =>
    index < now ? ("done" as const) : index === now ? ("now" as const) : ("left" as const);
  const perEngine = scan.plannedAnswers / Math.max(1, scan.plannedEngines.length);
  return {
    url: scan.url,
    stages: STAGES.map(({ name, stage }, index) => ({ name, state: state(index), detail: detailOf(stage, scan) })),
    engines: scan.plannedEngines.map((label) => {
      const { answered = 0, failed = 0 } = scan.engines.find((engine) => engine.label === label) ?? {};
      return { label, done: answered + failed, of: perEngine, failed };
    }),
  };
}

function detailOf(stage: Progress["stage"], { questions, brand, engines, plannedAnswers }: Progress): string | null {
  if (stage === "reading" && questions.length) return `Read as ${brand}`;
  if (stage === "questions" && questions.length) return questions.map(({ text }) => text).join(" · ");
  if (stage !== "asking" || engines.length === 0) return null;
  const done = engines.reduce((sum, { answered, failed }) => sum + answered + failed, 0);
  return `${done} of ${plannedAnswers} answers`;
}

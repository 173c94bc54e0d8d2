import { summariseEngines } from "../engine/answer-engines/summary.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { EngineSummary } from "../engine/types.ts";
import type { Answer } from "../schema/answer.ts";

/** The free sample asks these when both are configured. */
const FREE_PAIR = ["chatgpt", "gemini"];
const FREE_ENGINES = 2;

/** The answer engines of this process: what can be asked, and what is said of those that were. */
export class EngineCatalogue {
  /** Engines that can be asked; the sandbox's when none is configured and it may answer. */
  readonly engines: readonly AnswerEngine[];
  /** Those of the free sample. */
  readonly free: readonly AnswerEngine[];
  readonly #known: readonly Pick<AnswerEngine, "id" | "label">[];

  /** `known` names every engine that saved answers may come from, in the order they are shown. */
  constructor(engines: readonly AnswerEngine[], known: readonly Pick<AnswerEngine, "id" | "label">[]) {
    this.engines = engines;
    this.free = freeSample(engines);
    this.#known = known;
  }

  /** How each engine did in a scan whose answers these are. */
  summarise(answers: Answer[]): EngineSummary[] {
    const order = (id: string) => this.#known.findIndex((engine) => engine.id === id);
    const byEngine = [...Map.groupBy(answers, ({ engine }) => engine)].sort(([a], [b]) => order(a) - order(b));
    const asked = byEngine.map(([id, [first]]) => ({
      id,
      label: this.#known[order(id)]?.label ?? id,
      model: first!.servedModel ?? first!.model,
      mode: first!.mode,
    }));
    return summariseEngines(asked, answers);
  }
}

function freeSample(engines: readonly AnswerEngine[]): readonly AnswerEngine[] {
  const pair = engines.filter(({ id }) => FREE_PAIR.includes(id));
  return pair.length === FREE_PAIR.length ? pair : engines.slice(0, FREE_ENGINES);
}

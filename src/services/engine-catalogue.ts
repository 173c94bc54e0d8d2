import { freeSample } from "../engine/answer-engines/free-sample.ts";
import { summariseEngines } from "../engine/answer-engines/summary.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { EngineSummary, Mode } from "../engine/types.ts";
import { AppError } from "../errors.ts";
import type { Answer } from "../schema/answer.ts";

type Known = Pick<AnswerEngine, "id" | "label">;

/** The answer engines of this process: what can be asked, and what is said of those that were. */
export class EngineCatalogue {
  readonly #live: readonly AnswerEngine[];
  readonly #sandbox: readonly AnswerEngine[];
  readonly #sandboxAnswers: boolean;
  readonly #known: readonly Known[];
  readonly #samples: Readonly<Record<Mode, readonly AnswerEngine[]>>;

  /** `known` names every engine that saved answers may come from, in the order they are shown. */
  constructor(options: {
    live: readonly AnswerEngine[];
    sandbox: readonly AnswerEngine[];
    /** Whether the sandbox answers when no live engine is configured. */
    sandboxAnswers: boolean;
    known: readonly Known[];
  }) {
    this.#live = options.live;
    this.#sandbox = options.sandbox;
    this.#sandboxAnswers = options.sandboxAnswers;
    this.#known = [...options.known, ...options.sandbox];
    this.#samples = { live: freeSample(options.live), sandbox: freeSample(options.sandbox) };
  }

  /** Whether a scan would find an engine to ask. */
  get canAnswer(): boolean {
    return this.#live.length > 0 || this.#sandboxAnswers;
  }

  /** Ids of every engine that saved answers may come from. */
  get ids(): string[] {
    return this.#known.map(({ id }) => id);
  }

  /** What a scan is measured with unless it says otherwise; throws NO_ENGINE when nothing may answer. */
  get mode(): Mode {
    if (this.#live.length > 0) return "live";
    if (this.#sandboxAnswers) return "sandbox";
    throw new AppError("NO_ENGINE");
  }

  /** The engines of the free sample. */
  sample(mode: Mode): readonly AnswerEngine[] {
    return this.#samples[mode];
  }

  /** The configured engines of these ids, in their order; all of them where none is named. Throws NO_ENGINE. */
  chosen(mode: Mode, ids: readonly string[]): readonly AnswerEngine[] {
    const all = mode === "live" ? this.#live : this.#sandbox;
    const engines = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
    if (engines.length === 0) throw new AppError("NO_ENGINE", "None of the chosen answer engines is configured.");
    return engines;
  }

  /** What people call these engines, in their order. */
  labels(ids: readonly string[]): string[] {
    return ids.map((id) => this.#known.find((engine) => engine.id === id)?.label ?? id);
  }

  /** How each engine did in a scan whose answers these are. */
  summarise(answers: Answer[]): EngineSummary[] {
    const order = (id: string) => this.#known.findIndex((engine) => engine.id === id);
    const byEngine = [...Map.groupBy(answers, ({ engine }) => engine)].sort(([a], [b]) => order(a) - order(b));
    const asked = byEngine.map(([id, [first]]) => ({
      id,
      label: this.#known[order(id)]?.label ?? id,
      model: first!.model,
      mode: first!.mode,
    }));
    return summariseEngines(asked, answers);
  }
}

import table from "./prices.json" with { type: "json" };

/** One row of the price table: US dollars per million tokens and per search. */
export interface PriceRow {
  engine: string;
  /** A model id, which also covers its dated snapshots; "*" for any. */
  model: string;
  input: number;
  /** Input read from the provider's cache; as `input` when left out. */
  cached?: number;
  output: number;
  search?: number;
  /** Factors on the whole request when its input is longer than `above` tokens. */
  long?: { above: number; input: number; output: number };
  /** Factor on everything in these half-open UTC hours of these weekdays (Sunday 0). */
  peak?: { factor: number; utcHours: number[][]; weekdays: number[] };
  /** Last day (ISO) the row holds; the next row of the same model follows it. */
  until?: string;
  source: string;
  date: string;
}

/** What a provider counted for one answer. */
export interface Usage {
  inputTokens: number | null;
  /** Part of the input that came from the provider's cache. */
  cachedTokens: number;
  outputTokens: number | null;
  searches: number;
}

const ROWS: readonly PriceRow[] = table.rows;
/** Its model may be called as any other. */
const FREE_ENGINE = "local";
const THIRSTIEST = "claude";
const MILLION = 1_000_000;
/** Finer than any price, so that sums do not show the rounding of binary fractions. */
const DECIMALS = 9;

/** Prices of a process: the operator's own rows stand before the table's. */
export class Prices {
  readonly #rows: readonly PriceRow[];

  constructor(overrides: readonly PriceRow[] = []) {
    this.#rows = [...overrides, ...ROWS];
  }

  /** US dollars of a call; `null` when the model is not priced or the provider did not count. */
  cost(engine: string, model: string, usage: Usage, at: Date = new Date()): number | null {
    const row = this.#find(engine, model, at);
    if (!row) return null;
    const long = row.long && (usage.inputTokens ?? 0) > row.long.above ? row.long : { input: 1, output: 1 };
    const cached = price(usage.cachedTokens, (row.cached ?? row.input) * long.input);
    const input = price(
      usage.inputTokens && Math.max(0, usage.inputTokens - usage.cachedTokens),
      row.input * long.input,
    );
    const output = price(usage.outputTokens, row.output * long.output);
    if (cached === null || input === null || output === null) return null;
    const usd = (cached + input + output + usage.searches * (row.search ?? 0)) * peakFactor(row, at);
    return Number(usd.toFixed(DECIMALS));
  }

  /**
   * US dollars of a call to a model that may stand on any server: by its own row, by a row of that model elsewhere, else as
   * the dearest known. What the provider did not count is taken to be as usual for the engine (`usage` null: all of it).
   */
  assumed(engine: string, model: string, counted: Usage | null, at: Date = new Date()): number {
    const usage = withUsual(engine, counted);
    const own = this.cost(engine, model, usage, at);
    if (own !== null) return own;
    const engines = [...new Set(this.#rows.map((row) => row.engine))].filter((other) => other !== FREE_ENGINE);
    const same = engines.flatMap((other) => this.cost(other, model, usage, at) ?? []);
    if (same.length > 0) return Math.max(...same);
    return Math.max(0, ...this.#rows.flatMap((row) => this.cost(row.engine, row.model, usage, at) ?? []));
  }

  /** US dollars one buyer question is expected to cost; `null` when the model is not priced. */
  expected(engine: string, model: string, at: Date = new Date()): number | null {
    const usual = usualOf(engine);
    return usual ? this.cost(engine, model, usual, at) : null;
  }

  #find(engine: string, model: string, at: Date): PriceRow | undefined {
    const day = at.toISOString().slice(0, 10);
    return this.#rows.find(
      (row) => row.engine === engine && covers(row.model, model) && (row.until === undefined || day <= row.until),
    );
  }
}

/** Tokens that were not counted cost nothing only where tokens are free. */
function price(tokens: number | null, perMillion: number): number | null {
  if (perMillion === 0) return 0;
  return tokens === null ? null : (tokens * perMillion) / MILLION;
}

function usualOf(engine: string): Usage | null {
  const typical = (table.typical as Record<string, unknown>)[engine] as Omit<Usage, "cachedTokens"> | undefined;
  return typical ? { ...typical, cachedTokens: 0 } : null;
}

/** Engines that the table says nothing usual of are taken for the one that reads most. */
function withUsual(engine: string, counted: Usage | null): Usage {
  const usual = usualOf(engine) ?? usualOf(THIRSTIEST)!;
  if (counted === null) return usual;
  const { inputTokens, outputTokens } = counted;
  return {
    ...counted,
    inputTokens: inputTokens ?? usual.inputTokens,
    outputTokens: outputTokens ?? usual.outputTokens,
  };
}

/** A model's own name, without what gateways put around it: `openai/`, `azure/`, `models/` before, `:online` behind. */
export function bareModel(model: string): string {
  return model.slice(model.lastIndexOf("/") + 1).replace(/:[a-z][\w-]*$/i, "");
}

/** "gpt-6-luna" covers "gpt-6-luna-2026-09-01" and "openai/gpt-6-luna", but not "gpt-6-luna-mini". */
function covers(priced: string, model: string): boolean {
  if (priced === "*" || priced === model) return true;
  const [row, asked] = [bareModel(priced), bareModel(model)];
  return asked === row || (asked.startsWith(row) && /^[-@]\d{4}/.test(asked.slice(row.length)));
}

function peakFactor({ peak }: PriceRow, at: Date): number {
  if (!peak?.weekdays.includes(at.getUTCDay())) return 1;
  const hour = at.getUTCHours();
  return peak.utcHours.some(([from, to]) => hour >= from! && hour < to!) ? peak.factor : 1;
}

import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { PriceRow } from "./prices.ts";

const price = z.number().min(0);
const ROW = z.strictObject({
  engine: z.string().min(1),
  model: z.string().min(1),
  input: price.default(0),
  cached: price.optional(),
  output: price.default(0),
  search: price.optional(),
  long: z.strictObject({ above: price, input: price, output: price }).optional(),
  until: z.iso.date().optional(),
  source: z.string().default("the operator's own price"),
  date: z.iso.date().optional(),
});

/** The operator's own price rows, from JSON as in `prices.json`; throws `AppError` BAD_INPUT with one line per wrong row. */
export function readPriceRows(json: string): PriceRow[] {
  const parsed = z.array(ROW).safeParse(parse(json));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".") || "prices"}: ${issue.message}`);
    throw new AppError("BAD_INPUT", `PRICES_FILE cannot be used. ${lines.join("; ")}`);
  }
  return parsed.data.map((row) => ({ ...row, date: row.date ?? new Date().toISOString().slice(0, 10) }));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new AppError("BAD_INPUT", "PRICES_FILE cannot be used. The prices are not valid JSON.");
  }
}

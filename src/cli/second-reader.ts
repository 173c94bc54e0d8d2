import { readConfig } from "../config.ts";
import type { PricedModel } from "../engine/priced-model.ts";
import { AppError } from "../errors.ts";
import { secondReaderOf } from "../scan-room.ts";

/** The configured second reader; throws `AppError` BAD_INPUT where there is none. */
export function secondReader(): PricedModel {
  const reader = secondReaderOf(readConfig());
  if (reader) return reader;
  throw new AppError(
    "BAD_INPUT",
    "No model is configured to read answers: set WRITER_BASE_URL and WRITER_MODEL, or an engine's key.",
  );
}

import { AppError } from "./errors.ts";
import { scrub } from "./log.ts";

/** A step of the start; where it fails, one line says what (`what`) could not be had: UNAVAILABLE, unless it says so itself. */
export async function starting<T>(what: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    throw new AppError("UNAVAILABLE", scrub(`${what} cannot be used: ${error.message}`));
  }
}

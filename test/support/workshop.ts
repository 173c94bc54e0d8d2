/** The real workshop, with one process, for the tests of one file. */
import { afterAll } from "vitest";
import type { Bench } from "../../src/engine/workshop/bench.ts";
import { createWorkshop } from "../../src/engine/workshop/workshop.ts";

export const workshop = createWorkshop({ processes: 1 });
afterAll(() => workshop.close());

/** A bench for a site of its own. */
export function newBench(): Bench {
  return workshop.bench(new AbortController().signal);
}

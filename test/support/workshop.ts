/** The real workshop, whose processes the servers and the tests of one test process share: they start once, not once a server. */
import type { Bench, Workshop } from "../../src/engine/workshop/bench.ts";
import { createWorkshop } from "../../src/engine/workshop/workshop.ts";

const shared = globalThis as typeof globalThis & { testWorkshop?: Workshop };
// Its processes keep nothing waiting and end with the one that started them.
shared.testWorkshop ??= createWorkshop({ processes: 1, restMs: 60_000 });

/** Closed by nobody: who is given it closes what is theirs alone. */
export const workshop: Workshop = { bench: (stop) => shared.testWorkshop!.bench(stop), close: async () => {} };

/** A bench for a site of its own. */
export function newBench(): Bench {
  return workshop.bench(new AbortController().signal);
}

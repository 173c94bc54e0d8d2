import { sleep } from "./timers.ts";

/** How long what has come waits for company, in milliseconds: far less than an engine takes, and enough to be saved in one commit. */
const GATHER_MS = 20;

/**
 * What work side by side gives, in the order it comes: each group is what came by the time somebody asked, or just
 * after. Rejects with the first fault; where nobody asks any more, the rest is dropped.
 */
export async function* inGroups<T>(work: readonly Promise<T>[]): AsyncGenerator<T[]> {
  let come: T[] = [];
  let open = work.length;
  let first = Promise.withResolvers<void>();
  const all = Promise.all(
    work.map(async (one) => {
      const value = await one;
      come.push(value);
      open -= 1;
      first.resolve();
    }),
  );
  all.catch(() => undefined);
  while (open > 0 || come.length > 0) {
    await Promise.race([first.promise, all]);
    await Promise.race([sleep(GATHER_MS), all]);
    const group = come;
    come = [];
    first = Promise.withResolvers();
    yield group;
  }
}

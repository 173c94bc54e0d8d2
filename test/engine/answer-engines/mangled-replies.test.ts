import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINES } from "../../../src/engine/answer-engines/index.ts";
import { buyerQuestion, engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

/** The body with the value at one place, counted through the whole tree, replaced by another or taken away. */
function mangle(body: unknown, place: number, value: unknown): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const copy = structuredClone(body);
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(copy);
  const chosen = places[place % Math.max(1, places.length)];
  if (!chosen) return value;
  if (value === undefined) delete chosen[0][chosen[1]];
  else chosen[0][chosen[1]] = value;
  return copy;
}

test.each(ENGINES.map(({ id }) => id))("whatever %s puts where, it is an answer or a named fault", async (id) => {
  const engine = engineOf(server, id);
  const anything = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 1e308, "", [], {}, null, [null]),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(500), anything), { minLength: 1, maxLength: 3 }), async (changes) => {
      server.set(id, { change: (body) => changes.reduce((now, [place, value]) => mangle(now, place, value), body) });
      const end = await engine.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000)).catch((error) => error);
      if (end instanceof Error) {
        expect(end.name).toBe("EngineFault");
        return;
      }
      expect(["answered", "refused", "no_answer"]).toContain(end.status);
      if (end.status === "answered") expect(end.text.trim()).not.toBe("");
      if (end.costUsd !== null) expect(end.costUsd).toBeGreaterThanOrEqual(0);
      for (const { url, start, end: stop } of end.citations) {
        expect(URL.canParse(url)).toBe(true);
        expect(start === null ? stop === null : start >= 0 && stop! > start && stop! <= end.text.length).toBe(true);
      }
      for (const list of [end.searches, end.consulted])
        expect(list.every((item: unknown) => typeof item === "string")).toBe(true);
    }),
    { numRuns: 150 },
  );
});

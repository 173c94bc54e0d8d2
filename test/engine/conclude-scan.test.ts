import { afterAll, expect, it } from "vitest";
import { concludeScan } from "../../src/engine/conclude-scan.ts";
import { createFetcher } from "../../src/engine/read-site/fetch/fetcher.ts";
import { scanBudget } from "../../src/engine/scan-budget.ts";
import type { ScanTools } from "../../src/engine/scan-tools.ts";
import type { Bench } from "../../src/engine/workshop/bench.ts";
import { WorkStopped } from "../../src/engine/workshop/work-stopped.ts";
import { smallSite } from "../support/small-site.ts";
import { newBench } from "../support/workshop.ts";

const fetcher = createFetcher({ allowHosts: [], userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)" });
afterAll(() => fetcher.close());

it("loses no more than the footprint where what third parties wrote takes too long", async () => {
  const othersBench: Bench = { run: () => Promise.reject(new WorkStopped("too_long")) };
  const result = await concludeScan(
    { reading: smallSite(), questions: [], answers: [], withFootprint: true },
    {
      tools: { fetcher, registries: { wikidata: "http://localhost/", wikipedia: "http://localhost/" } } as ScanTools,
      budget: scanBudget(90_000, new AbortController().signal),
      bench: newBench(),
      othersBench,
    },
  );
  expect(result.footprint).toEqual({
    score: null,
    components: [],
    cited: [],
    found: null,
    reason: expect.stringContaining("took too long"),
  });
  expect(result.scores.footprintScore).toBeNull();
  expect(result.scores.readiness).toBeGreaterThan(0);
});

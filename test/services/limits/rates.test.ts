import { expect, it } from "vitest";
import { Rates } from "../../../src/services/limits/rates.ts";

const LIMITS = { graphql: 15, mcp: 2, feed: 1 };

it("lets exactly as many calls through in a minute as one caller may make, of 200 at once, and each caller and door for itself", async () => {
  const rates = new Rates(LIMITS, null);
  const calls = await Promise.allSettled(Array.from({ length: 200 }, () => rates.count("graphql", "ann")));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
  await rates.count("graphql", "bob");
  await rates.count("feed", "ann");
  await expect(rates.count("feed", "ann")).rejects.toMatchObject({
    code: "LIMIT_RATE",
    status: 429,
    details: { limit: "feed-minute", quota: 1, windowSeconds: 60 },
  });
});

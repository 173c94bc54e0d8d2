import { BetterSqlite3QueryRunner } from "typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js";
import { expect, it } from "vitest";
import { type Statement, statementsOfEveryRequest } from "../support/every-request.ts";

/** Nearly all scans are done, and one site may have half of them: to find or to sort all of those is a walk too. */
function isWalk(steps: string[], { values }: Statement): boolean {
  if (steps.some((step) => /^SCAN (?!CONSTANT ROW|dummy_table)/.test(step))) return true;
  if (!values.includes("DONE")) return false;
  return steps.some((step) => /\(status=\?\)$/.test(step)) || /\(siteId=\?.* TEMP B-TREE/.test(steps.join(" "));
}

it("lets no request walk over a table of an embedded database", async () => {
  const plans = await statementsOfEveryRequest({}, BetterSqlite3QueryRunner, async (statement, query) => {
    const values = statement.values.map((value) => (typeof value === "boolean" ? Number(value) : value));
    const steps: { detail: string }[] = await query(`EXPLAIN QUERY PLAN ${statement.sql}`, values);
    const details = steps.map(({ detail }) => detail);
    return isWalk(details, statement) ? details : null;
  });
  expect([...plans].filter(([, walk]) => walk)).toEqual([]);
  expect(plans.size).toBeGreaterThan(15);
});

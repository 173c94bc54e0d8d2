import { randomBytes } from "node:crypto";
import { MysqlQueryRunner } from "typeorm/driver/mysql/MysqlQueryRunner.js";
import { expect, it } from "vitest";
import { statementsOfEveryRequest } from "../support/every-request.ts";
import { emptyMysqlDatabase } from "../support/mysql.ts";

interface Step {
  table: string | null;
  type: string | null;
  rows: number | null;
  possible_keys: string | null;
  Extra: string | null;
}

/** Half of the scans are one site's: its history may be looked at from its end, but not be sorted; nearly all are done. */
function isWalk({ table, type, rows, possible_keys, Extra }: Step): boolean {
  if (table === null || table.startsWith("<")) return false;
  // A table of a handful of rows is read whole although there is a key to find them by.
  if (possible_keys !== null && Number(rows) < 10) return false;
  return type === "ALL" || type === "index" || Number(rows) > (Extra?.includes("filesort") ? 1000 : 7000);
}

it("lets no request walk over a table of a MySQL database", async () => {
  const database = await emptyMysqlDatabase();
  const env = { DATABASE_URL: database.url, SECRET_KEY: randomBytes(32).toString("hex") };
  const plans = await statementsOfEveryRequest(env, MysqlQueryRunner, async ({ sql, values }, query) => {
    const steps: Step[] = await query(`EXPLAIN ${sql}`, values);
    return steps.filter(isWalk);
  });
  expect([...plans].filter(([, walks]) => walks.length > 0)).toEqual([]);
  expect(plans.size).toBeGreaterThan(15);
  await database.drop();
});

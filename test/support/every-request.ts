import type { QueryRunner } from "typeorm";
import { openDatabase } from "../../src/services/database.ts";
import { post, startApp, until } from "./app.ts";
import { startCompany } from "./company.ts";
import { multiplyScans } from "./many-scans.ts";

/** A statement that was sent to the database, with its values. */
export interface Statement {
  sql: string;
  values: unknown[];
}

const FIELDS = `id movement { changed } questions { answers { text mentions { quote } citations { url } } }
  competitors { name mentions { quote } } findings { id } fixes { title }`;

/**
 * Every different statement that a server sends while each of its doors is used and a scan runs, over a database of
 * 10,000 scans; `explain` asks the same database for its plans. `runners` is the driver's class of query runners.
 */
export async function statementsOfEveryRequest<Plan>(
  env: Record<string, string>,
  runners: { prototype: QueryRunner },
  explain: (statement: Statement, query: (sql: string, values?: unknown[]) => Promise<never>) => Promise<Plan>,
): Promise<Map<string, Plan>> {
  const recorder = record(runners.prototype);
  const site = await startCompany();
  const app = await startApp({ ...env, ALLOW_HOSTS: site.host });
  const url = env.DATABASE_URL ?? `sqlite:${app.dataDir}/answerscope.sqlite`;
  const database = await openDatabase(url);
  const query = (sql: string, values?: unknown[]) => database.manager.query(sql, values as never) as Promise<never>;
  try {
    const tool = (name: string) =>
      post(
        `${app.baseUrl}/mcp/demo`,
        { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } },
        // Rows are multiplied meanwhile without a turn of the loop: a connection kept open may be closed by then.
        { connection: "close" },
      );
    await until(async () => (await tool("get_visibility")).body.result.structuredContent.status === "ok");
    const [demo]: { id: string; slug: string }[] = await query("SELECT id, slug FROM scan WHERE mode = 'sandbox'");
    await multiplyScans(database, demo!.id, 10_000);
    if (env.DATABASE_URL) {
      for (const table of ["scan", "site", "request_key", "answer", "mention", "citation", "finding"])
        await query(`ANALYZE TABLE ${table}`);
    }

    recorder.sent.clear();
    const scan = (path: string, headers = {}) =>
      post(`${app.baseUrl}/api/scan`, { url: `${site.origin}${path}` }, headers);
    const started = await scan("/", { "Idempotency-Key": "a", Prefer: "respond-async" });
    await scan("/", { "Idempotency-Key": "b" });
    await scan("/", { "Idempotency-Key": "b" });
    await scan("/");
    for (const name of ["get_visibility", "get_rivals", "get_answers", "get_fix_plan"]) await tool(name);
    for (const fields of [`scan(id: "${demo!.id}")`, `report(slug: "${demo!.slug}")`]) {
      await post(`${app.baseUrl}/graphql`, { query: `{ ${fields} { ${FIELDS} } }` });
    }
    for (const path of [
      started.body.poll,
      "/",
      "/docs",
      "/readyz",
      `/scan/${started.body.id}`,
      `/scan/${started.body.id}/progress`,
      `/report/${demo!.slug}`,
      "/report/none",
    ]) {
      await (await fetch(app.baseUrl + path)).text();
    }
    await app.app.close();
    const sent = [...recorder.stop()];
    const plans = new Map<string, Plan>();
    for (const statement of sent) {
      if (/^\s*(SELECT|UPDATE|DELETE)/i.test(statement.sql)) plans.set(statement.sql, await explain(statement, query));
    }
    return plans;
  } finally {
    recorder.stop();
    await database.close();
    await app.close(0).catch(() => undefined);
    await site.close();
  }
}

/** Notes every statement that runners made from now on send. */
function record(prototype: QueryRunner) {
  const sent = new Map<string, Statement>();
  const query = prototype.query as (...statement: unknown[]) => Promise<never>;
  prototype.query = function (this: QueryRunner, ...statement: unknown[]) {
    const [sql, values] = statement as [string, unknown[] | undefined];
    sent.set(sql, { sql, values: values ?? [] });
    return query.apply(this, statement);
  };
  const stop = () => {
    prototype.query = query as QueryRunner["query"];
    return sent.values();
  };
  return { sent, stop };
}

import { type App, createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import type { OperationName } from "../../graph/execute.ts";
import type { Operations } from "../../graph/operation-types.ts";
import { createLog } from "../../log.ts";
import { jsonText, plainLine } from "../../plain-text.ts";

/** What every command of the operator takes. */
export interface AdminOptions {
  json?: boolean;
}

/** The operator on the machine. */
export interface Admin {
  app: App;
  /** Runs a persisted operation as the operator. */
  run<Name extends OperationName>(
    operation: Name,
    variables: Operations[Name]["variables"],
  ): Promise<Operations[Name]["data"]>;
}

/** Opens the database beside whatever server runs, does one thing, and prints what came of it. */
export async function administer(
  { json }: AdminOptions,
  command: (admin: Admin) => Promise<Row | Row[]>,
): Promise<void> {
  const app = await createApp(readConfig(), createLog("error", process.stderr), { role: "beside" });
  try {
    const told = await command({
      app,
      run: (operation, variables) => app.graph.execute(operation, variables, { kind: "operator" }),
    });
    process.stdout.write(json ? `${jsonText(told, 2)}\n` : lines(told));
  } finally {
    await app.close(0);
  }
}

/** One thing that a command tells, by the names of section 10. */
export type Row = Record<string, unknown>;

function lines(told: Row | Row[]): string {
  const rows = Array.isArray(told) ? told : [told];
  if (rows.length === 0) return "none\n";
  return rows.map((row) => `${Object.entries(row).map(line).join("\n")}\n`).join("\n");
}

function line([name, value]: [string, unknown]): string {
  const text = Array.isArray(value)
    ? value.join(", ")
    : value instanceof Date
      ? value.toISOString()
      : String(value ?? "-");
  return plainLine(`${name}: ${text}`);
}

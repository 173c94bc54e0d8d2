import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { digest, id, json, NULLABLE, owner, ref, text, time, whole, word } from "./columns.ts";

export class CreateMonitor1790000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "monitor",
        columns: [
          id(),
          ref("accountId"),
          ref("siteId"),
          word("domain", 260),
          text(runner, "url"),
          digest(runner, "tokenHash"),
          whole("generation"),
          word("schedule", 10),
          json("questions"),
          json("engines"),
          json("brandNames"),
          json("rivals"),
          time("createdAt"),
          time("nextMeasureAt", NULLABLE),
          text(runner, "webhook", NULLABLE),
        ],
        foreignKeys: [owner("accountId", "account"), owner("siteId", "site")],
        indices: [
          { columnNames: ["accountId", "siteId"], isUnique: true },
          { columnNames: ["siteId"] },
          { columnNames: ["nextMeasureAt"] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("monitor");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, owner, ref, text, time, whole, word } from "./columns.ts";

export class CreateWebhookEvent1790000083000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "webhook_event",
        columns: [
          id(),
          ref("monitorId"),
          word("event", 32),
          word("subjectKey", 80),
          text(runner, "body"),
          whole("tries"),
          time("nextAt"),
          time("createdAt"),
        ],
        foreignKeys: [owner("monitorId", "monitor")],
        indices: [{ columnNames: ["monitorId", "event", "subjectKey"], isUnique: true }, { columnNames: ["nextAt"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("webhook_event");
  }
}

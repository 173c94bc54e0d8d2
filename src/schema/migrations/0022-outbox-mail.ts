import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, ref, text, time, whole, word } from "./columns.ts";

export class CreateOutboxMail1790000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "outbox_mail",
        columns: [
          id(),
          word("kind", 32),
          word("subjectKey", 80),
          word("status", 12),
          word("address", 254),
          word("subject", 255),
          text(runner, "html"),
          text(runner, "text"),
          word("listId", 64, NULLABLE),
          ref("ownerId", NULLABLE),
          whole("tries"),
          time("createdAt"),
          time("nextAt"),
        ],
        indices: [{ columnNames: ["kind", "subjectKey"], isUnique: true }, { columnNames: ["status", "nextAt"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("outbox_mail");
  }
}

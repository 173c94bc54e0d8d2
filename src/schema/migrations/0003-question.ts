import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, owner, ref, text, whole, word, yes } from "./columns.ts";

export class CreateQuestion1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "question",
        columns: [
          id(),
          ref("scanId"),
          whole("position"),
          text(runner, "text"),
          word("intent", 16),
          word("persona", 255, NULLABLE),
          yes("branded"),
          word("language", 16),
          word("country", 2, NULLABLE),
        ],
        foreignKeys: [owner("scanId", "scan")],
        indices: [{ columnNames: ["scanId", "position"], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("question");
  }
}

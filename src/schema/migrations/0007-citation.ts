import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, owner, ref, text, whole, word } from "./columns.ts";

export class CreateCitation1790000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "citation",
        columns: [
          id(),
          ref("answerId"),
          whole("position"),
          text(runner, "url"),
          text(runner, "title", NULLABLE),
          word("domain", 260),
          word("type", 12),
        ],
        foreignKeys: [owner("answerId", "answer")],
        indices: [{ columnNames: ["answerId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("citation");
  }
}

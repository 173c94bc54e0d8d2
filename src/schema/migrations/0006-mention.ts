import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, owner, ref, text, whole, word } from "./columns.ts";

export class CreateMention1790000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "mention",
        columns: [
          id(),
          ref("answerId"),
          ref("competitorId", NULLABLE),
          whole("start"),
          whole("end"),
          word("text", 255),
          text(runner, "quote"),
          word("placement", 16),
        ],
        foreignKeys: [owner("answerId", "answer"), owner("competitorId", "competitor")],
        indices: [{ columnNames: ["answerId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("mention");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, NULLABLE, owner, ref, text, whole, word } from "./columns.ts";

export class CreateCompetitor1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "competitor",
        columns: [
          id(),
          ref("scanId"),
          whole("position"),
          word("name", 255),
          word("type", 12),
          word("domain", 260, NULLABLE),
          json("names"),
          whole("answers"),
          json("engines"),
          text(runner, "quote"),
        ],
        foreignKeys: [owner("scanId", "scan")],
        indices: [{ columnNames: ["scanId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("competitor");
  }
}

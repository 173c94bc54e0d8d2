import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, owner, real, ref, text, whole, word } from "./columns.ts";

export class CreateFix1790000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "fix",
        columns: [
          id(),
          ref("scanId"),
          whole("rank"),
          word("target", 40),
          text(runner, "title"),
          text(runner, "why"),
          text(runner, "how"),
          word("signal", 12),
          word("impact", 8),
          word("effort", 8),
          real("points", NULLABLE),
          text(runner, "evidence"),
          text(runner, "paste", NULLABLE),
        ],
        foreignKeys: [owner("scanId", "scan")],
        indices: [{ columnNames: ["scanId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("fix");
  }
}

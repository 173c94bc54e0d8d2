import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, NULLABLE, owner, real, ref, text, word, yes } from "./columns.ts";

export class CreateFinding1790000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "finding",
        columns: [
          id(),
          ref("scanId"),
          word("audit", 40),
          word("signal", 12),
          word("status", 16),
          real("score", NULLABLE),
          real("weight"),
          word("grade", 1),
          yes("gate"),
          text(runner, "title"),
          text(runner, "why"),
          text(runner, "reason", NULLABLE),
          json("evidence"),
        ],
        foreignKeys: [owner("scanId", "scan")],
        indices: [{ columnNames: ["scanId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("finding");
  }
}

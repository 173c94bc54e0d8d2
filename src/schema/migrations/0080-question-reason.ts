import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, text } from "./columns.ts";

export class QuestionReason1790000080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("question", new TableColumn(text(runner, "reason", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("question", "reason");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, yes } from "./columns.ts";

export class QuestionRegional1790000070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("question", new TableColumn(yes("regional", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("question", "regional");
  }
}

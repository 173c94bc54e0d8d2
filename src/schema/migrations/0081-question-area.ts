import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, word } from "./columns.ts";

export class QuestionArea1790000081000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("question", new TableColumn(word("area", 80, NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("question", "area");
  }
}

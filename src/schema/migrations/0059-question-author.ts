import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, word } from "./columns.ts";

export class QuestionAuthor1790000059000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("question", new TableColumn(word("author", 8, NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("question", "author");
  }
}

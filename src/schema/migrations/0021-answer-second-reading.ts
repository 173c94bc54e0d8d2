import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { json, NULLABLE } from "./columns.ts";

/** What the second reader said of an answer; goes with the answer. */
export class AnswerSecondReading1790000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("answer", new TableColumn(json("secondReading", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("answer", "secondReading");
  }
}

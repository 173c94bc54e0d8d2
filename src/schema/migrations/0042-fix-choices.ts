import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { json, NULLABLE } from "./columns.ts";

/** Ways to decide what is the owner's to decide; goes with the fix. */
export class FixChoices1790000041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("fix", new TableColumn(json("choices", NULLABLE)));
    await runner.query("UPDATE fix SET choices = '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("fix", "choices");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { word } from "./columns.ts";

/** Rivals of earlier scans were all shown alike, and stay so. */
export class CompetitorEvidence1790000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("competitor", new TableColumn(word("evidence", 8, { default: "'strong'" })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("competitor", "evidence");
  }
}

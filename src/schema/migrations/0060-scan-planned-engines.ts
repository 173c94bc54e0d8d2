import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { json, NULLABLE } from "./columns.ts";

/** The engines a scan set out to ask, whatever is configured later; older scans do not know. */
export class ScanPlannedEngines1790000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(json("plannedEngines", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "plannedEngines");
  }
}

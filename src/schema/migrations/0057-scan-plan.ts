import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { json, NULLABLE } from "./columns.ts";

export class ScanPlan1790000057000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(json("plan", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "plan");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, ref } from "./columns.ts";

export class ScanMonitor1790000056000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(ref("monitorId", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "monitorId");
  }
}

import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "scan_monitor", columnNames: ["monitorId", "status", "measuredAt"] });

export class ScanMonitorIndex1790000058000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("scan", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("scan", INDEX);
  }
}

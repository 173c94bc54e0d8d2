import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "scan_history", columnNames: ["siteId", "status", "measuredAt"] });

export class ScanHistoryIndex1790000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("scan", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("scan", INDEX);
  }
}

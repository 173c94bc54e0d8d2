import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "monitor_briefed", columnNames: ["briefedWeek"] });

export class MonitorBriefedIndex1790000068000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("monitor", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("monitor", INDEX);
  }
}

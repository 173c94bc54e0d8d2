import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, word } from "./columns.ts";

export class MonitorBriefed1790000067000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("monitor", new TableColumn(word("briefedWeek", 10, NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("monitor", "briefedWeek");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, word } from "./columns.ts";

export class MonitorBeacon1790000065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("monitor", new TableColumn(word("beaconKey", 24, NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("monitor", "beaconKey");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { whole } from "./columns.ts";

export class ScanBeats1790000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(whole("beats", { default: 0 })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "beats");
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, real } from "./columns.ts";

export class ScanWritingUsd1790000032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(real("writingUsd", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "writingUsd");
  }
}

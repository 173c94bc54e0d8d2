import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, ref } from "./columns.ts";

export class ScanOwner1790000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(ref("ownerId", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "ownerId");
  }
}

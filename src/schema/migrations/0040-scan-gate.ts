import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { json, NULLABLE } from "./columns.ts";

/** Why readiness is capped, beside the number. */
export class ScanGate1790000039000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("scan", new TableColumn(json("gate", NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("scan", "gate");
  }
}

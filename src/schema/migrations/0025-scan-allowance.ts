import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { json, owner, ref } from "./columns.ts";

export class CreateScanAllowance1790000024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "scan_allowance",
        columns: [ref("scanId", { isPrimary: true }), json("allowanceIds")],
        foreignKeys: [owner("scanId", "scan")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("scan_allowance");
  }
}

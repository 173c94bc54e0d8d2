import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { json, word } from "./columns.ts";

/** Texts of the audits, once a score version. */
export class CreateAuditList1790000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "audit_list",
        columns: [word("scoreVersion", 16, { isPrimary: true }), json("audits")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("audit_list");
  }
}

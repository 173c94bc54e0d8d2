import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { json, NULLABLE, owner, ref, word } from "./columns.ts";

/** What a scan found on the site itself, in one row. */
export class CreateSiteAudit1790000043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "site_audit",
        columns: [
          ref("scanId", { isPrimary: true }),
          word("scoreVersion", 16),
          json("findings"),
          json("fixes"),
          json("surfaces", NULLABLE),
        ],
        foreignKeys: [owner("scanId", "scan")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("site_audit");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, time, word } from "./columns.ts";

export class CreateSite1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "site",
        columns: [id(), word("key", 260, { isUnique: true }), word("brand", 255), time("createdAt")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("site");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { hashId, time, whole } from "./columns.ts";

export class CreateLimitUse1790000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "limit_use",
        columns: [hashId(), whole("used"), time("resetsAt")],
        indices: [{ columnNames: ["resetsAt"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("limit_use");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { hashId, owner, ref, time, word, yes } from "./columns.ts";

export class CreateRequestKey1790000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "request_key",
        columns: [hashId(), word("inputHash", 64), ref("scanId"), yes("cached"), time("expiresAt")],
        foreignKeys: [owner("scanId", "scan")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("request_key");
  }
}

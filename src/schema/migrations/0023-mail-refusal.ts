import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { hashId, time } from "./columns.ts";

export class CreateMailRefusal1790000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: "mail_refusal", columns: [hashId(), time("at")] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("mail_refusal");
  }
}

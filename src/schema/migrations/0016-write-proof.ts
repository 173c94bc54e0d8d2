import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { time, whole } from "./columns.ts";

export class CreateWriteProof1790000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: "write_proof", columns: [whole("id", { isPrimary: true }), time("at")] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("write_proof");
  }
}

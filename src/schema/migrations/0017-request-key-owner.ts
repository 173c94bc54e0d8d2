import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { word } from "./columns.ts";

export class RequestKeyOwner1790000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("request_key", new TableColumn(word("owner", 64, { default: "''" })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("request_key", "owner");
  }
}

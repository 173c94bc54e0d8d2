import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { yes } from "./columns.ts";

/** A cached answer leaves no row any more, so no row says whether it was one. */
export class RequestKeyUncached1790000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("request_key", "cached");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn("request_key", new TableColumn(yes("cached", { default: 0 })));
  }
}

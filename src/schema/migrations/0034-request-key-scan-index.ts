import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "request_key_scan", columnNames: ["scanId"] });
/** MySQL has an index for every reference by itself. */
const hasOne = (runner: QueryRunner) => runner.connection.options.type === "mysql";

export class RequestKeyScanIndex1790000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!hasOne(runner)) await runner.createIndex("request_key", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!hasOne(runner)) await runner.dropIndex("request_key", INDEX);
  }
}

import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "request_key_expiry", columnNames: ["expiresAt"] });

export class RequestKeyExpiryIndex1790000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("request_key", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("request_key", INDEX);
  }
}

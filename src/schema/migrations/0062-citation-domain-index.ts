import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "citation_domain", columnNames: ["domain"] });

/** Finds what was cited from one source. */
export class CitationDomainIndex1790000062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("citation", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("citation", INDEX);
  }
}

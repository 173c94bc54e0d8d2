import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

const INDEX = new TableIndex({ name: "mention_competitor", columnNames: ["competitorId"] });

export class MentionCompetitorIndex1790000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex("mention", INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("mention", INDEX);
  }
}

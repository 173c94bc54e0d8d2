import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, time, word } from "./columns.ts";

export class CreateCategoryMeasure1790000076000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "category_measure",
        columns: [
          id(),
          word("cacheKey", 64),
          word("runId", 36, { isUnique: true }),
          word("category", 80),
          word("mode", 8),
          json("share"),
          time("measuredAt"),
        ],
        indices: [{ name: "category_measure_key", columnNames: ["cacheKey", "measuredAt"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("category_measure");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { owner, ref, whole, word } from "./columns.ts";

const KEY = { isPrimary: true };

export class CreateTrafficCount1790000063000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "traffic_count",
        columns: [
          ref("monitorId", KEY),
          word("week", 10, KEY),
          word("kind", 5, KEY),
          word("name", 64, KEY),
          word("source", 6, KEY),
          whole("count"),
        ],
        foreignKeys: [owner("monitorId", "monitor")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("traffic_count");
  }
}

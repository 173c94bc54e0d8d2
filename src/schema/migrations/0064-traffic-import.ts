import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, owner, ref, time, whole, word } from "./columns.ts";

export class CreateTrafficImport1790000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "traffic_import",
        columns: [
          id(),
          ref("monitorId"),
          word("log", 40),
          time("from"),
          time("until"),
          whole("atEnd"),
          word("digest", 64),
          time("at"),
        ],
        foreignKeys: [owner("monitorId", "monitor")],
        indices: [
          { columnNames: ["monitorId", "log", "until"] },
          { columnNames: ["monitorId", "log", "digest"], isUnique: true },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("traffic_import");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, ref, text, time, whole, word } from "./columns.ts";

export class CreateWaitingScan1790000026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "waiting_scan",
        columns: [
          id(),
          word("address", 254),
          word("addressKey", 64),
          word("siteKey", 260),
          whole("slot"),
          text(runner, "url"),
          ref("scanId", NULLABLE),
          time("createdAt"),
        ],
        indices: [
          { columnNames: ["addressKey", "siteKey"], isUnique: true },
          { columnNames: ["addressKey", "slot"], isUnique: true },
          { columnNames: ["scanId", "createdAt"] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("waiting_scan");
  }
}

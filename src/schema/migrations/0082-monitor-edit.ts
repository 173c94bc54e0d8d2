import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, owner, ref, time, word } from "./columns.ts";

export class CreateMonitorEdit1790000082000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "monitor_edit",
        columns: [id(), ref("monitorId"), word("what", 16), json("added"), json("removed"), time("at")],
        foreignKeys: [owner("monitorId", "monitor")],
        indices: [{ columnNames: ["monitorId", "at"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("monitor_edit");
  }
}

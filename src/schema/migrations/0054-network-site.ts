import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { owner, ref, time } from "./columns.ts";

export class CreateNetworkSite1790000054000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "network_site",
        columns: [ref("networkId", { isPrimary: true }), ref("monitorId", { isPrimary: true }), time("addedAt")],
        foreignKeys: [owner("networkId", "network"), owner("monitorId", "monitor")],
        indices: [{ columnNames: ["monitorId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("network_site");
  }
}

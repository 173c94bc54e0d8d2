import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { digest, id, owner, ref, time, whole, word } from "./columns.ts";

export class CreateNetwork1790000053000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "network",
        columns: [
          id(),
          ref("accountId"),
          word("name", 120),
          digest(runner, "tokenHash"),
          whole("generation"),
          time("createdAt"),
        ],
        foreignKeys: [owner("accountId", "account")],
        indices: [{ columnNames: ["accountId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("network");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { digest, id, json, NULLABLE, owner, ref, time, whole, word } from "./columns.ts";

export class CreateScopedKey1790000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "scoped_key",
        columns: [
          id(),
          ref("networkId"),
          word("name", 120),
          digest(runner, "keyHash"),
          json("monitorIds", NULLABLE),
          whole("uses"),
          time("lastUsedAt", NULLABLE),
          time("createdAt"),
          time("revokedAt", NULLABLE),
        ],
        foreignKeys: [owner("networkId", "network")],
        indices: [{ columnNames: ["networkId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("scoped_key");
  }
}

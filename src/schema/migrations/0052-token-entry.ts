import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, NULLABLE, owner, ref, time, whole, word } from "./columns.ts";

export class CreateTokenEntry1790000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "token_entry",
        columns: [
          id(),
          ref("accountId"),
          ref("scanId", NULLABLE),
          word("reason", 8),
          whole("tokens"),
          whole("balance"),
          time("at"),
        ],
        foreignKeys: [owner("accountId", "account")],
        indices: [{ columnNames: ["accountId", "at"] }, { columnNames: ["scanId", "reason"], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("token_entry");
  }
}

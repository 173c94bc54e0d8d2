import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, time, whole, word } from "./columns.ts";

export class CreateAccount1790000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "account",
        columns: [id(), word("email", 254, { isUnique: true }), word("plan", 4), whole("tokens"), time("createdAt")],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("account");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { time, word } from "./columns.ts";

export class CreateRecurringTurn1790000025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: "recurring_turn", columns: [word("name", 40, { isPrimary: true }), time("at")] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("recurring_turn");
  }
}

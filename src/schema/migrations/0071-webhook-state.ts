import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { word } from "./columns.ts";

/** Counted behind the migration that makes the table. */
export class WebhookState1790000083071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("webhook_event", new TableColumn(word("state", 8, { default: "'waiting'" })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("webhook_event", "state");
  }
}

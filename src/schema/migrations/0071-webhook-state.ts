import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { word } from "./columns.ts";

export class WebhookState1790000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("webhook_event", new TableColumn(word("state", 8, { default: "'waiting'" })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("webhook_event", "state");
  }
}

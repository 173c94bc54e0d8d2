import { type MigrationInterface, type QueryRunner, TableColumn } from "typeorm";
import { NULLABLE, word } from "./columns.ts";

/** Counted behind the migration that makes the table. */
export class WebhookFault1790000083072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn("webhook_event", new TableColumn(word("fault", 200, NULLABLE)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn("webhook_event", "fault");
  }
}

import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { hashId, json, NULLABLE, ref, text, time, whole, word } from "./columns.ts";

export class CreatePayment1790000075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "payment",
        columns: [
          hashId(),
          word("status", 10),
          word("door", 120),
          json("request"),
          word("requestHash", 64),
          ref("runId"),
          word("payer", 42),
          word("nonce", 66),
          word("network", 32),
          word("asset", 42),
          word("payTo", 42),
          word("amount", 40),
          word("resource", 500),
          json("proof"),
          text(runner, "reply", NULLABLE),
          word("transaction", 80, NULLABLE),
          word("reason", 255, NULLABLE),
          ref("ownerId"),
          whole("beats"),
          time("createdAt"),
          time("endedAt", NULLABLE),
        ],
        indices: [
          { name: "payment_payer", columnNames: ["payer", "status"] },
          { name: "payment_status", columnNames: ["status"] },
          { name: "payment_created", columnNames: ["createdAt"] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("payment");
  }
}

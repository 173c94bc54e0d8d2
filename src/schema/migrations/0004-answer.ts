import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, NULLABLE, owner, real, ref, text, time, whole, word } from "./columns.ts";

export class CreateAnswer1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "answer",
        columns: [
          id(),
          ref("scanId"),
          ref("questionId"),
          word("engine", 40),
          whole("repeat"),
          word("model", 120),
          word("servedModel", 120, NULLABLE),
          word("mode", 8),
          word("status", 12),
          text(runner, "reason", NULLABLE),
          word("faultCode", 24, NULLABLE),
          word("placement", 16, NULLABLE),
          word("stance", 8, NULLABLE),
          text(runner, "placementReason", NULLABLE),
          text(runner, "text"),
          word("search", 12),
          json("searches"),
          json("cited"),
          json("consulted"),
          whole("inputTokens", NULLABLE),
          whole("outputTokens", NULLABLE),
          real("costUsd", NULLABLE),
          word("costSource", 12, NULLABLE),
          word("finishReason", 40, NULLABLE),
          whole("latencyMs"),
          whole("tries"),
          time("at"),
        ],
        foreignKeys: [owner("scanId", "scan"), owner("questionId", "question")],
        indices: [{ columnNames: ["questionId", "engine", "repeat"], isUnique: true }, { columnNames: ["scanId"] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("answer");
  }
}

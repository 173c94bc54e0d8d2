import { type MigrationInterface, type QueryRunner, Table } from "typeorm";
import { id, json, NULLABLE, owner, real, ref, text, time, whole, word, yes } from "./columns.ts";

export class CreateScan1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: "scan",
        columns: [
          id(),
          word("slug", 32, { isUnique: true }),
          ref("siteId"),
          word("kind", 8),
          word("status", 8),
          word("stage", 12),
          word("activeKey", 64, { ...NULLABLE, isUnique: true }),
          word("askedKey", 64),
          word("measuredKey", 64),
          text(runner, "url"),
          word("domain", 260),
          word("brand", 255),
          word("language", 16),
          word("category", 255, NULLABLE),
          word("place", 255, NULLABLE),
          whole("pagesRead", NULLABLE),
          word("mode", 8),
          time("createdAt"),
          time("measuredAt", NULLABLE),
          whole("attempts"),
          whole("plannedAnswers"),
          real("visibility", NULLABLE),
          json("visibilityInterval", NULLABLE),
          word("band", 32, NULLABLE),
          yes("bandStable", NULLABLE),
          word("verdict", 8, NULLABLE),
          json("namedShare", NULLABLE),
          whole("readiness", NULLABLE),
          json("signals"),
          real("footprintScore", NULLABLE),
          json("shareOfVoice", NULLABLE),
          json("agentReadiness", NULLABLE),
          word("scoreVersion", 16),
          json("error", NULLABLE),
        ],
        foreignKeys: [owner("siteId", "site")],
        indices: [
          { columnNames: ["askedKey", "measuredAt"] },
          { columnNames: ["measuredKey", "measuredAt"] },
          { columnNames: ["status"] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("scan");
  }
}

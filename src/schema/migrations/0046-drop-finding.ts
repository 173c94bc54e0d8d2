import { type MigrationInterface, type QueryRunner } from "typeorm";
import { CreateFinding1790000007000 } from "./0008-finding.ts";

/** Findings stand in `site_audit`. */
export class DropFinding1790000045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable("finding");
  }

  async down(runner: QueryRunner): Promise<void> {
    await new CreateFinding1790000007000().up(runner);
  }
}

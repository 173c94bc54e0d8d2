import { type MigrationInterface, type QueryRunner } from "typeorm";
import { CreateFix1790000008000 } from "./0009-fix.ts";
import { FixChoices1790000041000 } from "./0042-fix-choices.ts";

/** Fixes stand in `site_audit`. */
export class DropFix1790000046000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable("fix");
  }

  async down(runner: QueryRunner): Promise<void> {
    await new CreateFix1790000008000().up(runner);
    await new FixChoices1790000041000().up(runner);
  }
}

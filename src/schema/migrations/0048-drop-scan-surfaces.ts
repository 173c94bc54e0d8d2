import { type MigrationInterface, type QueryRunner } from "typeorm";
import { ScanSurfaces1790000040000 } from "./0041-scan-surfaces.ts";

/** Surfaces stand in `site_audit`. */
export class DropScanSurfaces1790000047000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await new ScanSurfaces1790000040000().down(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await new ScanSurfaces1790000040000().up(runner);
  }
}

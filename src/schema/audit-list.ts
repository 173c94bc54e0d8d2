import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";

/** What every finding of one audit has in common. */
export interface AuditTexts {
  signal: engine.Signal;
  weight: number;
  grade: string;
  effort: engine.Level;
  title: string;
  why: string;
}

/** What the audits of one score version say of themselves, kept once instead of with every scan. */
@Entity("audit_list")
export class AuditList {
  @PrimaryColumn("varchar", { length: 16 })
  scoreVersion!: string;

  /** By audit id. */
  @Column("json")
  audits!: Record<string, AuditTexts>;
}

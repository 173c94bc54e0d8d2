import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Finding } from "./finding.ts";
import type { Fix } from "./fix.ts";
import type { AgentSurface } from "./score-parts.ts";

/** A finding without what its audit says of itself; what is empty is left out. */
export type KeptFinding = Pick<Finding, "audit" | "status"> &
  Partial<Pick<Finding, "score" | "gate" | "reason" | "evidence">>;

/** A fix without what its audit says of itself; what is empty is left out. */
export type KeptFix = Omit<Fix, "why" | "signal" | "effort" | "paste" | "choices"> &
  Partial<Pick<Fix, "why" | "signal" | "effort" | "paste" | "choices">>;

/** What one scan found on the site itself, in one row. */
@Entity("site_audit")
export class SiteAudit {
  @PrimaryColumn("varchar", { length: 36 })
  scanId!: string;

  /** Whose `AuditList` has the texts. */
  @Column("varchar", { length: 16 })
  scoreVersion!: string;

  @Column("json")
  findings!: KeptFinding[];

  @Column("json")
  fixes!: KeptFix[];

  @Column("json", { nullable: true })
  surfaces!: AgentSurface[] | null;
}

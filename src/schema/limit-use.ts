import { Column, Entity, PrimaryColumn } from "typeorm";

/** How much of one limit is used in one window of time. */
@Entity("limit_use")
export class LimitUse {
  /** SHA-256 of the limit, who is counted, and the window. */
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("int")
  used!: number;

  /** When the window ends. */
  @Column("datetime", { precision: 3 })
  resetsAt!: Date;
}

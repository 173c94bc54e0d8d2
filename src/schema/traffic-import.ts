import { Column, Entity, PrimaryColumn } from "typeorm";

/** A part of a server's log that was taken in: what stands in it again is not counted again. */
@Entity("traffic_import")
export class TrafficImport {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  monitorId!: string;

  /** What the owner calls the log: each of several servers has its own. */
  @Column("varchar", { length: 40 })
  log!: string;

  /** Time of its first line. */
  @Column("datetime", { precision: 3 })
  from!: Date;

  /** Time of its last line, and how many lines have it. */
  @Column("datetime", { precision: 3 })
  until!: Date;

  @Column("int")
  atEnd!: number;

  /** SHA-256 of its text. */
  @Column("varchar", { length: 64 })
  digest!: string;

  @Column("datetime", { precision: 3 })
  at!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** Where a mail is on its way; in the last three its address and texts are gone. */
export type OutboxStatus = "WAITING" | "SENDING" | "SENT" | "REFUSED" | "GIVEN_UP";

/** A mail that is to go out once. What must cause it and what causes it are committed together. */
@Entity("outbox_mail")
@Index(["kind", "subjectKey"], { unique: true })
export class OutboxMail {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  /** Its template, e.g. "waiting-result". */
  @Column("varchar", { length: 32 })
  kind!: string;

  /** What it is about, e.g. the id of a scan: one mail goes out for each kind and subject. */
  @Column("varchar", { length: 80 })
  subjectKey!: string;

  @Column("varchar", { length: 12 })
  status!: OutboxStatus;

  @Column("varchar", { length: 254 })
  address!: string;

  @Column("varchar", { length: 255 })
  subject!: string;

  @Column("text")
  html!: string;

  @Column("text")
  text!: string;

  /** What its reader can leave with one click (id of a `MailRefusal`); null where there is nothing to leave. */
  @Column("varchar", { length: 64, nullable: true })
  listId!: string | null;

  /** The instance that sends it. */
  @Column("varchar", { length: 36, nullable: true })
  ownerId!: string | null;

  @Column("int")
  tries!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Not tried again before. */
  @Column("datetime", { precision: 3 })
  nextAt!: Date;
}

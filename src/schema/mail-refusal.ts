import { Column, Entity, PrimaryColumn } from "typeorm";

/** A reader who wants no more mails of one list. Who it is stands nowhere: the id is a digest of address and list. */
@Entity("mail_refusal")
export class MailRefusal {
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("datetime", { precision: 3 })
  at!: Date;
}

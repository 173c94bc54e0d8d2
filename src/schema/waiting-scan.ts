import { Field, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A scan that waits for a day with room, and whom to tell; deleted with its address when the mail is on its way. */
@Entity("waiting_scan")
@Index(["addressKey", "siteKey"], { unique: true })
@Index(["addressKey", "slot"], { unique: true })
export class WaitingScan {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  address!: string;

  /** SHA-256 of the address as addresses are told apart. */
  @Column("varchar", { length: 64 })
  addressKey!: string;

  /** Key of the site that was asked for. */
  @Column("varchar", { length: 260 })
  siteKey!: string;

  /** Which of the few places of its address it takes, from 0. */
  @Column("int")
  slot!: number;

  @Column("text")
  url!: string;

  /** Null until its turn has come. */
  @Column("varchar", { length: 36, nullable: true })
  scanId!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}

@ObjectType({ description: "A scan that waits for a day with room." })
export class Waiting {
  @Field(() => Boolean, { description: "True: it waits." })
  queued!: true;

  @Field(() => String, { description: "One sentence for a person." })
  message!: string;

  @Field(() => Date, { description: "When its turn is expected." })
  expectedAt!: Date;
}

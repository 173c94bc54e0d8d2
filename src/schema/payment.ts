import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** RUNNING while the work is done, SETTLING while the money moves, SETTLED when it has, REFUSED when it could not. */
export const PaymentStatus = {
  RUNNING: "RUNNING",
  SETTLING: "SETTLING",
  SETTLED: "SETTLED",
  REFUSED: "REFUSED",
} as const;
export type PaymentStatusValue = keyof typeof PaymentStatus;
registerEnumType(PaymentStatus, { name: "PaymentStatus", description: "How far a payment has come." });

/** One authorization of a payer, and what it bought: (payer, nonce) stands here once, on every instance. */
@ObjectType({ description: "A payment by an agent for one answer, and its receipt." })
@Entity("payment")
export class Payment {
  /** SHA-256 of network, asset, payer and nonce. */
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Field(() => PaymentStatus)
  @Column("varchar", { length: 10 })
  status!: PaymentStatusValue;

  /** Which door was paid for: its method and path. */
  @Field(() => String, { description: "What was paid for, as method and path." })
  @Column("varchar", { length: 120 })
  door!: string;

  /** What was asked for there. */
  @Column("json")
  request!: object;

  /** SHA-256 of door and request: the payment buys this and nothing else. */
  @Column("varchar", { length: 64 })
  requestHash!: string;

  /** Name of this run of the work; a run that is taken up again after a crash keeps it. */
  @Column("varchar", { length: 36 })
  runId!: string;

  @Field(() => String, { description: "Address that pays." })
  @Column("varchar", { length: 42 })
  payer!: string;

  @Field(() => String, { description: "The authorization's nonce." })
  @Column("varchar", { length: 66 })
  nonce!: string;

  @Field(() => String, { description: "CAIP-2 id of the chain." })
  @Column("varchar", { length: 32 })
  network!: string;

  @Field(() => String, { description: "Contract of the token." })
  @Column("varchar", { length: 42 })
  asset!: string;

  @Field(() => String, { description: "Address that is paid." })
  @Column("varchar", { length: 42 })
  payTo!: string;

  @Field(() => String, { description: "In the token's smallest unit." })
  @Column("varchar", { length: 40 })
  amount!: string;

  @Field(() => String, { description: "Address that was paid for." })
  @Column("varchar", { length: 500 })
  resource!: string;

  /** What the facilitator is shown: the signed authorization. It can move money to us alone. */
  @Column("json")
  proof!: object;

  /** The answer that was bought, as JSON; kept so that a buyer who lost the connection gets it again. */
  @Column("text", { nullable: true })
  reply!: string | null;

  @Field(() => String, { nullable: true, description: "Hash of the transaction that moved the money." })
  @Column("varchar", { length: 80, nullable: true })
  transaction!: string | null;

  @Field(() => String, { nullable: true, description: "Why the money could not be moved." })
  @Column("varchar", { length: 255, nullable: true })
  reason!: string | null;

  /** The instance that works for it. */
  @Column("varchar", { length: 36 })
  ownerId!: string;

  /** Counts the owner's signs of life. */
  @Column("int")
  beats!: number;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the money had moved, or could not be." })
  @Column("datetime", { precision: 3, nullable: true })
  endedAt!: Date | null;
}

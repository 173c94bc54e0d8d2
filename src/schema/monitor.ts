import { Authorized, Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { Schedule, type ScheduleValue } from "./enums.ts";
import { MeasureFailure, PinnedQuestion, type WatchedArea, WatchedRival } from "./monitor-parts.ts";

@ObjectType({ description: "One account's watch over one site: what is asked, how often, and of whom." })
@Entity("monitor")
export class Monitor {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  accountId!: string;

  @Column("varchar", { length: 36 })
  siteId!: string;

  @Field(() => String, { name: "site", description: "Host of the watched site." })
  @Column("varchar", { length: 260 })
  domain!: string;

  @Field(() => String, { description: "Where reading begins." })
  @Column("text")
  url!: string;

  /** Sites that it watched before it moved, newest first; null: none. */
  @Column("json", { nullable: true })
  formerSites!: string[] | null;

  @Field(() => MeasureFailure, { nullable: true, description: "Why the last try to measure it failed; else null." })
  @Column("json", { nullable: true })
  failure!: MeasureFailure | null;

  /** SHA-256 of its token. */
  @Column("varchar", { length: 64, unique: true })
  tokenHash!: string;

  @Field(() => Int, { description: "How many tokens it has had; only the last one opens it." })
  @Column("int")
  generation!: number;

  @Field(() => Schedule)
  @Column("varchar", { length: 10 })
  schedule!: ScheduleValue;

  @Field(() => [PinnedQuestion], { description: "Asked at every measure; empty until the first are written." })
  @Column("json")
  questions!: PinnedQuestion[];

  @Field(() => [String], { description: "Answer engines to ask; empty: every configured one." })
  @Column("json")
  engines!: string[];

  @Field(() => [String], { description: "Further names of the brand, beside what the site says of itself." })
  @Column("json")
  brandNames!: string[];

  @Field(() => [WatchedRival], { description: "Competitors that the account wants to be compared with." })
  @Column("json")
  rivals!: WatchedRival[];

  /** Null: none. */
  @Column("json", { nullable: true })
  areas!: WatchedArea[] | null;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it is measured next; null: on demand." })
  @Column("datetime", { precision: 3, nullable: true })
  nextMeasureAt!: Date | null;

  @Authorized(["monitor", "operator"])
  @Field(() => String, { nullable: true, description: "Where its events are posted, signed." })
  @Column("text", { nullable: true })
  webhook!: string | null;

  @Authorized(["monitor", "operator"])
  @Field(() => String, {
    nullable: true,
    description: "What the site's pages name in the beacon: public, opens nothing. Null: the beacon is off.",
  })
  @Column("varchar", { length: 24, nullable: true })
  beaconKey!: string | null;

  /** The Monday of the last week whose brief had its turn; null: none yet. */
  @Column("varchar", { length: 10, nullable: true })
  briefedWeek!: string | null;
}

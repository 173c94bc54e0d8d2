import { Field, Int, ObjectType } from "type-graphql";
import { MeasurePreview, RescanAllowance } from "../allowance.ts";
import { AccountPlan, type AccountPlanValue, Schedule, type ScheduleValue } from "../enums.ts";
import { PinnedQuestion, WatchedArea, WatchedRival } from "../monitor-parts.ts";

@ObjectType({ description: "What is asked, of whom and when." })
export class ConsoleSchedule {
  @Field(() => Schedule)
  schedule!: ScheduleValue;

  @Field(() => Date, { nullable: true })
  nextMeasureAt!: Date | null;

  @Field(() => [PinnedQuestion])
  questions!: PinnedQuestion[];

  @Field(() => [WatchedArea], { description: "Areas that are asked about beside what is scored." })
  areas!: WatchedArea[];

  @Field(() => [String], { description: "Chosen engines; empty: every configured one." })
  engines!: string[];

  @Field(() => [String])
  brandNames!: string[];

  @Field(() => [WatchedRival])
  rivals!: WatchedRival[];
}

@ObjectType({ description: "What the account may still spend on this site." })
export class ConsoleUsage {
  @Field(() => AccountPlan)
  plan!: AccountPlanValue;

  @Field(() => Int, { description: "Tokens of the account." })
  tokens!: number;

  @Field(() => MeasurePreview, { nullable: true, description: "What the next measure costs." })
  next!: MeasurePreview | null;

  @Field(() => RescanAllowance)
  rescans!: RescanAllowance;
}

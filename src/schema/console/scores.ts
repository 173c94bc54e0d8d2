import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { EvidenceStatus, type EvidenceStatusValue, Mode, ScanKind, type ScanKindValue, Verdict } from "../enums.ts";
import { Coverage } from "../evidence/evidence.ts";
import { Interval } from "../interval.ts";
import { MeasureFailure } from "../monitor-parts.ts";
import { Movement } from "../movement.ts";
import { AgentReadiness, Gate, NamedShare, SignalScore } from "../score-parts.ts";

@ObjectType({ description: "The site, and the measure that is shown." })
export class ConsoleSite {
  @Field(() => String)
  domain!: string;

  @Field(() => [String], { description: "Hosts that it was watched at before it moved, newest first." })
  formerSites!: string[];

  @Field(() => MeasureFailure, { nullable: true, description: "Why the last try to measure it failed; else null." })
  failure!: MeasureFailure | null;

  @Field(() => String, { nullable: true, description: "As the site names itself." })
  brand!: string | null;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => String, { nullable: true, description: "BCP-47." })
  language!: string | null;

  @Field(() => EvidenceStatus, { description: "ok, partial (some answers are missing) or unavailable (nothing yet)." })
  status!: EvidenceStatusValue;

  @Field(() => ID, { nullable: true, description: "Id of the measure that is shown." })
  measure!: string | null;

  @Field(() => Date, { nullable: true })
  measuredAt!: Date | null;

  @Field(() => Mode, { nullable: true, description: "sandbox: built-in engines over invented companies." })
  mode!: engine.Mode | null;

  @Field(() => String, { nullable: true, description: "Version of the formulas behind the scores." })
  scoreVersion!: string | null;
}

@ObjectType({ description: "The scores of the measure that is shown; null is not measured, never zero." })
export class ConsoleScores {
  @Field(() => Float, { nullable: true, description: "0 to 100, one decimal." })
  visibility!: number | null;

  @Field(() => Interval, { nullable: true, description: "95 % interval of visibility." })
  visibilityInterval!: engine.Interval | null;

  @Field(() => String, { nullable: true })
  band!: string | null;

  @Field(() => Verdict, { nullable: true })
  verdict!: engine.Verdict | null;

  @Field(() => Movement, { nullable: true, description: "Change since the measure before; null without one." })
  movement!: Movement | null;

  @Field(() => NamedShare, { nullable: true })
  namedShare!: NamedShare | null;

  @Field(() => Int, { nullable: true, description: "0 to 100, from the site alone." })
  readiness!: number | null;

  @Field(() => Gate, { nullable: true, description: "Why readiness is capped at 40; null when no gate failed." })
  gate!: Gate | null;

  @Field(() => [SignalScore])
  signals!: SignalScore[];

  @Field(() => Float, { nullable: true, description: "Off-site footprint, 0 to 100; null where it was not measured." })
  footprint!: number | null;

  @Field(() => AgentReadiness, { nullable: true })
  agentReadiness!: AgentReadiness | null;

  @Field(() => Coverage)
  coverage!: Coverage;
}

@ObjectType({ description: "One finished measure." })
export class HistoryEntry {
  @Field(() => ID, { description: "Name it to see that measure's answers." })
  measure!: string;

  @Field(() => Date)
  measuredAt!: Date;

  @Field(() => ScanKind)
  kind!: ScanKindValue;

  @Field(() => String, { description: "Host of the site that was measured." })
  site!: string;

  @Field(() => Float, { nullable: true })
  visibility!: number | null;

  @Field(() => Interval, { nullable: true })
  visibilityInterval!: engine.Interval | null;

  @Field(() => Verdict, { nullable: true })
  verdict!: engine.Verdict | null;

  @Field(() => Int, { nullable: true })
  named!: number | null;

  @Field(() => Int, { nullable: true, description: "Counted answers." })
  countable!: number | null;

  @Field(() => Int, { nullable: true })
  readiness!: number | null;

  @Field(() => Gate, { nullable: true, description: "Why readiness is capped at 40." })
  gate!: Gate | null;

  @Field(() => Float, { nullable: true })
  footprint!: number | null;

  @Field(() => String, { description: "Scores of different versions are not compared." })
  scoreVersion!: string;
}

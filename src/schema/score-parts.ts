/** The parts of a scan's scores that are stored as JSON and shown as objects. */
import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import type { ErrorCode } from "../errors.ts";
import { ErrorCodes, Mode, SearchUse, Signal, SurfaceStatus } from "./enums.ts";
import { Interval } from "./interval.ts";

@ObjectType({ description: "In how many counted answers the brand is named in prose or in a list entry." })
export class NamedShare implements engine.NamedShare {
  @Field(() => Int)
  named!: number;

  @Field(() => Int, { description: "Answers that count: answered, to a question that does not name the brand." })
  countable!: number;

  @Field(() => Float, { description: "Percent, one decimal." })
  percent!: number;

  @Field(() => Interval, { description: "95 % interval in percent: lower and upper bound." })
  interval!: engine.Interval;

  @Field(() => Boolean, { description: "Fewer than 20 answers: read the interval, not the percentage." })
  lowSample!: boolean;
}

@ObjectType({ description: "One of the five parts of readiness." })
export class SignalScore implements engine.SignalScore {
  @Field(() => Signal)
  signal!: engine.Signal;

  @Field(() => Int, { nullable: true, description: "0 to 100; null when it could not be verified." })
  score!: number | null;

  @Field(() => Float, { description: "Its weight in this scan's readiness, 0 to 1." })
  share!: number;

  @Field(() => String, { nullable: true, description: "Why it was left out." })
  reason!: string | null;
}

@ObjectType({ description: "Why readiness is capped at 40: engines are kept out, or cannot tell what is there." })
export class Gate implements engine.Gate {
  @Field(() => String, { description: "Id of the audit that failed." })
  id!: string;

  @Field(() => String, { description: "What is wrong, in one sentence." })
  text!: string;
}

@ObjectType({ description: "What one thing that a site can offer to software came to." })
export class AgentSurface implements engine.SurfaceVerdict {
  @Field(() => String, { description: "mcp, openapi, a2a, agent-skills, llms-txt, …" })
  kind!: string;

  @Field(() => String, { description: "Where it is, or where it would be." })
  url!: string;

  @Field(() => SurfaceStatus)
  status!: engine.SurfaceStatus;

  @Field(() => String, { description: "What was seen." })
  detail!: string;
}

@ObjectType({ description: "One thing the next level of the ladder takes." })
export class LadderNeed {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: "The next level of the ladder and what it takes." })
export class LadderNext {
  @Field(() => Int)
  level!: number;

  @Field(() => String)
  name!: string;

  @Field(() => [LadderNeed])
  needs!: LadderNeed[];
}

@ObjectType({ description: "A condition that could not be checked and stopped the climb." })
export class LadderLimit {
  @Field(() => String)
  condition!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ description: "Place on the agent-readiness ladder, from crawlable (0) to agent-operable (5)." })
export class AgentReadiness implements engine.AgentReadiness {
  @Field(() => Int, { description: "0 to 5." })
  level!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: "Whether crawlers can read the home page at all." })
  crawlable!: boolean;

  @Field(() => [String])
  reached!: string[];

  @Field(() => LadderNext, { nullable: true })
  next!: LadderNext | null;

  @Field(() => LadderLimit, { nullable: true })
  limitedBy!: LadderLimit | null;
}

@ObjectType({ description: "How one answer engine did in a scan." })
export class EngineSummary implements engine.EngineSummary {
  @Field(() => String)
  engine!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { description: "The model that served the answers, else the one that was asked for." })
  model!: string;

  @Field(() => Mode)
  mode!: engine.Mode;

  @Field(() => SearchUse)
  search!: engine.SearchUse;

  @Field(() => Int)
  answered!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => [String], { description: "Why answers are missing, each reason once." })
  reasons!: string[];
}

@ObjectType({ description: "Why a scan failed." })
export class ScanError {
  @Field(() => ErrorCodes)
  code!: ErrorCode;

  @Field(() => String)
  message!: string;
}

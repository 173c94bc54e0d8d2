import { Field, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { EvidenceStatus, type EvidenceStatusValue, type EvidenceSubjectValue, Mode } from "../enums.ts";
import type { Scan } from "../scan.ts";

@ObjectType({ description: "How much of what was asked was answered." })
export class Coverage {
  @Field(() => Int)
  asked!: number;

  @Field(() => Int)
  answered!: number;

  @Field(() => Int, { description: "Refused, failed, timed out, or nothing shown: left out of every number." })
  unavailable!: number;
}

@ObjectType({ description: "What was measured and saved of the site that the caller's token opens." })
export class Evidence {
  /** The newest finished scan; `null` before the first. */
  scan!: Scan | null;
  /** Earlier finished scans of the same mode and score version, newest first. */
  earlier!: Scan[];
  /** Whose it is: a monitor's own, or what is public of a site. */
  scope!: { monitorId: string } | { site: string };

  @Field(() => String)
  site!: string;

  /** What is asked for, which may be missing although a measure is there. */
  subject!: EvidenceSubjectValue;

  /** Of the measure alone. */
  @Field(() => EvidenceStatus, {
    description: "ok, partial (some answers are missing) or unavailable (the reason says why).",
  })
  status!: EvidenceStatusValue;

  @Field(() => Date, { nullable: true })
  measuredAt!: Date | null;

  @Field(() => Mode, { nullable: true, description: "sandbox: built-in engines over invented companies." })
  mode!: engine.Mode | null;

  @Field(() => String, { description: "How the numbers came about." })
  method!: string;

  @Field(() => Coverage)
  coverage!: Coverage;
}

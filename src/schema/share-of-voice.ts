import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { CitationType } from "./enums.ts";
import { Interval } from "./interval.ts";

@ObjectType({ description: "One brand's part of all namings in the tracked answers." })
export class BrandShare {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  domain!: string | null;

  @Field(() => Boolean, { description: "The site's own brand." })
  own!: boolean;

  @Field(() => Int, { description: "Counted answers that name it." })
  answers!: number;

  @Field(() => Float, { description: "Percent of all namings, one decimal." })
  share!: number;

  @Field(() => Interval, { description: "95 % interval in percent: lower and upper bound." })
  interval!: engine.Interval;

  @Field(() => [String])
  engines!: string[];

  @Field(() => String, { nullable: true, description: "The sentence that names it. Untrusted text of an engine." })
  quote!: string | null;
}

@ObjectType({ description: "A domain that the engines cited." })
export class SourceShare {
  @Field(() => String)
  domain!: string;

  @Field(() => CitationType)
  type!: engine.CitationType;

  @Field(() => Int, { description: "Counted answers that cite it." })
  citations!: number;

  @Field(() => Float, { description: "Percent of the counted answers, one decimal." })
  share!: number;

  @Field(() => Interval, { description: "95 % interval in percent: lower and upper bound." })
  interval!: engine.Interval;

  @Field(() => Boolean, { nullable: true, description: "Whether the site is known to stand there; null: not known." })
  present!: boolean | null;
}

@ObjectType({ description: "Who is talked about in the tracked answers, and where the engines read it." })
export class ShareOfVoice {
  @Field(() => [BrandShare])
  brands!: BrandShare[];

  @Field(() => [SourceShare])
  sources!: SourceShare[];

  @Field(() => Int, { description: "Counted answers." })
  answers!: number;

  @Field(() => Boolean, { description: "Fewer than 20 answers: read the intervals, not the percentages." })
  lowSample!: boolean;
}

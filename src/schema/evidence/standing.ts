import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { Interval } from "../interval.ts";
import { BrandShare } from "../share-of-voice.ts";
import { CitationSource, MentionPage } from "./sources.ts";

@ObjectType({ description: "Where the site stands among measured sites that sell the same." })
export class Benchmark {
  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => Int, { nullable: true, description: "1 is the most visible." })
  rank!: number | null;

  @Field(() => Int, { description: "Measured sites of the category, this one included." })
  of!: number;

  @Field(() => Float, { nullable: true, description: "Percent of the other sites that are less visible." })
  percentile!: number | null;

  @Field(() => [Float], { description: "Visibility of all of them, lowest first, without names." })
  distribution!: number[];
}

@ObjectType({ description: "Who is named how often in the tracked answers." })
export class VoiceEvidence {
  @Field(() => [BrandShare])
  brands!: BrandShare[];

  @Field(() => Int, { description: "Counted answers." })
  answers!: number;

  @Field(() => Boolean, { description: "Fewer than 20 answers: read the intervals." })
  lowSample!: boolean;
}

@ObjectType({ description: "A question whose answers leave the site out." })
export class AbsentQuestion {
  @Field(() => String)
  question!: string;

  @Field(() => [String], { description: "Rivals named instead, without those that stand apart." })
  named!: string[];
}

@ObjectType({ description: "What a writer needs for a text about the site's subject. Never copy from it." })
export class PostBrief {
  @Field(() => [AbsentQuestion], { description: "Questions that the text could answer: the site is absent there." })
  questions!: AbsentQuestion[];

  @Field(() => [CitationSource], { description: "What the engines rest on: read it, quote none of it." })
  sources!: CitationSource[];

  @Field(() => [MentionPage])
  mentions!: MentionPage[];

  @Field(() => [String], { description: "How the brand and its offer are to be named." })
  entityRules!: string[];
}

@ObjectType({ description: "Visibility then and now." })
export class VisibilityChange {
  @Field(() => Float, { nullable: true })
  before!: number | null;

  @Field(() => Float, { nullable: true })
  now!: number | null;

  @Field(() => Interval, { nullable: true, description: "95 % interval of the change; null where it cannot be told." })
  interval!: engine.Interval | null;

  @Field(() => String, { nullable: true, description: "up, down or no; null when the two cannot be compared." })
  moved!: "up" | "down" | "no" | null;

  @Field(() => Int, { description: "Answers that the score now rests on." })
  n!: number;
}

@ObjectType({ description: "What changed over about a week." })
export class WeeklyBrief {
  @Field(() => Date, { nullable: true, description: "The measure compared with; null: there is none." })
  from!: Date | null;

  @Field(() => Date, { nullable: true })
  to!: Date | null;

  @Field(() => VisibilityChange)
  visibility!: VisibilityChange;

  @Field(() => [String], { description: "Questions that name the site now, and did not." })
  questionsWon!: string[];

  @Field(() => [String])
  questionsLost!: string[];

  @Field(() => [String])
  newRivals!: string[];

  @Field(() => [String])
  goneRivals!: string[];

  @Field(() => String, { nullable: true })
  firstFix!: string | null;
}

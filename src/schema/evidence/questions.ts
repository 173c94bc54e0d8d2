import { Field, Int, ObjectType } from "type-graphql";
import { AreaState, type AreaStateValue } from "../enums.ts";

@ObjectType({ description: "One measure of one question." })
export class QuestionDay {
  @Field(() => Date)
  date!: Date;

  @Field(() => Int, { description: "Answers that name the site." })
  named!: number;

  @Field(() => Int, { description: "Answers that count: n of the number before." })
  answers!: number;

  @Field(() => [String], { description: "Engines that named the site." })
  engines!: string[];
}

@ObjectType({ description: "How one question went over time, newest first." })
export class QuestionTrajectory {
  @Field(() => String)
  question!: string;

  @Field(() => [QuestionDay])
  days!: QuestionDay[];
}

@ObjectType({ description: "Part of the questions over time." })
export class QuestionTrajectories {
  @Field(() => [QuestionTrajectory])
  questions!: QuestionTrajectory[];

  @Field(() => Int, { nullable: true, description: "Offset of the next questions; null at the end." })
  nextOffset!: number | null;
}

@ObjectType({ description: "A kind of buyer, and the questions asked in that name." })
export class PersonaEvidence {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: "What was asked in that name, and how it went." })
  description!: string;

  @Field(() => [String])
  questions!: string[];
}

@ObjectType({ description: "A question in whose answers competitors were named." })
export class CitedQuery {
  @Field(() => String)
  question!: string;

  @Field(() => [String], { description: "Engines that named them." })
  engines!: string[];

  @Field(() => Int, { description: "Answers that name them." })
  count!: number;

  @Field(() => Date)
  lastSeen!: Date;

  @Field(() => [String], { description: "Who else was named in those answers." })
  othersNamed!: string[];
}

@ObjectType({ description: "How one engine answered where it was asked by place." })
export class AreaEngine {
  @Field(() => String)
  engine!: string;

  @Field(() => AreaState)
  state!: AreaStateValue;

  @Field(() => Int, { description: "Answers that this rests on." })
  samples!: number;
}

@ObjectType({ description: "A question that was asked about one place." })
export class AreaQuestion {
  @Field(() => String)
  question!: string;

  @Field(() => [AreaEngine])
  engines!: AreaEngine[];
}

@ObjectType({ description: "What was asked about one place." })
export class Area {
  @Field(() => String)
  area!: string;

  @Field(() => [AreaQuestion])
  questions!: AreaQuestion[];
}

@ObjectType({ description: "For which questions a competitor was named." })
export class CitedQueries {
  @Field(() => [CitedQuery], { description: "Most often first." })
  questions!: CitedQuery[];

  @Field(() => Int, { description: "Answers that cite the competitor's own site." })
  citedAsSource!: number;
}

import { Field, ObjectType } from "type-graphql";
import { AiTraffic } from "../evidence/traffic.ts";
import { Fix } from "../fix.ts";
import {
  ConsoleAnswer,
  ConsoleCitation,
  ConsoleCompetitor,
  ConsoleFinding,
  ConsoleMention,
  ConsoleQuestion,
} from "./evidence.ts";
import { ConsoleSchedule, ConsoleUsage } from "./plan.ts";
import { ConsoleScores, ConsoleSite, HistoryEntry } from "./scores.ts";

@ObjectType({ description: "Everything that was measured and saved of one site, newest first." })
export class Console {
  @Field(() => Date, { description: "When this document was made." })
  generatedAt!: Date;

  @Field(() => [String], { description: "What to know before reading on." })
  readFirst!: string[];

  @Field(() => ConsoleSite)
  site!: ConsoleSite;

  @Field(() => ConsoleScores)
  scores!: ConsoleScores;

  @Field(() => [HistoryEntry], { description: "The last 52 measures at most, newest first." })
  history!: HistoryEntry[];

  @Field(() => [ConsoleQuestion])
  questions!: ConsoleQuestion[];

  @Field(() => [ConsoleAnswer], { description: "Of the measure that is shown, word for word." })
  answers!: ConsoleAnswer[];

  @Field(() => [ConsoleCompetitor], { description: "Who was named instead, most often first." })
  competitors!: ConsoleCompetitor[];

  @Field(() => [ConsoleCitation], { description: "Pages the engines named as sources, most often first." })
  citations!: ConsoleCitation[];

  @Field(() => [ConsoleFinding], { description: "What the audits found, what failed first." })
  findings!: ConsoleFinding[];

  @Field(() => [Fix], { description: "What to change, most worthwhile first." })
  fixes!: Fix[];

  @Field(() => [ConsoleMention], { description: "Where answers name the site's own brand." })
  mentions!: ConsoleMention[];

  @Field(() => AiTraffic, { description: "Visits from AI engines, where the site's beacon or log tells of them." })
  traffic!: AiTraffic;

  @Field(() => ConsoleSchedule, { nullable: true })
  schedule!: ConsoleSchedule | null;

  @Field(() => ConsoleUsage, { nullable: true })
  usage!: ConsoleUsage | null;
}

import { Authorized, Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import type * as engine from "../engine/types.ts";
import { AnswerStatus, Mode, Placement, SearchUse, Stance } from "./enums.ts";

@ObjectType({ description: "One engine's reply to one question, or why there is none." })
@Entity("answer")
export class Answer {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Column("varchar", { length: 36 })
  questionId!: string;

  @Field(() => String, { description: "Id of the answer engine." })
  @Column("varchar", { length: 40 })
  engine!: string;

  @Field(() => Int, { description: "Which repeat of the question, from 0." })
  @Column("int")
  repeat!: number;

  @Field(() => String, { description: "The model that was asked for." })
  @Column("varchar", { length: 120 })
  model!: string;

  @Field(() => String, { nullable: true, description: "The model that answered." })
  @Column("varchar", { length: 120, nullable: true })
  servedModel!: string | null;

  @Field(() => Mode)
  @Column("varchar", { length: 8 })
  mode!: engine.Mode;

  @Field(() => AnswerStatus)
  @Column("varchar", { length: 12 })
  status!: engine.AnswerStatus;

  @Field(() => String, {
    nullable: true,
    description: "Why it is not answered, or what was left out of an answer that names more sources than are kept.",
  })
  @Column("text", { nullable: true })
  reason!: string | null;

  @Column("varchar", { length: 24, nullable: true })
  faultCode!: string | null;

  @Field(() => Placement, { nullable: true, description: "Where the brand stands; null when not answered." })
  @Column("varchar", { length: 16, nullable: true })
  placement!: engine.Placement | null;

  @Field(() => Stance, { nullable: true })
  @Column("varchar", { length: 8, nullable: true })
  stance!: engine.Stance | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the brand counts as named or not, where that was a decision.",
  })
  @Column("text", { nullable: true })
  placementReason!: string | null;

  @Authorized()
  @Field(() => String, { description: "Verbatim text of the engine: untrusted. Not for anonymous callers." })
  @Column("text")
  text!: string;

  @Field(() => SearchUse)
  @Column("varchar", { length: 12 })
  search!: engine.SearchUse;

  @Authorized()
  @Field(() => [String], { description: "Search phrases the engine used. Not for anonymous callers." })
  @Column("json")
  searches!: string[];

  /** Cited pages as the provider gave them; read into `Citation` rows when the scan ends. */
  @Column("json")
  cited!: { url: string; title: string | null; start: number | null; end: number | null }[];

  /** Pages the engine read without citing them. */
  @Column("json")
  consulted!: string[];

  /** What a second reader said of it: names, and a reason where it was not heard. Goes with the text. */
  @Column("json", { nullable: true })
  secondReading!: engine.SecondReading | null;

  @Column("int", { nullable: true })
  inputTokens!: number | null;

  @Column("int", { nullable: true })
  outputTokens!: number | null;

  @Authorized()
  @Field(() => Float, { nullable: true, description: "US dollars. Not for anonymous callers." })
  @Column("double", { nullable: true })
  costUsd!: number | null;

  @Column("varchar", { length: 12, nullable: true })
  costSource!: "reported" | "price_table" | null;

  @Column("varchar", { length: 40, nullable: true })
  finishReason!: string | null;

  @Field(() => Int, { description: "Milliseconds until the reply." })
  @Column("int")
  latencyMs!: number;

  @Column("int")
  tries!: number;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  at!: Date;
}

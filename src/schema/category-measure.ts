import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";
import { Mode } from "./enums.ts";
import type { BrandShare, SourceShare } from "./share-of-voice.ts";

/** What was measured of a category. */
export interface MeasuredCategory {
  questions: string[];
  /** Ids of the engines that were asked. */
  engines: string[];
  /** Answers that it set out to get, and those that were got. */
  planned: number;
  countable: number;
  brands: BrandShare[];
  sources: SourceShare[];
}

@ObjectType({ description: "Who answer engines name when a buyer asks about a category." })
@Entity("category_measure")
export class CategoryMeasure {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  /** Hash of category, mode, engine set and score version: measures of equal key may stand for each other. */
  @Column("varchar", { length: 64 })
  cacheKey!: string;

  /** The run that measured it. */
  @Column("varchar", { length: 36, unique: true })
  runId!: string;

  @Field(() => String, { description: "The category that was asked about." })
  @Column("varchar", { length: 80 })
  category!: string;

  @Field(() => Mode)
  @Column("varchar", { length: 8 })
  mode!: engine.Mode;

  @Column("json")
  share!: MeasuredCategory;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  measuredAt!: Date;

  /** Whether it was there before it was asked for now; not a column. */
  saved?: boolean;
}

@ObjectType({ description: "What a paid call would take." })
export class Quote {
  @Field(() => Int, { description: "Answers that it sets out to get." })
  answers!: number;

  @Field(() => Boolean, { description: "Whether a saved measurement would be served." })
  saved!: boolean;
}

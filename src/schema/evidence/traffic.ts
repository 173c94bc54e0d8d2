import { Field, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { CrawlerPurpose } from "../enums.ts";

@ObjectType({ description: "Visits that one engine sent in a week." })
export class EngineVisits {
  @Field(() => String)
  engine!: string;

  @Field(() => String, { description: "Its name for a reader." })
  label!: string;

  @Field(() => Int, {
    description:
      "The greater of what the beacon and the log counted: they see the same visits, so they are never added.",
  })
  visits!: number;

  @Field(() => Int, { nullable: true, description: "Counted by the beacon; null: it told nothing of this week." })
  beacon!: number | null;

  @Field(() => Int, { nullable: true, description: "Counted in the log; null: no log of this week was imported." })
  log!: number | null;
}

@ObjectType({
  description: "Pages that one AI crawler fetched in a week, by what it calls itself. These are no visits.",
})
export class CrawlerFetches {
  @Field(() => String)
  crawler!: string;

  @Field(() => String)
  vendor!: string;

  @Field(() => CrawlerPurpose)
  purpose!: engine.CrawlerPurpose;

  @Field(() => Int)
  fetches!: number;
}

@ObjectType({ description: "Visits from AI engines in one week." })
export class TrafficWeek {
  @Field(() => Date, { description: "Its Monday, UTC." })
  week!: Date;

  @Field(() => Int, { description: "Of all engines. A floor: many AI apps do not say where a visitor comes from." })
  visits!: number;

  @Field(() => [EngineVisits], { description: "Engines that sent any, most first." })
  byEngine!: EngineVisits[];

  @Field(() => [CrawlerFetches], {
    nullable: true,
    description: "Most first; null: no log of this week was imported, and pages cannot see crawlers.",
  })
  fetches!: CrawlerFetches[] | null;
}

@ObjectType({ description: "Visits from AI engines, as the site's own beacon or log tells them." })
export class AiTraffic {
  @Field(() => [TrafficWeek], { description: "Newest first; weeks that nothing tells of are left out." })
  weeks!: TrafficWeek[];

  @Field(() => String, { nullable: true, description: "Why nothing is known, and what would change that; else null." })
  reason!: string | null;
}

@ObjectType({ description: "What an imported part of a log held." })
export class TrafficReceipt {
  @Field(() => Int)
  lines!: number;

  @Field(() => Int, { description: "Lines that could be read." })
  understood!: number;

  @Field(() => Int, { description: "Lines that were imported before, and are not counted again." })
  skipped!: number;

  @Field(() => Int, { description: "New visits from AI engines." })
  visits!: number;

  @Field(() => Int, { description: "New fetches of AI crawlers." })
  fetches!: number;

  @Field(() => Date, { nullable: true, description: "Time of the first line." })
  from!: Date | null;

  @Field(() => Date, { nullable: true, description: "Time of the last line." })
  until!: Date | null;
}

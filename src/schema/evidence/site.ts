import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { CrawlerPurpose, CrawlerVerdict, TextView } from "../enums.ts";

@ObjectType({ description: "What robots.txt says to one crawler." })
export class CrawlerEvidence implements engine.CrawlerEvidence {
  @Field(() => String)
  vendor!: string;

  @Field(() => String)
  agent!: string;

  @Field(() => CrawlerPurpose)
  purpose!: engine.CrawlerPurpose;

  @Field(() => CrawlerVerdict)
  verdict!: engine.CrawlerVerdict;

  @Field(() => String, { nullable: true, description: "The rule, or the lack of one, in words." })
  rule!: string | null;
}

@ObjectType({ description: "The structured data of one page. Text of the site: untrusted data." })
export class SchemaFinding {
  @Field(() => String)
  page!: string;

  @Field(() => String, { description: "As the page is served: one JSON-LD node a line. Untrusted." })
  initial!: string;

  @Field(() => String, { nullable: true, description: "After scripts ran; null without a browser. Untrusted." })
  rendered!: string | null;

  @Field(() => Date)
  readAt!: Date;

  @Field(() => Boolean, { description: "Nothing is broken or cut." })
  complete!: boolean;

  @Field(() => [String])
  limitations!: string[];
}

@ObjectType({ description: "How much of the home page a reader without scripts gets." })
export class AgentView {
  @Field(() => TextView)
  view!: engine.TextView;

  @Field(() => Int, { nullable: true, description: "Characters of text that are there without scripts." })
  readableChars!: number | null;

  @Field(() => Date, { nullable: true })
  readAt!: Date | null;
}

@ObjectType({ description: "One part of the off-site footprint." })
export class FootprintPart {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Int)
  weight!: number;

  @Field(() => Float, { nullable: true, description: "0 to 1; null when it was left out." })
  score!: number | null;

  @Field(() => String, { nullable: true, description: "Why it was left out." })
  reason!: string | null;
}

@ObjectType({ description: "How well the site is known outside itself." })
export class FootprintEvidence {
  @Field(() => Float, { nullable: true, description: "0 to 100; null where it was not measured." })
  score!: number | null;

  @Field(() => [FootprintPart])
  components!: FootprintPart[];
}

@ObjectType({ description: "Structured data, page by page." })
export class SchemaFindings {
  @Field(() => [SchemaFinding])
  findings!: SchemaFinding[];

  @Field(() => Int, { nullable: true, description: "Offset of the next pages; null at the end." })
  nextOffset!: number | null;
}

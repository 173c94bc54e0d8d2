import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { CitationType } from "../enums.ts";
import { Interval } from "../interval.ts";

@ObjectType({ description: "A domain that the engines cited." })
export class CitationSource {
  @Field(() => String)
  domain!: string;

  @Field(() => CitationType)
  type!: engine.CitationType;

  @Field(() => Int, { description: "Counted answers that cite it." })
  citations!: number;

  @Field(() => Float, { description: "Percent of the counted answers, one decimal." })
  share!: number;

  @Field(() => Interval, { description: "95 % interval of the share, in percent." })
  interval!: engine.Interval;

  @Field(() => Boolean, { nullable: true, description: "Whether a cited page of it names the site; null: not known." })
  present!: boolean | null;
}

@ObjectType({ description: "A page elsewhere that names the site." })
export class MentionPage {
  @Field(() => String)
  url!: string;

  @Field(() => String, { nullable: true, description: "The page's own title: untrusted." })
  title!: string | null;

  @Field(() => String)
  domain!: string;

  @Field(() => Date)
  firstSeen!: Date;
}

@ObjectType({ description: "A source that was read together with another one." })
export class CoRead {
  @Field(() => String)
  domain!: string;

  @Field(() => Int, { description: "Answers that cite both." })
  answers!: number;
}

@ObjectType({ description: "How the engines use one source, over what was measured here." })
export class SourceProfile {
  @Field(() => String)
  source!: string;

  @Field(() => Int, { description: "Answers that cite it." })
  answers!: number;

  @Field(() => Int, { description: "Measured sites in whose answers it is cited." })
  sites!: number;

  @Field(() => Int, { description: "Different categories of those sites." })
  categories!: number;

  @Field(() => [String])
  engines!: string[];

  @Field(() => String, { nullable: true, description: "Title that its pages are cited by most: untrusted." })
  title!: string | null;

  @Field(() => [CoRead], { description: "What is cited beside it, most often first." })
  coRead!: CoRead[];

  @Field(() => String, { nullable: true, description: "The page of it that is cited most." })
  listingPage!: string | null;
}

import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import { competitorsBy } from "../engine/read-answer/second-reader/summary.ts";
import { CRAWLERS_SINCE } from "../engine/score/constants.ts";
import type * as engine from "../engine/types.ts";
import { Answer } from "../schema/answer.ts";
import { Competitor } from "../schema/competitor.ts";
import { Hand, QuestionHand } from "../schema/enums.ts";
import { FootprintEvidence } from "../schema/evidence/site.ts";
import { Finding } from "../schema/finding.ts";
import { Fix } from "../schema/fix.ts";
import { Movement } from "../schema/movement.ts";
import { Question } from "../schema/question.ts";
import { Scan } from "../schema/scan.ts";
import { AgentSurface, EngineSummary } from "../schema/score-parts.ts";
import { Waiting } from "../schema/waiting-scan.ts";
import { movementBetween } from "../services/movement.ts";
import { questionsBy } from "../services/questions-by.ts";
import { endedScan } from "../services/scans.ts";
import { countedAs, ownerOf, readable } from "./authorize.ts";
import type { Context } from "./context.ts";
import { scanRows } from "./loaders.ts";

@ObjectType({
  description:
    "A scan that was accepted, an earlier one of the same site that stands for it, or one that waits for a day with room.",
})
export class StartedScan {
  @Field(() => Boolean, { description: "An earlier result is returned; nothing was measured anew." })
  cached!: boolean;

  @Field(() => Scan, { nullable: true, description: "The scan as it is now; null while it waits." })
  scan!: Scan | null;

  @Field(() => Waiting, { nullable: true, description: "Where the day has no room left and an email was given." })
  waiting?: Waiting | null;

  /** The address that was asked for now, whoever asked first. */
  url!: string;
}

@Resolver(() => StartedScan)
export class StartedScanResolver {
  @FieldResolver(() => Scan, {
    nullable: true,
    description: "The scan once it has ended, null while it waits; an error when it failed. Takes up to 90 seconds.",
  })
  async finished(@Root() started: StartedScan, @Ctx() { services }: Context): Promise<Scan | null> {
    return started.scan && asAsked(await services.scans.ended(started.scan.id), started);
  }

  @FieldResolver(() => Scan, {
    nullable: true,
    description: "The scan if it has ended, null while it goes on; an error when it failed.",
  })
  result(@Root() started: StartedScan): Scan | null {
    const ended = started.scan && endedScan(started.scan);
    return ended && asAsked(ended, started);
  }
}

/** A scan that stands for one asked for now is told with the address that was asked for now. */
function asAsked(scan: Scan, { url, cached }: StartedScan): Scan {
  return { ...scan, url, cached };
}

@Resolver(() => Scan)
export class ScanResolver {
  @Mutation(() => StartedScan, { description: "Starts a free scan of a public website." })
  async startScan(
    @Arg("url", () => String, { description: "Website address with its scheme." }) url: string,
    @Arg("fresh", () => Boolean, {
      defaultValue: false,
      description: "Measure anew once the last result is 15 minutes old.",
    })
    fresh: boolean,
    @Arg("requestKey", () => String, {
      nullable: true,
      description: "At most 255 characters; the same key and input give the same scan for 24 hours.",
    })
    requestKey: string | null,
    @Arg("email", () => String, {
      nullable: true,
      description: "Where the day has no room left, the scan waits, and its report is mailed there.",
    })
    email: string | null,
    @Ctx() { services, caller }: Context,
  ): Promise<StartedScan> {
    const input = { url, fresh, owner: ownerOf(caller), counted: countedAs(caller), requestKey };
    const started = await services.waitingList.start(input, email ?? null);
    return "scan" in started ? started : { cached: false, scan: null, url, waiting: started };
  }

  @Query(() => Scan, { description: "A scan by its id." })
  async scan(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Scan> {
    return readable(await context.services.scans.byId(id), context);
  }

  @Query(() => Scan, { description: "A scan by the name of its report." })
  async report(@Arg("slug", () => String) slug: string, @Ctx() context: Context): Promise<Scan> {
    return readable(await context.services.scans.bySlug(slug), context);
  }

  @FieldResolver(() => String, { name: "report", description: "Address of the report, for people." })
  reportUrl(@Root() scan: Scan, @Ctx() { services }: Context): string {
    return `${services.baseUrl}/report/${scan.slug}`;
  }

  @FieldResolver(() => [Question])
  questions(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<Question[]> {
    return loaders.questionsOfScan.load(scan.id);
  }

  @FieldResolver(() => [Answer])
  answers(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<Answer[]> {
    return loaders.answersOfScan.load(scan.id);
  }

  @FieldResolver(() => [Competitor], { description: "Who the engines named instead, most often first." })
  competitors(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<Competitor[]> {
    return loaders.competitorsOfScan.load(scan.id);
  }

  @FieldResolver(() => Boolean, { description: "An earlier result that stands for the one asked for." })
  cached(@Root() scan: Scan): boolean {
    return scan.cached ?? false;
  }

  @FieldResolver(() => Scan, {
    nullable: true,
    description: "The scan itself once it is done, null before; an error when it failed.",
  })
  result(@Root() scan: Scan): Scan | null {
    return endedScan(scan);
  }

  @FieldResolver(() => QuestionHand, {
    description:
      "model: a model wrote the questions; rules: rules did, from the site's own facts; given: whoever asked for the scan.",
  })
  async questionsBy(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<engine.QuestionHand> {
    return questionsBy(await loaders.questionsOfScan.load(scan.id)).questionsBy;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Why the model did not write the questions or some of them, or why they are not in the site's language; else null.",
  })
  async questionsReason(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<string | null> {
    return questionsBy(await loaders.questionsOfScan.load(scan.id)).questionsReason;
  }

  @FieldResolver(() => Hand, {
    description: "model: a second reader was heard beside the rules on who is a rival; rules: they stand alone.",
  })
  async competitorsBy(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<engine.Hand> {
    return competitorsBy(await loaders.answersOfScan.load(scan.id)).competitorsBy;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the second reader was not heard on some answers; null where it was, or none was asked.",
  })
  async competitorsReason(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<string | null> {
    return competitorsBy(await loaders.answersOfScan.load(scan.id)).competitorsReason;
  }

  @FieldResolver(() => [Finding])
  findings(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<Finding[]> {
    return loaders.foundByScan.load(scan.id).then(({ findings }) => findings);
  }

  @FieldResolver(() => [Fix], { description: "What to change, most worthwhile first." })
  fixes(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<Fix[]> {
    return loaders.foundByScan.load(scan.id).then(({ fixes }) => fixes);
  }

  @FieldResolver(() => [AgentSurface], {
    nullable: true,
    description: "What the site offers to software, one entry a kind; null where it was not judged.",
  })
  surfaces(@Root() scan: Scan, @Ctx() { loaders }: Context): Promise<AgentSurface[] | null> {
    return loaders.foundByScan.load(scan.id).then(({ surfaces }) => surfaces);
  }

  @FieldResolver(() => FootprintEvidence, {
    nullable: true,
    description: "How well the site is known outside itself, part by part; null where it was not measured.",
  })
  async footprint(@Root() scan: Scan, @Ctx() { services }: Context): Promise<FootprintEvidence | null> {
    const [measured] = await services.evidence.footprints([scan.id]);
    return measured ? { score: scan.footprintScore, components: measured.footprint.components } : null;
  }

  @FieldResolver(() => Movement, {
    nullable: true,
    description: "Change since the measurement before; null without one.",
  })
  async movement(@Root() scan: Scan, @Ctx() { services, loaders }: Context): Promise<Movement | null> {
    const before = await services.scans.before(scan);
    return before && movementBetween(await scanRows(loaders, before), await scanRows(loaders, scan));
  }

  @FieldResolver(() => Scan, { nullable: true, description: "The measurement that movement compares with." })
  previous(@Root() scan: Scan, @Ctx() { services }: Context): Promise<Scan | null> {
    return services.scans.before(scan);
  }

  @FieldResolver(() => String, {
    description:
      "How closely the site was looked at: “scan”; “measure” (a monitor's measures on the Pro plan) asks for the home page as each AI crawler too, so that a firewall that turns them away is seen; “audit”, on the command line, draws pages in a browser besides where one is set.",
  })
  depth(@Root() { kind, scoreVersion }: Scan): string {
    return kind === "PRO" && Number(scoreVersion) >= CRAWLERS_SINCE ? "measure" : "scan";
  }

  @FieldResolver(() => [String], { description: "Names of the answer engines it sets out to ask." })
  plannedEngines(@Root() scan: Scan, @Ctx() { services }: Context): string[] {
    return services.engines.labels(scan.plan?.engines ?? []);
  }

  @FieldResolver(() => [EngineSummary])
  async engines(@Root() scan: Scan, @Ctx() { services, loaders }: Context): Promise<EngineSummary[]> {
    return services.engines.summarise(await loaders.answersOfScan.load(scan.id));
  }
}

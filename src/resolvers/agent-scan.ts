import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Quote } from "../schema/category-measure.ts";
import { type QuestionsWanted, QuestionsWantedScalar } from "../schema/questions-wanted.ts";
import { Scan } from "../schema/scan.ts";
import type { CallerKind } from "../services/credentials/caller.ts";
import { runOf } from "./authorize.ts";
import type { Context } from "./context.ts";

const QUESTIONS =
  "How many buyer questions to write and ask, 1 to 25; or the questions themselves, a list of as many texts.";
const ENGINES = "Ids of the answer engines to ask; every configured one where empty.";

@Resolver(() => Scan)
export class AgentScanResolver {
  @Query(() => Quote, { description: "What a deep measurement would take." })
  agentScanQuote(
    @Arg("questions", () => QuestionsWantedScalar, { defaultValue: 5, description: QUESTIONS })
    questions: QuestionsWanted,
    @Arg("engines", () => [String], { defaultValue: [], description: ENGINES }) engines: string[],
    @Ctx() { services }: Context,
  ): Promise<Quote> {
    return services.agentScans.quote({ questions, engines });
  }

  @Authorized<CallerKind>("payer", "operator")
  @Mutation(() => Scan, { description: "Measures a public website as deep as asked and waits for the end." })
  agentScan(
    @Arg("url", () => String, { description: "Website address with its scheme." }) url: string,
    @Arg("questions", () => QuestionsWantedScalar, { defaultValue: 5, description: QUESTIONS })
    questions: QuestionsWanted,
    @Arg("engines", () => [String], { defaultValue: [], description: ENGINES }) engines: string[],
    @Ctx() { services, caller }: Context,
  ): Promise<Scan> {
    return services.agentScans.run({ url, depth: { questions, engines }, runId: runOf(caller) });
  }

  @FieldResolver(() => Boolean, { description: "A paid measurement, whose fields may still grow." })
  preview(@Root() scan: Scan): boolean {
    return scan.kind === "AGENT";
  }
}

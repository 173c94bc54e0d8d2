import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import { standing } from "../../engine/read-answer/pooled/evidence.ts";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { Benchmark, PostBrief, VoiceEvidence, WeeklyBrief } from "../../schema/evidence/standing.ts";
import { benchmarkOf } from "../../services/evidence/benchmark.ts";
import { absentQuestions, entityRules } from "../../services/evidence/post-brief.ts";
import { weekBefore, weeklyBrief } from "../../services/evidence/weekly-brief.ts";
import { movementBetween } from "../../services/movement.ts";
import type { Context } from "../context.ts";
import { answerRows, scanRows } from "../loaders.ts";
import { mentionsOf, sourcesOf } from "./sources.ts";

/** What a brief shows of each list, and how far back it looks for mentions, in days. */
const BRIEF = { questions: 8, sources: 8, mentions: 8, days: 90 };

const NO_BRIEF: WeeklyBrief = {
  from: null,
  to: null,
  visibility: { before: null, now: null, interval: null, moved: null, n: 0 },
  questionsWon: [],
  questionsLost: [],
  newRivals: [],
  goneRivals: [],
  firstFix: null,
};

@Resolver(() => Evidence)
export class StandingResolver {
  @FieldResolver(() => VoiceEvidence, { description: "Who is named how often in the latest tracked answers." })
  voice(@Root() { scan }: Evidence): VoiceEvidence {
    return scan?.shareOfVoice ?? { brands: [], answers: 0, lowSample: true };
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: "Share of pages on the web at large; null: no index of the web is configured.",
  })
  webMentionShare(): number | null {
    return null;
  }

  @FieldResolver(() => Benchmark, { description: "Where the site stands among measured sites that sell the same." })
  async benchmark(@Root() { scan }: Evidence, @Ctx() { services }: Context): Promise<Benchmark> {
    if (!scan) return { category: null, rank: null, of: 0, percentile: null, distribution: [] };
    return benchmarkOf(scan, await services.evidence.peers(scan));
  }

  @FieldResolver(() => PostBrief, { description: "What a writer needs for a text on the site's subject." })
  async postBrief(@Root() evidence: Evidence, @Ctx() context: Context): Promise<PostBrief> {
    const { scan } = evidence;
    if (!scan) return { questions: [], sources: [], mentions: [], entityRules: [] };
    const questions = absentQuestions(await answerRows(context.loaders, scan.id), scan);
    return {
      questions: questions.slice(0, BRIEF.questions),
      sources: (await sourcesOf(scan, context)).slice(0, BRIEF.sources),
      mentions: (await mentionsOf(evidence, BRIEF.days, context)).slice(0, BRIEF.mentions),
      entityRules: entityRules(scan),
    };
  }

  @FieldResolver(() => WeeklyBrief, { description: "What changed over about a week." })
  async weeklyBrief(@Root() { scan, scope }: Evidence, @Ctx() { services, loaders }: Context): Promise<WeeklyBrief> {
    const measures = scan ? (await services.evidence.measures(scope)).filter(({ mode }) => mode === scan.mode) : [];
    const [now] = measures;
    if (!scan || !now) return NO_BRIEF;
    const before = weekBefore(measures);
    const ids = [now.id, ...(before ? [before.id] : [])];
    const [cells, rivals, earlier, { fixes }, movement] = await Promise.all([
      services.evidence.cells(ids),
      loaders.competitorsOfScan.load(now.id),
      before ? loaders.competitorsOfScan.load(before.id) : [],
      loaders.foundByScan.load(now.id),
      before &&
        movementBetween(await scanRows(loaders, await services.scans.byId(before.id)), await scanRows(loaders, scan)),
    ]);
    const names = (rows: typeof rivals, { namedShare }: typeof now) =>
      standing(rows, namedShare?.countable ?? 0).map(({ name }) => name);
    const told = { before: before ? names(earlier, before) : [], now: names(rivals, now) };
    return weeklyBrief({ before, now, movement, cells, rivals: told, firstFix: fixes[0]?.title ?? null });
  }
}

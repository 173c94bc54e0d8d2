import type { ReactNode } from "react";
import { ENGINES } from "../../engine/answer-engines/index.ts";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { plainText } from "../../plain-text.ts";
import type { Caller } from "../../resolvers/context.ts";
import { EXPORTS } from "../exports.ts";
import { AnswersPage } from "../pages/console/answers.tsx";
import { ConnectPage } from "../pages/console/connect.tsx";
import type { Measured, Overview } from "../pages/console/console-data.ts";
import { CrawlersPage } from "../pages/console/crawlers.tsx";
import { NothingYet } from "../pages/console/frame.tsx";
import { OverviewPage } from "../pages/console/overview.tsx";
import { PlanPage, type Refilled } from "../pages/console/plan.tsx";
import { QuestionsPage } from "../pages/console/questions.tsx";
import { RivalsPage } from "../pages/console/rivals.tsx";
import { SitePage } from "../pages/console/site.tsx";
import { SourcesPage } from "../pages/console/sources.tsx";
import { TrafficPage } from "../pages/console/traffic.tsx";
import { WebhookPage } from "../pages/console/webhook.tsx";

/** A page is not read by the token: the questions of every measure, whole. */
const EVERY_MEASURE = { measures: 52, budget: 2_000_000 };

/** What a view is made from. */
export interface Asked {
  graph: Graph;
  caller: Caller;
  /** Path of the console, with the token in it. */
  base: string;
  token: string;
  /** Address of this installation. */
  baseUrl: string;
  overview: Overview;
  /** The older measure that was asked for; `null`: the newest. */
  measure: string | null;
  query: Readonly<Record<string, unknown>>;
  refilled: Refilled | null;
}

/** One page of a console. */
export interface View {
  /** Last part of its path. */
  id: string;
  title: string;
  /** It can show an older measure. */
  dated: boolean;
  show(asked: Asked): Promise<ReactNode>;
}

/** THE list of pages of a console, in the order of its menu. */
export const VIEWS: readonly View[] = [
  {
    id: "",
    title: "Overview",
    dated: true,
    show: (asked) =>
      withMeasure(asked, async (measured) => {
        const { evidence } = await asked.graph.execute("GetWeeklyBrief", {}, asked.caller);
        return <OverviewPage {...asked} measured={measured} brief={evidence.brief} />;
      }),
  },
  {
    id: "questions",
    title: "Questions",
    dated: true,
    show: (asked) =>
      withMeasure(asked, async (measured) => {
        const { graph, caller } = asked;
        const [{ evidence }, regional] = await Promise.all([
          graph.execute("GetQuestionTrajectories", EVERY_MEASURE, caller),
          graph.execute("GetRegionalVisibility", {}, caller),
        ]);
        const told = {
          trajectories: evidence.history.questions,
          areas: regional.evidence.areas,
          labels: labelsOf(measured),
        };
        return <QuestionsPage {...asked} measured={measured} {...told} />;
      }),
  },
  {
    id: "rivals",
    title: "Rivals",
    dated: true,
    show: (asked) =>
      withMeasure(asked, async (measured) => {
        const { evidence } = await asked.graph.execute("GetRivals", {}, asked.caller);
        return <RivalsPage {...asked} measured={measured} recurring={evidence.recurring} />;
      }),
  },
  {
    id: "sources",
    title: "Sources",
    dated: false,
    show: (asked) =>
      withMeasure(asked, async (measured) => {
        const { graph, caller } = asked;
        const [{ evidence }, { evidence: own }] = await Promise.all([
          graph.execute("GetCitationSources", {}, caller),
          graph.execute("GetCitations", {}, caller),
        ]);
        return <SourcesPage evidence={evidence} own={own.citations} labels={labelsOf(measured)} />;
      }),
  },
  {
    id: "site",
    title: "Site and fixes",
    dated: true,
    show: (asked) => withMeasure(asked, async (measured) => <SitePage measured={measured} />),
  },
  {
    id: "crawlers",
    title: "Crawler access",
    dated: false,
    show: (asked) =>
      withMeasure(asked, async () => {
        const { graph, caller } = asked;
        const [access, view] = await Promise.all([
          graph.execute("GetCrawlerAccess", {}, caller),
          graph.execute("GetAgentView", {}, caller),
        ]);
        return <CrawlersPage access={access.evidence} view={view.evidence} />;
      }),
  },
  {
    id: "traffic",
    title: "AI traffic",
    dated: false,
    async show({ graph, caller, base, baseUrl }) {
      const [{ evidence }, { monitor }] = await Promise.all([
        graph.execute("GetAiTraffic", {}, caller),
        graph.execute("GetMonitor", {}, caller),
      ]);
      return <TrafficPage base={base} baseUrl={baseUrl} traffic={evidence} beaconKey={monitor.beaconKey} />;
    },
  },
  {
    id: "plan",
    title: "Plan",
    dated: false,
    async show({ graph, caller, base, refilled }) {
      const { monitor } = await graph.execute("GetMonitor", {}, caller);
      return <PlanPage base={base} monitor={monitor} engines={ENGINES} refilled={refilled} />;
    },
  },
  {
    id: "webhook",
    title: "Webhook",
    dated: false,
    async show({ graph, caller, base, query, refilled }) {
      const { monitor } = await graph.execute("GetWebhook", {}, caller);
      return <WebhookPage base={base} hook={monitor} showsSecret={query.secret === "shown"} refilled={refilled} />;
    },
  },
  {
    id: "connect",
    title: "Connect",
    dated: false,
    show: async (asked) => <ConnectPage {...asked} exports={EXPORTS} />,
  },
];

/** The answers to one question, which the page of questions leads to. */
export const ANSWERS: View = {
  id: "questions",
  title: "Answers",
  dated: true,
  show: (asked) =>
    withMeasure(asked, async ({ id }) => {
      const { scan } = await asked.graph.execute("GetVerbatim", { id }, asked.caller);
      const at = Number(asked.query.question) - 1;
      if (!scan.questions[at]) throw new AppError("NOT_FOUND", "There is no such question in this measure.");
      return <AnswersPage {...asked} scan={scan} at={at} />;
    }),
};

/** A view of the measure that is shown; before the first one, what comes next. */
async function withMeasure(asked: Asked, show: (measured: Measured) => Promise<ReactNode>): Promise<ReactNode> {
  const id = asked.overview.site.measure;
  if (id === null) return <NothingYet {...asked} />;
  const { scan } = await asked.graph.execute("GetMeasured", { id }, asked.caller);
  return show(scan);
}

function labelsOf({ engines }: Measured): ReadonlyMap<string, string> {
  return new Map(engines.map(({ engine, label }) => [engine, plainText(label)]));
}

import type { OperationName } from "../../graph/execute.ts";

/** Where a reader of one tool's answer goes on, and what for. */
const NEXT: Partial<Record<OperationName, Partial<Record<OperationName, string>>>> = {
  GetVisibility: {
    GetQuestionTrajectories: "which questions were won or lost",
    GetRivals: "who is named instead",
    GetFixPlan: "what to change first",
  },
  GetQuestionTrajectories: { GetAnswers: "what engines said to a question, with a part of it as question" },
  GetPersonas: { GetQuestionTrajectories: "how each question went over time" },
  GetMentions: { GetSourceProfile: "how engines use one of these domains" },
  GetRivals: {
    GetCitedQueries: "all questions for which one of them is named",
    GetAnswers: "the whole answers",
    GetCitationSources: "what those answers rest on",
  },
  GetCitedQueries: { GetAnswers: "what was said there, with a part of the question" },
  GetSchemaEvidence: { GetFixPlan: "what to add, ready to paste" },
  GetRegionalVisibility: { GetAnswers: "who is named there instead, with the place as question" },
  GetAnswers: { GetRivals: "all who were named, together", GetCitationSources: "all pages cited, together" },
  GetShareOfVoice: { GetRivals: "for which questions each is named" },
  GetFixPlan: { RequestRescan: "measure again once a fix is live; ask the person first" },
  GetCitationSources: { GetSourceProfile: "how engines use one of these domains" },
  GetCrawlerAccess: { GetAgentView: "what a reader that is let in gets", GetFixPlan: "what to change" },
  GetSourceProfile: { GetCitationSources: "the other sources" },
  GetPostBrief: { GetAnswers: "what engines say to one of these questions now" },
  GetAgentView: { GetCrawlerAccess: "which crawlers may read it", GetFixPlan: "what to change" },
  GetBenchmark: { GetFixPlan: "what to change first" },
  GetWeeklyBrief: { GetAnswers: "what was said to a question that was lost", GetFixPlan: "the other fixes" },
  GetNetworkSummary: { ListSites: "each site, worst first" },
  ListSites: { GetVisibility: "one site's scores", GetFixPlan: "what one site should change first" },
  GetCitations: { GetCitationSources: "which other pages were cited" },
  RequestRescan: { GetRun: "how far it is", GetBalance: "what is left" },
  GetRun: { GetVisibility: "the result, once it is done" },
  GetSetup: { GetEditHistory: "what was changed, and when" },
};

/** What may be called next, one line a tool; `nameOf` gives the tool that runs an operation here, or nothing. */
export function nextSteps(
  operation: OperationName,
  nameOf: (operation: OperationName) => string | undefined,
): readonly string[] {
  return Object.entries(NEXT[operation] ?? {}).flatMap(([next, why]) => {
    const name = nameOf(next as OperationName);
    return name ? `${name}: ${why}` : [];
  });
}

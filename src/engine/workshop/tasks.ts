/**
 * THE list of what the workshop does, in run order: functions from plain data to plain data, loaded when a process
 * starts, the first one before it says that it is ready. Whatever reads text from outside stands here; keys, network
 * and models stay with the server.
 */
export const TASKS = {
  parse: async () => (await import("../read-site/parse/parse-page.ts")).parsePage,
  declaredSitemaps: async () => (await import("../read-site/declared-sitemaps.ts")).declaredSitemaps,
  sitemap: async () => (await import("../read-site/sitemap-file.ts")).readSitemapFile,
  planPages: async () => (await import("../read-site/plan-pages.ts")).planPages,
  facts: async () => (await import("../read-site/facts/read-facts.ts")).readFacts,

  promptData: async () => (await import("../questions/prompt.ts")).promptData,
  questions: async () => (await import("../questions/combine-questions.ts")).combineQuestions,

  planLinks: async () => (await import("../read-site/plan-probes.ts")).planLinks,
  planCrawlers: async () => (await import("../read-site/plan-probes.ts")).planCrawlers,
  planSurfaces: async () => (await import("../read-site/plan-probes.ts")).planSurfaces,
  sandbox: async () => (await import("../answer-engines/sandbox/answer-question.ts")).answerQuestion,

  readAnswer: async () => (await import("../read-answer/index.ts")).readAnswer,
  poolCompetitors: async () => (await import("../read-answer/pooled/pool-competitors.ts")).poolCompetitors,

  planFootprint: async () => (await import("../footprint/plan-footprint.ts")).planFootprint,
  profilesToOpen: async () => (await import("../footprint/judge-profiles.ts")).profilesToOpen,
  verifyProfiles: async () => (await import("../footprint/judge-profiles.ts")).verifyProfiles,
  refusal: async () => (await import("../read-site/robots-gate.ts")).refusalOf,
  judgeFound: async () => (await import("../footprint/judge-found.ts")).judgeFound,
  judgeCited: async () => (await import("../footprint/judge-cited.ts")).judgeCited,

  weigh: async () => (await import("../weigh-scan.ts")).weighScan,
  audit: async () => (await import("../audit-reading.ts")).auditReading,
};

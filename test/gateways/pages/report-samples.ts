import type {
  AnswerStatus,
  Placement,
  ReportCell,
  ReportData,
  ReportEngine,
  ReportFinding,
} from "../../../src/gateways/pages/report-data.ts";

/** The engines of a full scan, as buyers know them. */
export const LABELS = {
  chatgpt: "ChatGPT",
  claude: "Claude",
  gemini: "Gemini",
  perplexity: "Perplexity",
  grok: "Grok",
  deepseek: "DeepSeek",
  "google-ai-overviews": "Google AI Overviews",
} as const;

export type EngineId = keyof typeof LABELS;

/** An engine of a scan, answering everything. */
export function engine(id: EngineId, overrides: Partial<ReportEngine> = {}): ReportEngine {
  return {
    engine: id,
    label: LABELS[id],
    model: `${id}-2026`,
    mode: "live",
    search: "used",
    answered: 2,
    failed: 0,
    reasons: [],
    ...overrides,
  };
}

/** A cell: a placement with its sentence, or a status with its reason. */
export function cell(id: EngineId, placement: Placement, quote: string | null = null): ReportCell {
  return { engine: id, status: "answered", placement, quote, reason: null };
}

export function gap(id: EngineId, status: Exclude<AnswerStatus, "answered">, reason: string | null): ReportCell {
  return { engine: id, status, placement: null, quote: null, reason };
}

const FINDINGS: ReportFinding[] = [
  finding("tech.robots-file", "technical", "pass", "The robots file can be read"),
  finding("tech.ai-search-allowed", "technical", "partial", "Search crawlers of AI engines are allowed", {
    observed: "robots.txt: User-agent: PerplexityBot, Disallow: /",
  }),
  finding("tech.sitemap", "technical", "fail", "A sitemap lists the pages", { observed: "/sitemap.xml answers 404" }),
  finding("tech.hreflang", "technical", "not_applicable", "Languages point to each other", {
    reason: "The site has one language.",
  }),
  finding("cit.substance", "citability", "pass", "Key pages hold enough text"),
  finding("cit.concrete-facts", "citability", "partial", "Pages state prices, sizes, times or places", {
    observed: "/pricing names no price",
  }),
  finding("sch.present", "schema", "fail", "Pages carry machine-readable data", { observed: "none on 6 of 6 pages" }),
  finding("eeat.owner", "eeat", "pass", "The site says who runs it"),
  finding("plat.rendering", "platform", "not_measured", "The text is there before scripts run", {
    reason: "No browser was at hand to compare with.",
  }),
];

function finding(
  id: string,
  signal: ReportFinding["signal"],
  status: ReportFinding["status"],
  title: string,
  rest: Partial<ReportFinding> = {},
): ReportFinding {
  return { id, signal, status, title, reason: null, observed: null, ...rest };
}

/** A free scan of two questions to two engines, with every part filled. */
export function freeSample(overrides: Partial<ReportData> = {}): ReportData {
  return {
    shareOfVoice: {
      sources: [
        { domain: "hrtrade.example", type: "media", citations: 3, present: true },
        { domain: "gusto.com", type: "competitor", citations: 2, present: null },
        { domain: "brightleaf.com", type: "own", citations: 1, present: null },
      ],
    },
    bandStable: false,
    visibility: 37.5,
    readiness: 71,
    gate: null,
    footprintScore: null,
    verdict: "weak",
    queries: [
      {
        question: "Which payroll providers would you shortlist for a small restaurant in Ohio?",
        persona: "Owner of a small restaurant",
        branded: false,
        engines: [
          cell(
            "chatgpt",
            "prose",
            "Brightleaf is a good fit for small restaurants because it files tip credits itself.",
          ),
          cell("gemini", "absent"),
        ],
      },
      {
        question: "What are the main payroll services in Ohio that handle tips and several locations?",
        persona: null,
        branded: false,
        engines: [cell("chatgpt", "list", "Brightleaf (Columbus)"), cell("gemini", "absent")],
      },
    ],
    questionsBy: "model",
    questionsReason: null,
    competitorsBy: "rules",
    competitorsReason: null,
    competitors: [
      {
        name: "Gusto",
        domain: "gusto.com",
        answers: 3,
        engines: ["chatgpt", "gemini"],
        quote: "Gusto is often the first choice for restaurants that want payroll and benefits in one place.",
        evidence: "strong",
      },
      {
        name: "Paycor",
        domain: "paycor.com",
        answers: 2,
        engines: ["gemini"],
        quote: "Paycor, based in Cincinnati, has a scheduling module made for restaurants.",
        evidence: "strong",
      },
      {
        name: "Toast Payroll",
        domain: null,
        answers: 1,
        engines: ["chatgpt"],
        quote: "If you already use its till, Toast Payroll saves you the import.",
        evidence: "single",
      },
    ],
    agentReadiness: {
      level: 2,
      name: "Readable",
      crawlable: true,
      reached: ["Crawlable", "Discoverable", "Readable"],
      next: {
        level: 3,
        name: "Understandable",
        needs: [
          { id: "sch.identity", text: "Describe the company once as data: name, logo, address and profiles." },
          { id: "sch.syntax", text: "Make sure each block of data can be parsed." },
        ],
      },
      limitedBy: null,
    },
    fixes: [
      {
        rank: 1,
        id: "sch.present",
        title: "Describe your company once as data",
        why: "Search engines read this block to tell you apart from companies with a similar name.",
        how: "Put this block into the head of the home page and fill in your own address.",
        signal: "schema",
        impact: "high",
        effort: "low",
        points: 6.2,
        choices: [],
        evidence: "No machine-readable data on 6 of 6 pages, first seen at https://brightleaf.com/.",
        paste: `<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Organization",\n  "name": "Brightleaf",\n  "url": "https://brightleaf.com"\n}\n</script>`,
      },
      {
        rank: 2,
        id: "tech.sitemap",
        title: "Publish a sitemap and name it in robots.txt",
        why: "Crawlers find pages that no menu leads to.",
        how: "Most site builders make one at /sitemap.xml; switch it on and add the line below to robots.txt.",
        signal: "technical",
        impact: "medium",
        effort: "low",
        points: 3.1,
        choices: [],
        evidence: "https://brightleaf.com/sitemap.xml answers 404.",
        paste: "Sitemap: https://brightleaf.com/sitemap.xml",
      },
      {
        rank: 3,
        id: "visibility.0",
        title: "Answer this question on a page of its own",
        why: "Gemini named others and not Brightleaf, and it quoted pages that compare payroll for restaurants.",
        how: "Write one page that says which restaurants you serve, in which towns, what it costs, and how tips are handled.",
        signal: "visibility",
        impact: "medium",
        effort: "medium",
        points: null,
        choices: [],
        evidence:
          "“Which payroll providers would you shortlist for a small restaurant in Ohio?” names Gusto and Paycor.",
        paste: null,
      },
    ],
    report: "https://answerscope.example/report/k3v9q2x7m4",
    id: "scan-1",
    url: "https://brightleaf.com/",
    domain: "brightleaf.com",
    brand: "Brightleaf",
    measuredAt: "2026-11-21T14:05:00.000Z",
    cached: false,
    band: "Partially visible",
    visibilityInterval: [5.6, 85.8],
    namedShare: { named: 2, countable: 4, percent: 50, interval: [9.5, 90.5], lowSample: true },
    signals: [
      { signal: "citability", score: 64, share: 0.375, reason: null },
      { signal: "eeat", score: 82, share: 0.188, reason: null },
      { signal: "technical", score: 78, share: 0.312, reason: null },
      { signal: "schema", score: 12, share: 0.125, reason: null },
      {
        signal: "platform",
        score: null,
        share: 0,
        reason: "no browser was at hand, and the page alone does not tell whether scripts write its text.",
      },
    ],
    engines: [engine("chatgpt"), engine("gemini")],
    depth: "scan",
    scoreVersion: "1",
    slug: "k3v9q2x7m4",
    mode: "live",
    language: "en",
    category: "payroll",
    place: "Ohio",
    findings: FINDINGS,
    surfaces: [
      { kind: "llms-txt", url: "https://acme.example/llms.txt", status: "valid", detail: "12 links." },
      { kind: "mcp", url: "https://acme.example/mcp", status: "absent", detail: "It answers 404." },
    ],
    pagesRead: 6,
    expiresNothing: true,
    movement: null,
    previous: null,
    methodologyUrl: "/docs#scores",
    ...overrides,
  };
}

import { type Block, code, heading, type Inline, list, paragraph, table } from "./content.ts";
import { scanCommand } from "./home-content.ts";
import { RUNGS, SIGNAL_WORDS } from "./report/words.ts";
import type { SignalId } from "./report-data.ts";

/** What the documentation says of this installation. */
export interface DocsData {
  /** No trailing slash. */
  baseUrl: string;
  /** Weight of each signal in readiness; they add up to 100. */
  weights: Record<SignalId, number>;
  scoreVersion: string;
  /** Free scans an hour and IP address, a day and browser, and a day in all; `null` where no limit is kept. */
  limits: { perIpHour: number; perBrowserDay: number; perDay: number } | null;
  cacheHours: number;
  deadlineSeconds: number;
  /** A GraphQL query that an anonymous caller may run. */
  graphqlExample: string;
}

export const DOCS_TITLE = "Using Answerscope from a program";
export const DOCS_LEAD =
  "One HTTP call scans a website and answers with JSON. No key, no account. The same figures can be read over GraphQL and by AI assistants over MCP.";

/** The whole documentation page. */
export function docsBlocks(docs: DocsData): Block[] {
  return [...scan(docs), ...errors(docs), ...scores(docs), ...mcp(docs), ...graphql(docs)];
}

function scan({ baseUrl, cacheHours, deadlineSeconds }: DocsData): Block[] {
  return [
    heading("Scan a site"),
    paragraph(
      "Send the address of a public website, scheme included. The connection is held until the scan ends, about 60 seconds and at most ",
      String(deadlineSeconds),
      "; give your client 120.",
    ),
    code("Scan a site with curl", scanCommand(baseUrl)),
    table(
      "The answer",
      ["Field", "Meaning"],
      [
        [
          [{ code: "visibility" }],
          [
            "0 to 100: what the site's places in the answers count, on average. A diagnostic score, not a percentage of recommendations.",
          ],
        ],
        [[{ code: "visibilityInterval" }], ["Its 95% interval."]],
        [[{ code: "namedShare" }], ["In how many countable answers the site is named, with its interval."]],
        [
          [{ code: "readiness" }, ", ", { code: "signals" }],
          [
            "0 to 100, and the five signals it is made of. A signal that could not be verified has the score null and a reason.",
          ],
        ],
        [[{ code: "gate" }], ["Why readiness is capped at 40: engines are kept out. null when they are not."]],
        [
          [{ code: "verdict" }, ", ", { code: "band" }],
          [{ code: "present" }, ", ", { code: "weak" }, " or ", { code: "absent" }, "; and the same in words."],
        ],
        [[{ code: "queries" }], ["The questions, with each engine's status and where the site stands in its answer."]],
        [[{ code: "competitors" }], ["Who is named instead, in how many answers, with one sentence."]],
        [[{ code: "agentReadiness" }], ["The place on the ladder, 0 to 5, and what the next level needs."]],
        [[{ code: "fixes" }], ["What to change, most useful first."]],
        [
          [{ code: "engines" }],
          ["Each engine with its model, what it answered, and whether it is live or the sandbox."],
        ],
        [[{ code: "footprintScore" }], ["null: the free scan does not measure it."]],
        [[{ code: "report" }], ["The page to hand to a person. Its address cannot be guessed."]],
      ],
    ),
    heading("Options", 3),
    list(
      [
        `A result younger than ${cacheHours} hours may come from the cache, marked `,
        { code: '"cached": true' },
        ". Ask for a new one with ",
        { code: '"fresh": true' },
        " once it is 15 minutes old.",
      ],
      [
        "With the header ",
        { code: "Prefer: respond-async" },
        " the answer is 202 at once, with ",
        { code: "id" },
        " and ",
        { code: "poll" },
        "; read the result at ",
        { code: "GET /api/scan/<id>" },
        ".",
      ],
      ["With an ", { code: "Idempotency-Key" }, " header, a repeated call within 24 hours gives the same scan."],
    ),
  ];
}

const LIMIT_ROW: Inline[][] = [
  ["429"],
  ["A limit is reached; ", { code: "resetAt" }, " and ", { code: "Retry-After" }, " say until when."],
];

function errors({ limits }: DocsData): Block[] {
  return [
    heading("Errors"),
    paragraph(
      "Every error is JSON with ",
      { code: "error" },
      ", one sentence for a person, and ",
      { code: "code" },
      " for a program.",
    ),
    table(
      "Status codes",
      ["Status", "When"],
      [
        [["400"], ["The address is missing, not a website address, or not public."]],
        [["409"], ["The Idempotency-Key was used with another body."]],
        [["413, 415"], ["The body is over 16 KiB, or not JSON by its content type."]],
        ...(limits ? [LIMIT_ROW] : []),
        [["500"], ["The scan failed: the site could not be read, or no engine answered. The sentence says why."]],
        [["503"], ["Too many scans are waiting; ", { code: "Retry-After" }, " says how long."]],
      ],
    ),
    ...(limits
      ? [
          paragraph(
            `Free scans: ${limits.perIpHour} an hour from one address, ${limits.perBrowserDay} a day from one browser, ${limits.perDay} a day in all. Days are UTC. Refused calls do not count.`,
          ),
        ]
      : []),
  ];
}

function scores({ weights, scoreVersion }: DocsData): Block[] {
  const signals = (Object.keys(weights) as SignalId[]).toSorted((a, b) => weights[b] - weights[a]);
  return [
    heading("Scores"),
    paragraph(`Score version ${scoreVersion}. Scores of different versions are never compared.`),
    heading("Visibility", 3),
    paragraph(
      "An answer that names the site in a sentence counts 1. One that names it in a list, links to it, or shows it in a source's title counts 0.5. One that does not name it counts 0. The mean is taken for each engine, then over the engines, times 100. 60 and more is “Visible to AI”, 25 and more “Partially visible”, below that “Rarely visible”.",
    ),
    heading("Intervals", 3),
    paragraph(
      "Answers to one question resemble each other, so the interval is ",
      {
        href: "https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval",
        text: "Wilson's score interval",
      },
      " with a sample that shrinks the more the questions differ. Under 20 answers the share is marked as a low sample.",
    ),
    heading("Readiness", 3),
    table(
      "What each signal weighs when all five could be verified",
      ["Signal", "Weight", "Asks"],
      signals.map((signal) => [[SIGNAL_WORDS[signal].label], [`${weights[signal]}%`], [SIGNAL_WORDS[signal].asks]]),
    ),
    paragraph(
      "A signal that could not be verified is left out, and the others share its weight. It is never counted as zero. Where engines are kept out (no crawler allowed, not to be listed, no text without scripts, every address answering as a page) readiness is capped at 40, and says so.",
    ),
    heading("The ladder", 3),
    table(
      "From crawlable to agent-operable; each rung needs those before it",
      ["Level", "Name", "Takes"],
      RUNGS.map(({ name, meaning }, level) => [[String(level)], [name], [meaning]]),
    ),
  ];
}

function mcp({ baseUrl }: DocsData): Block[] {
  return [
    heading("From an AI assistant (MCP)"),
    paragraph(
      { href: "https://modelcontextprotocol.io/", text: "MCP" },
      " is how an AI assistant is given tools. The demo server needs no token and shows the tools over one measured site. Add this address to your assistant as an MCP server: ",
      { code: `${baseUrl}/mcp/demo` },
      ".",
    ),
    code("List the tools of the demo", rpc(baseUrl, { method: "tools/list" })),
    code(
      "Call a tool of the demo",
      rpc(baseUrl, { method: "tools/call", params: { name: "get_visibility", arguments: {} } }),
    ),
  ];
}

function graphql({ baseUrl, graphqlExample }: DocsData): Block[] {
  return [
    heading("GraphQL"),
    paragraph(
      "Every other surface reads from one graph, at ",
      { code: `${baseUrl}/graphql` },
      ". Its schema can be introspected. Without a token it starts free scans and reads a scan by the last part of its report's address.",
    ),
    code("Query the graph", post(`${baseUrl}/graphql`, { query: graphqlExample })),
  ];
}

function rpc(baseUrl: string, call: object): string {
  return post(`${baseUrl}/mcp/demo`, { jsonrpc: "2.0", id: 1, ...call });
}

function post(url: string, body: object): string {
  return `curl -sS ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
}

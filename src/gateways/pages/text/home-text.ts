import type { TextPage } from "./text-page.tsx";

/** What the front page needs to know of this installation. */
export interface HomeData {
  /** No trailing slash. */
  baseUrl: string;
  /** The answer engines that a free scan asks, in order. */
  engines: { label: string; model: string }[];
  mode: "live" | "sandbox";
}

/** The front page: its lead stands above the form, its body below. */
export function homeText({ baseUrl, engines, mode }: HomeData): TextPage {
  return {
    path: "/",
    title: "See whether AI answers name your company",
    lead: "Answerscope is an AI visibility tool: give it the address of a website, and it reads the site, asks AI answer engines what a buyer would ask, and shows in how many answers the site is named, who is named instead, and what to change first.",
    checked: null,
    body: `## What you get
A page you can send to anyone, without an account, in about a minute:

- How often the site is named in answers to 2 buyer questions, with the sentence that names it.
- Who is named instead, in how many answers, and what is said of them.
- Readiness, 0 to 100: how well the site itself is set up to be read by AI, from five signals.
- A short list of changes, the most useful first, with text to paste where there is some.
- The place on a ladder of six rungs, from crawlable to agent-operable, and what the next rung takes.
## How it works
1. It reads the home page, robots.txt, the sitemap and up to 12 pages, and notes what the site sells, where, and to whom.
2. It writes 2 questions a buyer might type. They never name the site, and they are fixed before any engine is asked.
3. It asks them of ${enginesAsked(engines)}${mode === "live" ? ", live," : ""} and keeps each answer as it was given.
4. It finds in each answer where the site is named: in a sentence, in a list, only as a source, or not at all.

## How sure is it
AI answers change from one time to the next. Four answers are a first look, so every figure stands beside its sample and its 95% interval: named in 2 of 4 answers can mean anything from 10% to 90%.

What could not be measured is said to be so, with the reason. It is left out, and never counted as zero. An engine that fails is named and left out too.

| Where the site stands in an answer | Counts |
| --- | --- |
| Named in a sentence | 1 |
| Named in a list, linked as a source, or in a source's title | 0.5 |
| Not named | 0 |
| Not answered | left out |

## From a program
The same scan is one HTTP call. It needs no key and answers in about 60 seconds with JSON:

\`\`\`sh
${scanCommand(baseUrl)}
\`\`\`

More in [the documentation](/docs): every field, the errors, GraphQL, and the tool server for AI assistants (MCP).`,
  };
}

/** The curl line that pages and files show. */
export function scanCommand(baseUrl: string): string {
  return `curl -sS -m 120 ${baseUrl}/api/scan \\\n  -H 'content-type: application/json' \\\n  -d '{"url":"https://example.com"}'`;
}

function enginesAsked(engines: HomeData["engines"]): string {
  if (engines.length === 0) return "the answer engines that are set up here";
  return new Intl.ListFormat("en-GB").format(engines.map((engine) => engine.label));
}

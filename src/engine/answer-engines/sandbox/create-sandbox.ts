import type { BuyerQuestion } from "../../types.ts";
import type { AnswerEngine, EngineReply } from "../types.ts";
import type { ScannedSite } from "./index-entries.ts";
import { type Ranking, SandboxIndex } from "./sandbox-index.ts";
import { contentTerms, stem } from "./terms.ts";
import { writeList } from "./write-list.ts";
import { type Findings, type Written, writeProse } from "./write-prose.ts";

/** Two built-in engines over one index: the bundled directory of invented companies and the sites scanned here. */
export interface Sandbox {
  /** Indexes a scanned site in place of what was indexed for its domain; the oldest of too many sites makes room. */
  add(site: ScannedSite): void;
  readonly engines: readonly AnswerEngine[];
}

interface Style {
  id: string;
  label: string;
  ranking: Ranking;
  /** Companies it names at most. */
  picks: number;
  /** Review sites it cites at most. */
  sources: number;
  write(findings: Findings): Written;
}

const STYLES: readonly Style[] = [
  {
    id: "sandbox-atlas",
    label: "Atlas (sandbox)",
    ranking: { boost: { title: 2, topic: 1, text: 1, place: 0.8 }, depth: 0.2, minCoverage: 0.15, minShare: 0.1 },
    picks: 5,
    sources: 2,
    write: writeProse,
  },
  {
    id: "sandbox-beacon",
    label: "Beacon (sandbox)",
    ranking: { boost: { title: 1, topic: 1, text: 1.5, place: 1.2 }, depth: 0.5, minCoverage: 0.18, minShare: 0.15 },
    picks: 3,
    sources: 1,
    write: writeList,
  },
];

/** Builds the index of the bundled directory; call once a process and share. */
export function createSandbox(): Sandbox {
  const index = new SandboxIndex();
  return {
    add: (site) => index.add(site),
    engines: STYLES.map((style) => ({
      id: style.id,
      label: style.label,
      mode: "sandbox",
      model: `${style.id}-1`,
      expectedCostUsd: 0,
      async ask(question, signal) {
        signal.throwIfAborted();
        return answer(question, style, index);
      },
    })),
  };
}

function answer(question: BuyerQuestion, style: Style, index: SandboxIndex): EngineReply {
  const asked = contentTerms(question.text);
  const terms = [...new Set(asked.map(stem))];
  const found = index.find(terms, style.ranking);
  const companies = found.filter(({ entry }) => entry.kind !== "source").slice(0, style.picks);
  const sources =
    companies.length > 0 ? found.filter(({ entry }) => entry.kind === "source").slice(0, style.sources) : [];
  const { text, citations } = style.write({ companies, sources, terms, language: question.language });
  const cited = new Set(citations.map(({ url }) => url));
  return {
    status: "answered",
    text,
    servedModel: `${style.id}-1`,
    search: "used",
    searches: asked.length > 0 ? [asked.join(" ")] : [],
    citations,
    consulted: found
      .map(({ entry }) => entry.url)
      .filter((url) => !cited.has(url))
      .slice(0, 10),
    inputTokens: null,
    outputTokens: null,
    costUsd: 0,
    costSource: "reported",
    finishReason: "stop",
    reason: null,
  };
}

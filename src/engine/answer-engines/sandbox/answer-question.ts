import type { BuyerQuestion } from "../../types.ts";
import type { EngineReply } from "../types.ts";
import { type Ranking, SandboxIndex } from "./sandbox-index.ts";
import type { ScannedSite } from "./scanned-site.ts";
import { contentTerms, stem } from "./terms.ts";
import { writeList } from "./write-list.ts";
import { type Findings, type Written, writeProse } from "./write-prose.ts";

/** What a sandbox engine is asked, and of which scanned sites it may know. */
export interface SandboxAsk {
  engine: string;
  question: BuyerQuestion;
  /** By version: which states of scanned sites belong in the index. */
  sites: { version: string; domain: string }[];
  /** Those of them that are sent along. */
  sent: { version: string; site: ScannedSite }[];
}

/** The engine's reply, or the versions that this process does not know yet. */
export type SandboxTold = { reply: EngineReply } | { missing: string[] };

interface Style {
  id: string;
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
    ranking: { boost: { title: 2, topic: 1, text: 1, place: 0.8 }, depth: 0.2, minCoverage: 0.15, minShare: 0.1 },
    picks: 5,
    sources: 2,
    write: writeProse,
  },
  {
    id: "sandbox-beacon",
    ranking: { boost: { title: 1, topic: 1, text: 1.5, place: 1.2 }, depth: 0.5, minCoverage: 0.18, minShare: 0.15 },
    picks: 3,
    sources: 1,
    write: writeList,
  },
];

/** Built when the first question comes; kept as long as its process. */
let index: SandboxIndex | null = null;
const indexed = new Map<string, string>();

/** Answers from the bundled directory and the scanned sites that it is told of, and from nothing else. */
export function answerQuestion({ engine, question, sites, sent }: SandboxAsk): SandboxTold {
  const style = STYLES.find(({ id }) => id === engine)!;
  index ??= new SandboxIndex();
  const wanted = new Set(sites.map(({ version }) => version));
  for (const [domain, version] of indexed) {
    if (wanted.has(version)) continue;
    index.drop(domain);
    indexed.delete(domain);
  }
  for (const { version, site } of sent) {
    index.add(site);
    indexed.set(site.domain, version);
  }
  const missing = sites.filter(({ version, domain }) => indexed.get(domain) !== version);
  if (missing.length > 0) return { missing: missing.map(({ version }) => version) };
  return { reply: answer(question, style, index) };
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

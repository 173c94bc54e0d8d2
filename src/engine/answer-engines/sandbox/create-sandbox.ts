import { randomUUID } from "node:crypto";
import type { BuyerQuestion } from "../../types.ts";
import type { Workshop } from "../../workshop/bench.ts";
import type { AnswerEngine, EngineReply } from "../types.ts";
import { CHARACTERS_A_PAGE, PAGES_A_SITE, type ScannedSite } from "./scanned-site.ts";

/** Two built-in engines over one index: the bundled directory of invented companies and the sites scanned here. */
export interface Sandbox {
  /** Takes a scanned site in place of what was taken for its domain; the oldest of too many sites makes room. */
  add(site: ScannedSite): void;
  /** Forgets what was taken for a domain. */
  drop(domain: string): void;
  readonly engines: readonly AnswerEngine[];
}

const ENGINES = [
  { id: "sandbox-atlas", label: "Atlas (sandbox)" },
  { id: "sandbox-beacon", label: "Beacon (sandbox)" },
];

/** Scanned sites that are kept; the one added longest ago makes room. */
const MOST_SITES = 100;

/** CPU milliseconds for a task that indexes: all of the largest sites at once take 3 s on a fast machine. */
const INDEXING = { budgetMs: 15_000 };

/**
 * Remembers the scanned sites here; the index over them is the workshop's, whose processes come and go and say which
 * sites they have not been told of. Nothing is indexed before somebody asks.
 */
export function createSandbox(workshop: Workshop): Sandbox {
  const sites = new Map<string, { version: string; site: ScannedSite }>();

  async function ask(engine: string, question: BuyerQuestion, signal: AbortSignal): Promise<EngineReply> {
    signal.throwIfAborted();
    const bench = workshop.bench(signal);
    const known = [...sites.values()];
    const asked = { engine, question, sites: known.map(({ version, site: { domain } }) => ({ version, domain })) };
    let told = await bench.run("sandbox", { ...asked, sent: [] });
    if ("missing" in told) {
      const { missing } = told;
      const sent = known.filter(({ version }) => missing.includes(version));
      told = await bench.run("sandbox", { ...asked, sent }, INDEXING);
    }
    // Another process than the first may have answered: it is told everything.
    if ("missing" in told) told = await bench.run("sandbox", { ...asked, sent: known }, INDEXING);
    if ("missing" in told) throw new Error("The sandbox could not be told of the sites scanned here.");
    return told.reply;
  }

  return {
    add({ domain, brand, kind, pages }) {
      sites.delete(domain);
      sites.set(domain, {
        version: randomUUID(),
        site: { domain, brand, ...(kind && { kind }), pages: pages.slice(0, PAGES_A_SITE).map(cut) },
      });
      const [oldest] = sites.keys();
      if (sites.size > MOST_SITES && oldest !== undefined) sites.delete(oldest);
    },
    drop: (domain) => void sites.delete(domain),
    engines: ENGINES.map(({ id, label }) => ({
      id,
      label,
      mode: "sandbox",
      model: `${id}-1`,
      expectedCostUsd: 0,
      assumedCostUsd: () => 0,
      ask: (question, signal) => ask(id, question, signal),
    })),
  };
}

/** As much of a page as is indexed. */
function cut({ url, title, text }: ScannedSite["pages"][number]): ScannedSite["pages"][number] {
  return { url, title, text: text.slice(0, CHARACTERS_A_PAGE) };
}

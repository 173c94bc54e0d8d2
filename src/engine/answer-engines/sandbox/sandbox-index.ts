import MiniSearch, { type SearchResult } from "minisearch";
import { directoryEntries, type IndexEntry, scannedEntries } from "./index-entries.ts";
import type { ScannedSite } from "./scanned-site.ts";
import { words } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** How one engine weighs what it finds. */
export interface Ranking {
  /** Weight of a word by where it stands. */
  boost: { title: number; topic: number; text: number; place: number };
  /** What a site's second page adds, as a share of its score. */
  depth: number;
  /** Share of the question's weight that a site must cover, 0 to 1. */
  minCoverage: number;
  /** Share of the best site's score that a site must reach, 0 to 1. */
  minShare: number;
}

/** A site that was found for a question, by its best entry. */
export interface Found {
  entry: IndexEntry;
  score: number;
  /** Share of the question's weight that its entries cover, 0 to 1. */
  coverage: number;
}

/** The sandbox's search index: the bundled directory and the sites scanned here. */
export class SandboxIndex {
  readonly #search = new MiniSearch<IndexEntry>({
    fields: ["title", "topic", "text", "place"],
    tokenize: words,
    processTerm: (term) => term,
  });
  readonly #entries = new Map<string, IndexEntry>();
  readonly #scanned = new Map<string, IndexEntry[]>();
  readonly #vocabulary = new Vocabulary();

  constructor() {
    this.#insert(directoryEntries());
  }

  /** Indexes a scanned site in place of what was indexed for its domain. */
  add(site: ScannedSite): void {
    this.drop(site.domain);
    const entries = scannedEntries(site);
    this.#scanned.set(site.domain, entries);
    this.#insert(entries);
  }

  /** Forgets what was indexed for a domain. */
  drop(domain: string): void {
    for (const entry of this.#scanned.get(domain) ?? []) {
      this.#search.remove(entry);
      this.#vocabulary.remove(entry);
      this.#entries.delete(entry.id);
    }
    this.#scanned.delete(domain);
  }

  /** Sites that fit the words of a question, best first; ties by domain. */
  find(terms: string[], ranking: Ranking): Found[] {
    const searched = new Map(terms.flatMap((term) => this.#vocabulary.parts(term).map((part) => [part, term])));
    const hits = this.#search.search([...searched.keys()].join(" "), {
      boost: { ...ranking.boost },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 9 ? 0.2 : term.length > 5 ? 0.15 : false),
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
    });
    const relevant = hits.filter((hit) => isAboutIt(hit, this.#entries.get(hit.id)));
    const hitsBySite = Map.groupBy(relevant, (hit) => this.#entries.get(hit.id)?.domain ?? "");
    const found = [...hitsBySite.values()].map((ofSite) => this.#judge(ofSite, { terms, searched, ranking }));
    const top = Math.max(0, ...found.filter(({ entry }) => entry.kind !== "source").map(({ score }) => score));
    return found
      .filter(({ coverage, score }) => coverage >= ranking.minCoverage && score >= ranking.minShare * top)
      .sort((a, b) => b.score - a.score || (a.entry.domain < b.entry.domain ? -1 : 1));
  }

  /** One site's hits, best first, as one score: the best entry, some of its second page, by how much of the question it covers. */
  #judge(hits: SearchResult[], query: { terms: string[]; searched: Map<string, string>; ranking: Ranking }): Found {
    const entries = hits.map((hit) => this.#entries.get(hit.id)!);
    const second = hits.find((_hit, rank) => entries[rank]!.url !== entries[0]!.url);
    const matched = new Set(hits.flatMap((hit) => hit.queryTerms.map((part) => query.searched.get(part) ?? part)));
    const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + this.#vocabulary.weight(term), 0);
    const coverage = weigh(matched) / weigh(query.terms);
    const score = (hits[0]!.score + query.ranking.depth * (second?.score ?? 0)) * (0.5 + coverage / 2);
    // Sums of many floats depend on the order sites were added in; six digits do not.
    return { entry: entries[0]!, score: Number(score.toPrecision(6)), coverage };
  }

  #insert(entries: IndexEntry[]): void {
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      this.#search.add(entry);
      this.#vocabulary.add(entry);
    }
  }
}

/** Share of the longer word's letters that two words begin with in common, from which one is a form of the other. */
const SAME_WORD = 0.6;

/** Whether an entry is about what is asked for: a place, a passing word or a word that only looks alike is not enough. */
function isAboutIt(hit: SearchResult, entry: IndexEntry | undefined): boolean {
  const fields = entry?.topic === "" ? ["title", "text"] : ["topic"];
  return Object.entries(hit.match).some(
    ([word, matched]) =>
      matched.some((field) => fields.includes(field)) && hit.queryTerms.some((asked) => isFormOf(word, asked)),
  );
}

function isFormOf(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  const differs = [...a].findIndex((letter, index) => letter !== b[index]);
  return (differs < 0 ? a.length : differs) >= SAME_WORD * longer;
}

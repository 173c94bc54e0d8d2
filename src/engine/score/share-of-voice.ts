import { isCountedAt } from "../questions/counted.ts";
import { standing } from "../read-answer/pooled/evidence.ts";
import { plainName } from "../read-answer/pooled/plain-name.ts";
import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { Competitor } from "../read-answer/types.ts";
import type { BuyerQuestion, CitationType, Interval, SiteFacts } from "../types.ts";
import { LOW_SAMPLE } from "./constants.ts";
import { clusteredInterval, toPercent } from "./interval.ts";
import { isNamed } from "./visibility.ts";

/** One brand's part of all namings. */
export interface BrandShare {
  name: string;
  domain: string | null;
  /** The site's own brand. */
  own: boolean;
  /** Countable answers that name it. */
  answers: number;
  /** Percent of all namings, one decimal. */
  share: number;
  interval: Interval;
  engines: string[];
  /** The sentence that names it; `null` where there is none. */
  quote: string | null;
}

/** A domain that the engines cited. */
export interface SourceShare {
  domain: string;
  type: CitationType;
  /** Countable answers that cite it. */
  citations: number;
  /** Percent of the countable answers, one decimal. */
  share: number;
  interval: Interval;
  /** Whether the site stands on a cited page of it: `true` when a cited title says so, else not known. */
  present: boolean | null;
}

/** Who is talked about in the tracked answers, and where the engines read it. */
export interface ShareOfVoice {
  brands: BrandShare[];
  sources: SourceShare[];
  /** Countable answers. */
  answers: number;
  lowSample: boolean;
}

/**
 * Share of voice: a brand's namings over all brands' namings, where an answer names a brand once or not at all.
 * The interval takes each naming as one value, clustered by question. Rivals
 * that stand apart count for nobody.
 */
export function shareOfVoice(scan: {
  answers: ReadAnswer[];
  competitors: Competitor[];
  questions: BuyerQuestion[];
  facts: SiteFacts;
}): ShareOfVoice {
  const countable = scan.answers.filter(({ reading, question }) => reading && isCountedAt(scan.questions, question));
  const competitors = standing(scan.competitors, countable.length);
  const told = { competitors, facts: scan.facts };
  const namings = countable.flatMap((answer) => namedIn(answer, told).map((brand) => ({ ...answer, brand })));
  const perQuestion = [...Map.groupBy(namings, ({ question }) => question).values()];
  const shareOf = (name: string) => {
    const clusters = perQuestion.map((group) => group.map(({ brand }) => (brand === name ? 1 : 0) as number));
    return measured(clusters);
  };
  const own = namings.filter(({ brand }) => brand === scan.facts.brand);
  const brands = competitors.map(
    ({ name, domain, answers, engines, quote }): BrandShare => ({
      ...{ name, domain, answers, engines, quote, own: false },
      ...shareOf(name),
    }),
  );
  const site: BrandShare[] = namings.length
    ? [
        {
          ...{ name: scan.facts.brand, domain: scan.facts.domain, own: true, answers: own.length },
          engines: [...new Set(own.map(({ engine }) => engine))],
          quote: own.flatMap(({ reading }) => reading!.mentions)[0]?.quote ?? null,
          ...shareOf(scan.facts.brand),
        },
      ]
    : [];
  return {
    brands: [...site, ...brands].sort((a, b) => b.share - a.share || a.name.localeCompare(b.name)),
    sources: sourcesOf(countable, scan.facts.brand),
    answers: countable.length,
    lowSample: countable.length < LOW_SAMPLE,
  };
}

/** Canonical names of the brands that an answer names, each once. */
function namedIn({ reading }: ReadAnswer, { competitors, facts }: { competitors: Competitor[]; facts: SiteFacts }) {
  const names = new Set(reading!.competitors.map(({ name }) => plainName(name)));
  const others = competitors.filter((competitor) => competitor.names.some((name) => names.has(name)));
  return [...(isNamed(reading!.placement) ? [facts.brand] : []), ...others.map(({ name }) => name)];
}

function sourcesOf(answers: ReadAnswer[], brand: string): SourceShare[] {
  const citations = answers.flatMap(({ reading }) => reading!.citations);
  const byDomain = Map.groupBy(citations, ({ domain }) => domain);
  const questions = [...Map.groupBy(answers, ({ question }) => question).values()];
  const cites = (answer: ReadAnswer, domain: string) =>
    answer.reading!.citations.some((cited) => cited.domain === domain);
  return [...byDomain]
    .map(([domain, cited]): SourceShare => {
      const clusters = questions.map((group) => group.map((answer) => (cites(answer, domain) ? 1 : 0) as number));
      const titled = cited.some(({ title }) => title?.toLowerCase().includes(brand.toLowerCase()));
      const { type } = cited[0]!;
      const present = type === "own" || titled ? true : null;
      return { domain, type, citations: clusters.flat().filter(Boolean).length, ...measured(clusters), present };
    })
    .sort((a, b) => b.citations - a.citations || a.domain.localeCompare(b.domain));
}

function measured(clusters: number[][]): { share: number; interval: Interval } {
  const values = clusters.flat();
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { share: toPercent(mean), interval: clusteredInterval(mean, clusters)! };
}

import { lexiconFor } from "../audits/text/lexicon.ts";
import { areAkin, contentWords } from "../audits/text/words.ts";
import type { Page, Reading } from "../read-site/types.ts";
import type { LostQuestion } from "./lost-questions.ts";
import type { Fix } from "./types.ts";

const SHOWN_NAMES = 4;
const SHOWN_SOURCES = 5;
/** A page that holds this share of the question's words is about it. */
const ABOUT = 0.6;

/** What can be done about a question that engines answered without naming the site. No effect is promised. */
export function fixLostQuestion(lost: LostQuestion, reading: Reading): Omit<Fix, "rank"> {
  const names = lost.namedInstead.slice(0, SHOWN_NAMES);
  const sources = lost.sources.slice(0, SHOWN_SOURCES);
  return {
    id: lost.id,
    title: `You are not named for “${lost.question}”`,
    why:
      names.length > 0
        ? `The engines that answered named ${list(names)} instead.`
        : "The engines that answered named no company at all.",
    how: [ownPageStep(lost.question, reading), sourcesStep(lost)].filter(Boolean).join(" "),
    signal: "visibility",
    impact: "high",
    effort: "medium",
    points: null,
    evidence:
      sources.length > 0
        ? `Sources the engines read: ${sources.map(({ title, url }) => (title ? `${title} (${url})` : url)).join("; ")}`
        : "The engines named no sources.",
    paste: null,
    choices: [],
  };
}

/** Whether the site has a page about the question, and what that page does not say. */
function ownPageStep(question: string, reading: Reading): string {
  const asking = lexiconFor(reading.facts.language)?.asking.split(" ") ?? [];
  const wanted = new Set([...contentWords(question, reading.facts.language)].filter((word) => !asking.includes(word)));
  const [best] = reading.pages
    .map((page) => ({ page, missing: missingWords(wanted, page) }))
    .sort((a, b) => a.missing.length - b.missing.length);
  const isAbout = best && wanted.size > 0 && 1 - best.missing.length / wanted.size >= ABOUT;
  if (!isAbout) {
    return `None of the ${reading.pages.length} pages read is about this question. Write one that answers it in its first lines: what you offer, for whom, where, and at what price.`;
  }
  const gap =
    best.missing.length > 0
      ? ` It does not speak of ${list(best.missing.slice(0, 4).map((word) => `“${word}”`))}.`
      : "";
  return `Your page ${best.page.finalUrl} comes closest.${gap} Let it answer the question in its first lines, with prices, places and facts that can be checked.`;
}

function missingWords(wanted: Set<string>, page: Page): string[] {
  const said = contentWords(`${page.head.title ?? ""} ${page.bodyText}`, page.language);
  const near = [...said];
  return [...wanted].filter((word) => !said.has(word) && !near.some((other) => areAkin(word, other)));
}

function sourcesStep({ sources }: LostQuestion): string {
  const domains = [...new Set(sources.map(({ domain }) => domain))].slice(0, SHOWN_SOURCES);
  if (domains.length === 0) return "";
  return `The engines read ${list(domains)}, and no page of yours. See whether you stand on those pages, and where they list providers, ask to be added.`;
}

function list(items: string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

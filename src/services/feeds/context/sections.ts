import { isCounted } from "../../../engine/questions/counted.ts";
import { fenced, inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import type { ConsoleAnswer, ConsoleQuestion } from "../../../schema/console/evidence.ts";
import type { HistoryEntry } from "../../../schema/console/scores.ts";
import type { Fix } from "../../../schema/fix.ts";
import type { Block, Section } from "./fit.ts";
import { summaryLines } from "./summary.ts";
import { count, day } from "./text.ts";

/** Longest part of one answer, in characters: enough for what it recommends and why. */
const ANSWER = 1500;
const LIST_ROUNDS = { lead: 5, most: 60 };

/** The document's sections, most decision-relevant first. */
export function sectionsOf(console: Console): Section[] {
  const { site, fixes, questions, competitors, history } = console;
  const asked = new Set(console.answers.map(({ engine }) => engine)).size;
  const lost = questions.filter((question) => isCounted(question) && question.answered > 0);
  return [
    { heading: "In short", things: "summary lines", blocks: once(summaryLines(console)) },
    { heading: "Read this first", things: "notes", blocks: once(console.readFirst.map((line) => `- ${line}`)) },
    { heading: "What to change, most worthwhile first", things: "fixes", blocks: fixes.map(fixBlock) },
    { heading: "Questions, lost ones first", things: "questions", blocks: listed(lost.map(questionLine), 1) },
    { heading: "By area, kept out of every score", things: "areas", blocks: listed(areaLines(questions), 3) },
    {
      heading: "Who was named instead",
      things: "competitors",
      blocks: listed(competitors.map(competitorLine(asked)), 1),
    },
    { heading: "How engines speak of it", things: "quotes", blocks: quoteBlocks(console) },
    { heading: "Where engines read", things: "cited sites", blocks: listed(sourceLines(console), 2) },
    { heading: "Earlier measures", things: "measures", blocks: listed(history.slice(1).map(historyLine), 2) },
    { heading: "Visits from AI engines", things: "weeks of visits", blocks: listed(trafficLines(console), 2) },
    { heading: "What the audits found amiss", things: "findings", blocks: listed(findingLines(console), 3) },
    { heading: "To paste", things: "snippets", blocks: fixes.flatMap(pasteBlock) },
    { heading: "What engines answered, word for word", things: "answers", blocks: answerBlocks(console, lost) },
    { heading: "Plan", things: "plan lines", blocks: once(planLines(console), 3) },
  ].filter(({ blocks }) => blocks.length > 0 && (site.measure !== null || blocks[0]!.round === 0));
}

function once(lines: string[], round = 0): Block[] {
  return lines.length > 0 ? [{ text: lines.join("\n"), round }] : [];
}

/** The first ones early, the rest two rounds later. */
function listed(lines: string[], round: number): Block[] {
  return lines
    .slice(0, LIST_ROUNDS.most)
    .map((text, at) => ({ text, round: at < LIST_ROUNDS.lead ? round : round + 2 }));
}

/** The first five whole; of the rest what to do. */
function fixBlock({ rank, title, signal, impact, effort, points, evidence, why, how }: Fix, at: number): Block {
  const gain = points === null ? "a lost question" : `up to ${points} readiness points`;
  const head = `${rank}. **${inline(title)}** (${signal}; impact ${impact}, effort ${effort}; ${gain})`;
  const text = `${head}
   Seen: ${inline(evidence, 400)}
   Why: ${inline(why, 400)}
   How: ${inline(how, 700)}`;
  return at < 5 ? { text, round: at < 2 ? 1 : 2 } : { text: `${head}: ${inline(how, 300)}`, round: 4 };
}

function pasteBlock({ rank, title, paste }: Fix): Block[] {
  return paste ? [{ text: `For ${rank}, ${inline(title)}:\n${fenced(paste, 6000, "text")}`, round: 4 }] : [];
}

function questionLine({ question, persona, area, named, answered, competitors, engines }: ConsoleQuestion): string {
  const by = engines
    .filter(({ placement }) => placement === "prose" || placement === "list")
    .map(({ engine }) => engine);
  const who = named > 0 ? ` (${[...new Set(by)].join(", ")})` : "";
  const about = [persona && `asked by ${inline(persona, 60)}`, area && `in ${inline(area, 60)}`].filter(Boolean);
  const instead =
    competitors.length > 0
      ? `; named: ${competitors
          .slice(0, 6)
          .map((name) => inline(name, 60))
          .join(", ")}`
      : "";
  return `- "${inline(question, 300)}"${about.length > 0 ? ` ${about.join(", ")}` : ""}: ${named} of ${count(answered, "answer")} name the site${who}${instead}`;
}

/** By area: how many of its answers name the site. */
function areaLines(questions: ConsoleQuestion[]): string[] {
  const regional = questions.filter(({ regional, answered }) => regional && answered > 0);
  return [...Map.groupBy(regional, ({ area }) => area)].map(([area, own]) => {
    const sum = (key: "named" | "answered") => own.reduce((total, each) => total + each[key], 0);
    const instead = [...new Set(own.flatMap(({ competitors }) => competitors.slice(0, 3)))].slice(0, 5);
    const named = instead.length > 0 ? `; named: ${instead.map((name) => inline(name, 60)).join(", ")}` : "";
    return `- ${inline(area ?? "", 60)}: ${sum("named")} of ${count(sum("answered"), "answer")} to ${count(own.length, "question")} name the site${named}`;
  });
}

const competitorLine =
  (asked: number) =>
  ({ name, domain, answers, engines, evidence, watched }: Console["competitors"][number]): string => {
    const site = domain ? ` (${inline(domain, 80)})` : "";
    const notes = [watched && "watched", evidence === "single" && "single evidence: do not count on it"].filter(
      Boolean,
    );
    const by = engines.length === asked && asked > 2 ? "every engine" : engines.join(", ");
    const note = notes.length > 0 ? ` [${notes.join("; ")}]` : "";
    return `- ${inline(name, 80)}${site}: ${count(answers, "answer")}${by ? `, ${by}` : ""}${note}`;
  };

/** Each sentence once, with all who wrote it. */
function quoteBlocks({ mentions }: Console): Block[] {
  const sentences = [...Map.groupBy(mentions, ({ quote }) => quote)];
  return sentences.slice(0, 20).map(([quote, same], at) => {
    const engines = [...new Set(same.map(({ engine }) => engine))].join(", ");
    const on = same.length === 1 ? `on "${inline(same[0]!.question, 200)}"` : `in ${same.length} answers`;
    return { text: `${engines}, ${on}:\n${fenced(quote, 300)}`, round: at < 4 ? 2 : 5 };
  });
}

/** By domain: how many answers cite any of its pages. */
function sourceLines({ citations }: Console): string[] {
  const domains = [...Map.groupBy(citations, ({ domain }) => domain)].map(([domain, pages]) => {
    const answers = pages.reduce((sum, page) => sum + page.answers, 0);
    return { domain, type: pages[0]!.type, answers, pages: pages.length, url: pages[0]!.url };
  });
  domains.sort((a, b) => b.answers - a.answers || a.domain.localeCompare(b.domain));
  return domains.map(({ domain, type, answers, pages, url }) => {
    return `- ${inline(domain, 80)} (${type}): ${count(answers, "citation")} of ${count(pages, "page")}, e.g. ${inline(url, 160)}`;
  });
}

function historyLine({
  measuredAt,
  visibility,
  visibilityInterval: range,
  readiness,
  gate,
  named,
  countable,
  scoreVersion,
}: HistoryEntry): string {
  const interval = range ? ` (${range[0]} to ${range[1]})` : "";
  const share = countable === null ? "" : `, named in ${named} of ${countable}`;
  return `- ${day(measuredAt)}: visibility ${visibility ?? "not measured"}${interval}${share}, readiness ${readiness ?? "not measured"}${gate ? ` (capped: ${gate.id})` : ""}, score version ${scoreVersion}`;
}

/** Weeks that are known; where none is, nothing is said of it. */
function trafficLines({ traffic }: Console): string[] {
  return traffic.weeks.map(({ week, visits, byEngine, fetches }) => {
    const engines = byEngine.map((each) => `${each.label} ${each.visits}`).join(", ");
    const crawlers = (fetches ?? []).slice(0, 5).map((each) => `${each.crawler} ${each.fetches}`);
    const read = crawlers.length > 0 ? `; pages fetched by AI crawlers: ${crawlers.join(", ")}` : "";
    return `- Week of ${day(week)}: ${count(visits, "visit")}${engines ? ` (${engines})` : ""}${read}`;
  });
}

function findingLines({ findings }: Console): string[] {
  const amiss = findings.filter(({ status }) => status === "fail" || status === "partial");
  return amiss.map(({ id, status, title, evidence: [first] }) => {
    return `- ${id} (${status}): ${inline(title)}${first ? `; ${inline(first.url, 120)}: ${inline(first.observed, 200)}` : ""}`;
  });
}

/** Question by question, the lost ones first, so that what is cut is what matters least. */
function answerBlocks({ answers }: Console, lost: ConsoleQuestion[]): Block[] {
  const byQuestion = Map.groupBy(answers, ({ question }) => question);
  const blocks = lost.flatMap(({ question }) => (byQuestion.get(question) ?? []).flatMap(answerBlock));
  return blocks.map(({ text }, at) => ({ text, round: at < 4 ? 3 : 6 }));
}

function answerBlock({ question, engine, model, at, status, placement, text }: ConsoleAnswer): Block[] {
  if (status !== "answered") return [];
  const head = `### ${engine} (${inline(model, 60)}, ${day(at)}, site: ${placement}) on "${inline(question, 200)}"`;
  return [{ text: `${head}\n${fenced(text, ANSWER)}`, round: 6 }];
}

function planLines({ schedule, usage }: Console): string[] {
  if (!schedule || !usage) return [];
  const { remaining, nextAt } = usage.rescans;
  const cost =
    usage.next && usage.next.tokens > 0
      ? `, the next measure costs ${usage.next.tokens} of ${usage.tokens} tokens`
      : "";
  return [
    `- Measured ${schedule.schedule.toLowerCase().replace("_", " ")}, next on ${day(schedule.nextMeasureAt)}${cost}.`,
    `- Rescans left this week: ${remaining}${nextAt ? `, the next from ${nextAt.toISOString()}` : ""}.`,
  ];
}

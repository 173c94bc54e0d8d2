import { isCounted } from "../../../engine/questions/counted.ts";
import { standsApart } from "../../../engine/read-answer/pooled/evidence.ts";
import { fenced, inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import type { ConsoleAnswer, ConsoleQuestion } from "../../../schema/console/evidence.ts";
import type { Fix } from "../../../schema/fix.ts";
import { firstFixLine } from "../read-first.ts";
import { earlierMeasures } from "./earlier.ts";
import { engineLines } from "./engines.ts";
import type { Block, Section } from "./fit.ts";
import { quoteBlocks } from "./quotes.ts";
import { ladderLine, summaryLines } from "./summary.ts";
import { count, day, shortened } from "./text.ts";

/** Longest part of one answer, in characters: enough for what it recommends and why, and what even a long one has. */
const ANSWER = { usual: 1500, whole: 8000 };
/** How many lines of a list stand early, and at most. */
const LIST = { lead: 5, most: 60 };

/** The document's sections, most decision-relevant first; `isWhole`: there is room for what is else shortened. */
export function sectionsOf(console: Console, isWhole: boolean): Section[] {
  const { site, fixes, questions, competitors, scores } = console;
  const asked = new Set(console.answers.map(({ engine }) => engine)).size;
  const counted = questions.filter((question) => isCounted(question) && question.answered > 0);
  const lines = (all: string[], round: number, lead = LIST.lead) => ({
    blocks: listed(isWhole ? all : all.slice(0, LIST.most), { round, lead }),
    total: all.length,
  });
  const ladder = ladderLine(console);
  const own = scores.namedShare ? `, of ${scores.namedShare.countable} counted answers` : "";
  const sections: Section[] = [
    {
      heading: "In short",
      things: "summary lines",
      blocks: [...once(summaryLines(console)), ...(ladder ? once([ladder], 2) : [])],
    },
    { heading: "Read this first", things: "notes", blocks: once(notes(console)) },
    {
      heading: "What to change, most worthwhile first",
      things: "fixes",
      blocks: fixes.map((fix, at) => fixBlock(fix, { at, isWhole })),
    },
    { heading: "Questions, lost ones first", things: "questions", ...lines(counted.map(questionLine), 1, 3) },
    {
      heading: `Who was named instead${own}`,
      things: "competitors",
      ...lines(competitors.map(competitorLine(asked, scores.namedShare?.countable ?? 0)), 1),
    },
    { heading: "By engine, the least first", things: "engines", ...lines(engineLines(console), 1, 8) },
    { heading: "By area, kept out of every score", things: "areas", ...lines(areaLines(questions), 3) },
    { heading: "How engines speak of it", things: "quotes", ...quoteBlocks(console, isWhole) },
    { heading: "Where engines read", things: "cited sites", ...lines(sourceLines(console), 2) },
    { heading: "Earlier measures", things: "measures", ...lines(historyLines(console), 2) },
    { heading: "Visits from AI engines", things: "weeks of visits", ...lines(trafficLines(console), 2) },
    { heading: "What else the audits found amiss", things: "findings", ...lines(findingLines(console), 3) },
    { heading: "To paste", things: "snippets", blocks: fixes.flatMap(pasteBlock) },
    {
      heading: "What engines answered, word for word",
      things: "answers",
      blocks: answerBlocks(console, isWhole ? ANSWER.whole : ANSWER.usual),
    },
    { heading: "Plan", things: "plan lines", blocks: once(planLines(console), 3) },
  ];
  return sections.filter(({ blocks }) => blocks.length > 0 && (site.measure !== null || blocks[0]!.round === 0));
}

function once(lines: string[], round = 0): Block[] {
  return lines.map((text) => ({ text, round }));
}

/** The first ones early, the rest two rounds later. */
function listed(lines: string[], { round, lead }: { round: number; lead: number }): Block[] {
  return lines.map((text, at) => ({ text, round: at < lead ? round : round + 2 }));
}

/** What to know before the rest; what to change first is said in short already. */
function notes({ readFirst, fixes: [first] }: Console): string[] {
  return readFirst.filter((line) => !first || line !== firstFixLine(first)).map((line) => `- ${line}`);
}

/** The first five whole; of the rest what was seen and what to do. */
function fixBlock(fix: Fix, { at, isWhole }: { at: number; isWhole: boolean }): Block {
  const { rank, title, signal, impact, effort, points, evidence, why, how } = fix;
  const gain = points === null ? "a lost question" : `up to ${points} readiness points`;
  const most = isWhole ? 4000 : at < 5 ? 500 : 300;
  const lines = [
    `${rank}. **${inline(title)}** (${signal}; impact ${impact}, effort ${effort}; ${gain})`,
    `   Seen: ${shortened(evidence, most)}`,
    ...(isWhole || at < 5 ? [`   Why: ${shortened(why, most)}`] : []),
    `   How: ${shortened(how, isWhole ? most : most + 100)}`,
  ];
  return { text: lines.join("\n"), round: at < 1 ? 1 : at < 3 ? 2 : at < 5 ? 3 : 4 };
}

function pasteBlock({ rank, title, paste }: Fix): Block[] {
  return paste ? [{ text: `For ${rank}, ${inline(title)}:\n${fenced(paste, 6000, "text")}`, round: 4 }] : [];
}

function questionLine({ question, persona, area, named, answered, competitors, engines }: ConsoleQuestion): string {
  const by = engines
    .filter(({ placement }) => placement === "prose" || placement === "list")
    .map(({ engine }) => engine);
  const who = named > 0 ? ` (${[...new Set(by)].join(", ")})` : "";
  const asker = persona && !isSaid(persona, question) && `asked by ${inline(persona, 60)}`;
  const about = [asker, area && `in ${inline(area, 60)}`].filter(Boolean);
  const instead =
    competitors.length > 0
      ? `; named: ${competitors
          .slice(0, 4)
          .map((name) => inline(name, 60))
          .join(", ")}`
      : "";
  return `- "${inline(question, 300)}"${about.length > 0 ? ` ${about.join(", ")}` : ""}: ${named} of ${count(answered, "answer")} name the site${who}${instead}`;
}

/** Whether a question tells who asks it, but for a word. */
function isSaid(persona: string, question: string): boolean {
  const words = persona.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !question.toLowerCase().includes(word)).length <= 1;
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
  (asked: number, countable: number) =>
  (rival: Console["competitors"][number]): string => {
    const { name, domain, answers, engines, watched } = rival;
    const site = domain ? ` (${inline(domain, 80)})` : "";
    const apart = standsApart(rival, countable) && "named once and not clearly: do not count on it";
    const notes = [watched && "watched", apart].filter(Boolean);
    const by = engines.length === asked && asked > 2 ? "every engine" : engines.join(", ");
    const note = notes.length > 0 ? ` [${notes.join("; ")}]` : "";
    return `- ${inline(name, 80)}${site}: ${count(answers, "answer")}${by ? `, ${by}` : ""}${note}`;
  };

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

function historyLines(console: Console): string[] {
  return earlierMeasures(console).map((entry) => {
    const {
      measuredAt,
      visibility,
      visibilityInterval: range,
      readiness,
      gate,
      named,
      countable,
      scoreVersion,
    } = entry;
    const interval = range ? ` (${range[0]} to ${range[1]})` : "";
    const share = countable === null ? "" : `, named in ${named} of ${countable}`;
    const notes = [
      gate && ` (capped: ${gate.id})`,
      scoreVersion !== console.site.scoreVersion && `, score version ${scoreVersion}: not to be compared`,
      entry.site !== console.site.domain && `, measured at ${entry.site}`,
    ].filter(Boolean);
    return `- ${day(measuredAt)}: visibility ${visibility ?? "not measured"}${interval}${share}, readiness ${readiness ?? "not measured"}${notes.join("")}`;
  });
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

/** What no fix above speaks of. */
function findingLines({ findings, fixes }: Console): string[] {
  const told = new Set(fixes.map(({ target }) => target));
  const amiss = findings.filter(({ id, status }) => (status === "fail" || status === "partial") && !told.has(id));
  return amiss.map(({ id, status, title, evidence: [first] }) => {
    return `- ${id} (${status}): ${inline(title)}${first ? `; ${inline(first.url, 120)}: ${shortened(first.observed, 200)}` : ""}`;
  });
}

/** In turns of one answer a question, lost ones first and each turn by other engines, so that few show much. */
function answerBlocks({ answers, questions }: Console, most: number): Block[] {
  const answered = answers.filter(({ status }) => status === "answered");
  const byQuestion = Map.groupBy(answered, ({ question }) => question);
  const rows = questions.flatMap(({ question }, at) => {
    const own = byQuestion.get(question) ?? [];
    return own.map((_answer, turn) => ({ turn, at, answer: own[(at + turn) % own.length]! }));
  });
  rows.sort((a, b) => a.turn - b.turn || a.at - b.at);
  return rows.map(({ answer }, at) => answerBlock(answer, { round: at < 4 ? 3 : 6, most }));
}

function answerBlock(answer: ConsoleAnswer, { round, most }: { round: number; most: number }): Block {
  const { question, engine, model, at, placement, text } = answer;
  const head = `### ${engine} (${inline(model, 60)}, ${day(at)}, site: ${placement}) on "${inline(question, 200)}"`;
  const isCut = text.length > most;
  const part = isCut ? `\nIts first ${most} of ${text.length} characters:` : "";
  return { text: `${head}${part}\n${fenced(text, most)}`, round, isCut };
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

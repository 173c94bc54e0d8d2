import { describe, expect, it } from "vitest";
import type { Console } from "../../../src/schema/console/console.ts";
import type { ConsoleAnswer, ConsoleQuestion } from "../../../src/schema/console/evidence.ts";
import { contextMarkdown } from "../../../src/services/feeds/context/context-markdown.ts";
import { shortened } from "../../../src/services/feeds/context/text.ts";

const ENGINES = ["chatgpt", "gemini"];
const QUESTIONS = ["Which ferry takes bicycles?", "Which ferry is quick?", "Who runs ferries in winter?"];

function question(text: string, more: Partial<ConsoleQuestion> = {}): ConsoleQuestion {
  const about = {
    intent: "recommendation",
    persona: null,
    branded: false,
    regional: false,
    author: "owner",
    area: null,
  };
  const told = { named: 0, answered: 2, competitors: ["Gullwing"], engines: [] };
  return { question: text, ...about, ...told, ...more } as ConsoleQuestion;
}

function answer(text: string, engine: string, more: Partial<ConsoleAnswer> = {}): ConsoleAnswer {
  const at = new Date("2026-11-22T09:00:00Z");
  const told = { model: `${engine}-1`, at, status: "answered", reason: null, placement: "absent", stance: null };
  const found = { search: "used", searches: [], competitors: [], citations: [], text: `${engine} says Gullwing.` };
  return { question: text, engine, ...told, ...found, ...more } as ConsoleAnswer;
}

const measured = (day: string, visibility: number, more: object = {}) => ({
  ...{ measure: day, measuredAt: new Date(`${day}T09:00:00Z`), kind: "PRO", site: "ferry.example", visibility },
  ...{ visibilityInterval: null, verdict: "weak", named: 1, countable: 6, readiness: 70, gate: null, footprint: null },
  ...{ scoreVersion: "3", ...more },
});

function consoleOf(more: object = {}): Console {
  const history = [measured("2026-11-22", 30), measured("2026-11-15", 20), measured("2026-11-08", 10)];
  const site = { domain: "ferry.example", brand: "Tern Ferries", category: "ferries", place: null, language: "en" };
  const shown = { status: "ok", measure: "2026-11-22", measuredAt: history[0]!.measuredAt, mode: "live" };
  const scores = {
    ...{ visibility: 30, visibilityInterval: [10, 50], band: "Partially visible", verdict: "weak", readiness: 70 },
    ...{ movement: { moved: "no", change: 10, interval: [-5, 25], cells: 6, reason: null }, namedShare: null },
    ...{ gate: null, signals: [], footprint: null, agentReadiness: null },
    coverage: { asked: 6, answered: 6, unavailable: 0 },
  };
  return {
    ...{ generatedAt: new Date(), readFirst: ["Mind this."], history, scores, fixes: [], competitors: [] },
    site: { ...site, ...shown, scoreVersion: "3", formerSites: [], failure: null },
    questions: QUESTIONS.map((text) => question(text)),
    answers: QUESTIONS.flatMap((text) => ENGINES.map((engine) => answer(text, engine))),
    ...{ citations: [], findings: [], mentions: [], traffic: { weeks: [], reason: null }, schedule: null, usage: null },
    ...more,
  } as unknown as Console;
}

const headings = (text: string, mark: string) =>
  text.split("\n").flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []));

describe("a console as Markdown", () => {
  it("shows few answers as answers to different questions by different engines", () => {
    const heads = headings(contextMarkdown(consoleOf(), 8000), "### ");
    expect(heads).toHaveLength(6);
    const first = heads.slice(0, 3).map((head) => [head.split(" ")[0], /on "(.*)"/.exec(head)![1]]);
    expect(first).toEqual([
      ["chatgpt", QUESTIONS[0]],
      ["gemini", QUESTIONS[1]],
      ["chatgpt", QUESTIONS[2]],
    ]);
  });

  it("says which engines name the site least, and why answers of one are missing", () => {
    const answers = QUESTIONS.flatMap((text) => [
      answer(text, "chatgpt", { placement: "prose" }),
      answer(text, "gemini", { placement: text === QUESTIONS[0] ? "citation" : "absent" }),
    ]);
    answers[1] = answer(QUESTIONS[1]!, "gemini", { status: "failed", placement: null, reason: "Too many requests." });
    const text = contextMarkdown(consoleOf({ answers }), 8000);
    expect(text).toContain("- gemini (gemini-1): names the site in 0 of 2 answers; 1 missing (Too many requests)");
    expect(text).toContain("- chatgpt (chatgpt-1): names the site in 3 of 3 answers");
    expect(text.indexOf("- gemini")).toBeLessThan(text.indexOf("- chatgpt"));
  });

  it("tells an older measure by those before it, not by the newest", () => {
    const console = consoleOf();
    const older = { ...console.site, measure: "2026-11-15", measuredAt: new Date("2026-11-15T09:00:00Z") };
    const text = contextMarkdown(consoleOf({ site: older }), 8000);
    expect(text).toContain("Since 2026-11-08:");
    expect(text).not.toContain("2026-11-22: visibility");
    expect(contextMarkdown(console, 8000)).toContain("2026-11-08 to 2026-11-22: 10, 20, 30.");
  });

  it("puts measures of another version or another host in no row with the rest", () => {
    const history = [
      measured("2026-11-22", 30),
      measured("2026-11-15", 90, { scoreVersion: "2" }),
      measured("2026-11-08", 10, { site: "old.example" }),
    ];
    const text = contextMarkdown(consoleOf({ history }), 8000);
    expect(text).toContain("score version 2: not to be compared");
    expect(text).toContain("measured at old.example");
    expect(text).not.toContain("Visibility of the last");
    expect(text).toContain("Since 2026-11-08:");
  });

  it("quotes sentences, what speaks against the site first, and no bare name", () => {
    const quote = (text: string, at: number) => ({
      question: QUESTIONS[at],
      engine: "chatgpt",
      placement: "prose",
      quote: text,
    });
    const answers = QUESTIONS.map((text, at) =>
      answer(text, "chatgpt", { stance: at === 1 ? "negative" : "positive" }),
    );
    const mentions = [
      quote("Tern Ferries", 2),
      quote("Tern Ferries is a good choice.", 0),
      quote("Tern Ferries is often late.", 1),
    ];
    const text = contextMarkdown(consoleOf({ answers, mentions }), 8000);
    expect(text).not.toContain("untrusted\nTern Ferries\n");
    expect(text.indexOf("often late")).toBeLessThan(text.indexOf("a good choice"));
    expect(text).toContain("in an answer that speaks against it");
  });

  it("says of a long answer that it is cut, and never that nothing was left out", () => {
    const answers = [answer(QUESTIONS[0]!, "chatgpt", { text: "Gullwing sails. ".repeat(200) })];
    const text = contextMarkdown(consoleOf({ answers }), 8000);
    expect(text).toContain("Its first 1500 of 3200 characters:");
    expect(text).toContain("Shortened: 1 of those shown.");
    expect(contextMarkdown(consoleOf({ answers }), 64_000)).toContain("Nothing was left out");
  });

  it("counts what a list leaves out by all there is, not by what is looked at", () => {
    const questions = Array.from({ length: 90 }, (_each, at) => question(`Which ferry has ${at} cabins?`));
    expect(contextMarkdown(consoleOf({ questions }), 8000)).toContain("30 of 90 questions");
    expect(contextMarkdown(consoleOf({ questions }), 64_000)).toContain("Nothing was left out");
  });

  it("keeps a measure's numbers when room is scarce: where it stands, the first fix, lost questions, engines, rivals", () => {
    const fix = {
      rank: 1,
      target: "eeat.contact",
      title: "Say how you can be reached",
      signal: "eeat",
      impact: "high",
    };
    const words = {
      effort: "low",
      points: 4,
      paste: null,
      choices: [],
      evidence: "None.",
      why: "So.",
      how: "List it.",
    };
    const competitors = [
      { name: "Gullwing", domain: null, answers: 5, engines: ENGINES, evidence: "strong", watched: false },
    ];
    const text = contextMarkdown(consoleOf({ fixes: [{ ...fix, ...words }], competitors }), 1000);
    expect(headings(text, "## ").slice(0, 6)).toEqual([
      "In short",
      "Read this first",
      "What to change, most worthwhile first",
      "Questions, lost ones first",
      "Who was named instead",
      "By engine, the least first",
    ]);
  });
});

it.each([
  ["short enough", "One. Two.", 20, "One. Two."],
  ["at the end of a sentence", "One word here. Another one that is long.", 30, "One word here. …"],
  [
    "at the end of an entry",
    "a.example (first); b.example (second); c.example",
    42,
    "a.example (first); b.example (second) …",
  ],
  ["at a word", "a sentence without any end that goes on", 20, "a sentence without …"],
  ["inside a word without end", "x".repeat(30), 20, `${"x".repeat(18)} …`],
])("a long text is cut %s", (_where, text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});

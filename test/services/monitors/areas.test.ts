import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inArea } from "../../../src/engine/questions/in-area.ts";
import type { TestApp } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { asOperator, measured, run, startOperated } from "../../support/operator.ts";
import type { FakeWebsite } from "../../support/website.ts";

const QUESTIONS = ["Which payroll software is best for 5 employees?", "What is the best payroll service in Columbus?"];
const TOKENS = 10_000;

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
let monitor: { id: string; token: string };

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  // Named everywhere but in Dayton.
  for (const id of ["chatgpt", "gemini"])
    engines.set(id, {
      answer: (question) =>
        question.includes("Dayton") ? "Gusto is a good choice there." : "Harbour Payroll is a good choice.",
    });
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startOperated({ ALLOW_HOSTS: site.host, ...Object.fromEntries(pair) });
  await asOperator(server, "CreateAccount", { email: "a@example.com", plan: "PRO", tokens: TOKENS });
  monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: "a@example.com" });
  await ask("SetQuestions", { questions: QUESTIONS.map((text) => ({ text })) });
});
afterAll(() => Promise.all([server.close(), site.close(), engines.close()]));

const ask = (name: string, variables: object = {}) => run(server, name, variables, monitor.token);
const measure = async () => measured(server, (await asOperator(server, "MeasureMonitor", { id: monitor.id })).id);
const feed = async (path: string) => (await fetch(`${server.baseUrl}/monitor/${monitor.token}${path}`)).text();

describe("areas", () => {
  it("are asked about beside what is scored: the score, rivals and movement stay what they were", async () => {
    await measure();
    const before = JSON.parse(await feed(".json"));
    const areas = [{ area: "Dayton" }, { area: "Ohio", questions: ["Who offers payroll in Ohio?"] }];
    const { data } = await ask("SetAreas", { areas });
    expect(data.areas).toEqual([
      {
        area: "Dayton",
        questions: [{ text: `${QUESTIONS[0]!.slice(0, -1)} in Dayton?` }, { text: expect.stringContaining("Dayton") }],
      },
      { area: "Ohio", questions: [{ text: "Who offers payroll in Ohio?" }] },
    ]);
    expect(data.next).toMatchObject({ questions: 5, regional: 3, tokens: 5 * 2 * 18 });
    await measure();
    const after = JSON.parse(await feed(".json"));
    expect(after.scores.visibility).toBe(before.scores.visibility);
    expect(after.scores.namedShare).toEqual(before.scores.namedShare);
    expect(after.scores.movement).toMatchObject({ cells: 4 });
    expect(after.competitors).toEqual(before.competitors);
    expect(after.usage.tokens).toBe(TOKENS - (2 + 5) * 2 * 18);
    expect(after.questions.filter(({ regional }: { regional: boolean }) => regional)).toHaveLength(3);
    expect(after.schedule.areas.map(({ area }: { area: string }) => area)).toEqual(["Dayton", "Ohio"]);
  });

  it("are told of by engine, in the graph, as Markdown and on the page", async () => {
    const { areas, status } = (await ask("GetRegionalVisibility")).data;
    expect(status).toBe("ok");
    const states = Object.fromEntries(
      areas.map(({ area, questions }: { area: string; questions: { engines: { state: string }[] }[] }) => [
        area,
        [...new Set(questions.flatMap((question) => question.engines.map(({ state }) => state)))],
      ]),
    );
    expect(states).toMatchObject({ Dayton: ["not_named"], Ohio: ["named"] });
    expect(await feed("/context.md")).toMatch(/## By area, kept out of every score\n- Dayton: 0 of 4 answers/);
    const page = await feed("/questions");
    expect(page).toContain("Who offers payroll in Ohio?");
    expect(page).toContain("not named");
  });

  it("are recorded with their date, and cost nothing once they are gone", async () => {
    const { data } = await ask("SetAreas", { areas: [] });
    expect(data.next).toMatchObject({ questions: 2, regional: 0, tokens: 72 });
    const [edit] = (await ask("GetMonitor")).data.edits;
    expect(edit).toMatchObject({
      what: "AREAS",
      added: [],
      removed: expect.arrayContaining(["Ohio: Who offers payroll in Ohio?"]),
    });
  });

  it.each<[string, object[]]>([
    ["six", Array.from({ length: 6 }, (_, at) => ({ area: `Town ${at}` }))],
    ["one twice", [{ area: "Dayton" }, { area: "dayton" }]],
    ["one without a name", [{ area: " " }]],
    ["one that is a sentence", [{ area: "Where? <b>" }]],
    ["one with no question", [{ area: "Dayton", questions: [] }]],
    ["one with six questions", [{ area: "Dayton", questions: Array(6).fill("Who offers payroll in Dayton?") }]],
  ])("refuses %s", async (_what, areas) => {
    expect((await ask("SetAreas", { areas })).error.code).toBe("BAD_INPUT");
  });

  it("are for the plan that pays them", async () => {
    const free = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: "free@example.com" });
    const { error } = await run(server, "SetAreas", { areas: [{ area: "Dayton" }] }, free.token);
    expect(error).toMatchObject({ code: "BAD_INPUT", message: expect.stringContaining("Pro") });
  });
});

it.each([
  ["en", "Which bakery is best?", null, "Which bakery is best in Dayton?"],
  ["en", "Which bakery in Columbus is best?", "Columbus", "Which bakery in Dayton is best?"],
  ["de", "Welche Bäckerei ist am besten?", null, "Welche Bäckerei ist am besten in Dayton?"],
  ["ja", "おすすめの税理士は？", null, "おすすめの税理士は (Dayton)？"],
  ["en", "best bakery", null, "best bakery in Dayton"],
])("a question in %s is asked about an area: %s", (language, text, place, expected) => {
  expect(inArea({ text, language, country: null }, { area: "Dayton", place })).toBe(expected);
});

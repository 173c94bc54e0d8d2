import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";

const DAY_MS = 24 * 3_600_000;
let server: TestApp;
let made: number;
beforeAll(async () => {
  server = await startApp();
  made = await server.app.seedDemo();
}, 240_000);
afterAll(() => server.close());

const tool = async (name: string, args: object = {}) => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  return (await post(`${server.baseUrl}/mcp/demo`, call)).body.result.structuredContent;
};

describe("the demo's history", () => {
  it("is twelve weeks of measures before the newest, made by the same pipeline, once", async () => {
    expect(made).toBeGreaterThanOrEqual(12);
    expect(await server.app.seedDemo()).toBe(0);
    const { questions, mode } = await tool("get_question_trajectories");
    expect(mode).toBe("sandbox");
    expect(questions).toHaveLength(10);
    const days = questions[0].days.map(({ date }: { date: string }) => Date.parse(date));
    expect(days).toHaveLength(13);
    for (const [at, day] of days.slice(1).entries()) expect(Math.round((days[at]! - day) / DAY_MS)).toBe(7);
  });

  it("makes tools worth calling: buyers, places, rivals, sources, and what changed over a week", async () => {
    expect((await tool("get_personas")).personas.length).toBeGreaterThanOrEqual(2);
    const { areas } = await tool("get_regional_visibility");
    expect(areas.map(({ area }: { area: string }) => area)).toContain("Bristol");
    expect((await tool("get_rivals")).recurring.length).toBeGreaterThan(0);
    expect((await tool("get_citation_sources")).sources.length).toBeGreaterThan(0);
    expect((await tool("get_visibility")).visibility).toMatchObject({ n: 20, lowSample: false });
    const [source] = (await tool("get_citation_sources")).sources;
    expect((await tool("get_source_profile", { source: source.domain })).answers).toBeGreaterThan(13);
  });

  it("has something to tell: what was won and lost, where, to whom, and by whose word", async () => {
    const { questions } = await tool("get_question_trajectories");
    const courses = questions.map(({ days }: { days: { named: number }[] }) => days.map(({ named }) => named));
    const sum = (at: number) => courses.reduce((all: number, days: number[]) => all + days.at(at)!, 0);
    expect(sum(0)).toBeGreaterThan(2 * sum(-1));
    expect(courses.some((days: number[]) => days[0]! < days[1]!)).toBe(true);
    expect(courses.some((days: number[]) => days.every((named) => named === 0))).toBe(true);
    const { areas } = await tool("get_regional_visibility");
    const states = areas.map(({ questions: own }: { questions: { engines: { state: string }[] }[] }) =>
      own.flatMap(({ engines }) => engines.map(({ state }) => state)),
    );
    const shares = states.map((own: string[]) => own.filter((state) => state === "named").length / own.length);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.3);
    expect((await tool("get_mentions")).mentions).toHaveLength(1);
    expect((await tool("get_post_brief")).questions.length).toBeGreaterThan(0);
  });

  it("is made whole again where a process ended in the middle of a week, or before its date was set back", async () => {
    const made = "SELECT id FROM scan WHERE askedKey = 'demo-3'";
    await server.sql(`UPDATE scan SET measuredAt = '${sqlNow()}' WHERE askedKey = 'demo-3'`);
    await server.sql("UPDATE scan SET status = 'RUNNING', measuredAt = NULL WHERE askedKey = 'demo-5'");
    const [before] = await server.sql<{ id: string }>(made);
    expect(await server.app.seedDemo()).toBe(2);
    const [after] = await server.sql<{ id: string }>(made);
    expect(after!.id).not.toBe(before!.id);
    const { questions } = await tool("get_question_trajectories");
    const days = questions[0].days.map(({ date }: { date: string }) => Date.parse(date));
    expect(days).toHaveLength(13);
    for (const [at, day] of days.slice(1).entries()) expect(Math.round((days[at]! - day) / DAY_MS)).toBe(7);
  });
});

const sqlNow = () => new Date().toISOString().replace("T", " ").replace("Z", "");

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
    expect(questions).toHaveLength(8);
    const days = questions[0].days.map(({ date }: { date: string }) => Date.parse(date));
    expect(days).toHaveLength(13);
    for (const [at, day] of days.slice(1).entries()) expect(Math.round((days[at]! - day) / DAY_MS)).toBe(7);
  }, 60_000);

  it("makes tools worth calling: buyers, places, rivals, sources, and what changed over a week", async () => {
    expect((await tool("get_personas")).personas.length).toBeGreaterThanOrEqual(2);
    const { areas } = await tool("get_regional_visibility");
    expect(areas.map(({ area }: { area: string }) => area)).toContain("Bristol");
    expect((await tool("get_rivals")).recurring.length).toBeGreaterThan(0);
    expect((await tool("get_citation_sources")).sources.length).toBeGreaterThan(0);
    expect((await tool("get_visibility")).visibility).toMatchObject({ n: 16, lowSample: true });
    const [source] = (await tool("get_citation_sources")).sources;
    expect((await tool("get_source_profile", { source: source.domain })).answers).toBeGreaterThan(13);
  });
});

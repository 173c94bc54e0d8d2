/** From six counted answers on, whom one answer names and not clearly stands apart, at every door of one measure alike. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { asOperator, measured, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

/** Each is named in one answer, some of them not clearly. */
const BESIDE = [
  "A few mention Quorvane as well.",
  "Ostrelle Group was also named by some.",
  "A few mention Pellingar as well.",
  "Some were once with Corvessa Group.",
  "Vandelbrook came up, too.",
  "A few mention Tessarin as well.",
  "Marrowick Group was also named by some.",
  "Others have heard of Dunmarsh.",
];
const CLEAR = "I recommend these:\n\n- **Gusto Payroll** is easy to use.\n- **Rippling** is broad.";

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
let monitor: { id: string; token: string };

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  let asked = 0;
  engines.set("chatgpt", {
    answer: () => `I would look at Gusto Payroll first. ${BESIDE[asked++ % BESIDE.length]}`,
  });
  engines.set("gemini", { answer: CLEAR });
  const env = Object.fromEntries(Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name)));
  server = await startOperated({ ALLOW_HOSTS: site.host, FEED_LIMIT_PER_MINUTE: "1000", READER_MODEL: "off", ...env });
  await asOperator(server, "CreateAccount", { email: "a@example.com", plan: "PRO", tokens: 20_000 });
  monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: "a@example.com", questions: 8 });
  await measured(server, (await asOperator(server, "MeasureMonitor", { id: monitor.id })).id);
});
afterAll(() => Promise.all([server.close(), site.close(), engines.close()]));

const text = async (path: string) => (await fetch(`${server.baseUrl}/monitor/${monitor.token}${path}`)).text();
const tool = async (name: string) => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } };
  return (await post(`${server.baseUrl}/mcp/${monitor.token}`, call)).body.result.structuredContent;
};

interface Rival {
  name: string;
  answers: number;
  evidence: string;
}

describe("whom one of many answers names, and not clearly", () => {
  it("is told as such by feed, CSV and MCP, the same digits each", async () => {
    const { competitors } = JSON.parse(await text(".json")) as { competitors: Rival[] };
    const told = competitors.map(({ name, answers, evidence }) => `${name},${answers},${evidence}`);
    expect(told.filter((line) => line.endsWith(",1,single")).length).toBeGreaterThan(0);
    expect(told).toContainEqual(expect.stringMatching(/^Gusto Payroll,\d+,strong$/));
    const [head, ...rows] = (await text("/export/rivals.csv")).trim().split(/\r?\n/);
    const at = ["name", "answers", "evidence"].map((name) => head!.replace("\uFEFF", "").split(",").indexOf(name));
    expect(rows.map((row) => at.map((one) => row.split(",")[one]).join())).toEqual(told);
    const { latest } = (await tool("get_rivals")) as { latest: Rival[] };
    expect(latest.map(({ name, answers, evidence }) => `${name},${answers},${evidence}`)).toEqual(told);
  });

  it("stands in no share, brief, sentence or question of any door", async () => {
    const { competitors, questions } = JSON.parse(await text(".json")) as {
      competitors: Rival[];
      questions: { competitors: string[] }[];
    };
    const single = competitors.filter(({ evidence }) => evidence === "single").map(({ name }) => name);
    const brief = await tool("get_post_brief");
    const { trackedAnswers } = await tool("get_share_of_voice");
    const { fixes } = await tool("get_fix_plan");
    const context = await text("/context.md");
    const page = (await text("/rivals")).split('id="named-once"');
    const doors = {
      feed: JSON.stringify(questions),
      brief: JSON.stringify(brief.questions),
      voice: JSON.stringify(trackedAnswers.brands),
      fixes: JSON.stringify(fixes),
      summary: context.slice(0, context.indexOf("## Read this first")),
      questions: context.slice(context.indexOf("## Questions"), context.indexOf("## Who was named")),
      page: page[0]!,
    };
    for (const [door, told] of Object.entries(doors))
      expect([door, single.filter((name) => told.includes(name))]).toEqual([door, []]);
    for (const name of single) expect(page[1]).toContain(name);
  });
});

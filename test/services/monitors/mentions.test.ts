import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { asOperator, measured, run, startOperated } from "../../support/operator.ts";
import type { FakeWebsite } from "../../support/website.ts";

const FOUND = [
  {
    link: "https://toledo.example/news/payroll",
    title: "Harbour Payroll opens a second office",
    snippet: "In Toledo.",
  },
  { link: "https://blog.example/tools", title: "Our tools", snippet: "We pay wages with Harbour Payroll." },
  { link: "https://other.example/harbour", title: "The harbour and its payroll office", snippet: "Ships." },
  { link: "no address", title: "Harbour Payroll" },
];

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
/** Whether the search is down. */
let isDown = false;

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  engines.set("chatgpt", { answer: "Gusto is a good choice." });
  engines.set("google-ai-overviews", {
    answer: "Gusto is a good choice.",
    scenario: (question) => (isDown && question.includes("-site:") ? "500" : "ok"),
    change: (body) => ({ ...(body as object), organic_results: FOUND }),
  });
  const two = Object.entries(engines.env).filter(([name]) => /^(OPENAI|SERPAPI)_/.test(name));
  server = await startOperated({ ALLOW_HOSTS: site.host, ...Object.fromEntries(two) });
});
afterAll(() => Promise.all([server.close(), site.close(), engines.close()]));

/** The pages that a monitor of an account of its own is told of after a measure. */
async function mentionsAfter(email: string) {
  await asOperator(server, "CreateAccount", { email, plan: "PRO", tokens: 1000 });
  const monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email, questions: 2 });
  const { id } = await asOperator(server, "MeasureMonitor", { id: monitor.id });
  expect(await measured(server, id)).toMatchObject({ status: "DONE" });
  const { data } = await run(server, "GetMentions", {}, monitor.token);
  return data.mentions as { url: string; title: string | null; firstSeen: string }[];
}

it("a paid measure searches the web for pages of others that name the site, and tells those that do", async () => {
  const pages = await mentionsAfter("searched@example.com");
  expect(pages.map(({ url }) => url)).toEqual([FOUND[1]!.link, FOUND[0]!.link]);
  const searches = engines.calls.filter(({ question }) => question?.includes("-site:"));
  expect(searches.map(({ question }) => question)).toEqual(['"Harbour Payroll" -site:127.0.0.1']);
});

it("a search that fails costs the measure nothing, and tells of no page", async () => {
  isDown = true;
  expect(await mentionsAfter("down@example.com")).toEqual([]);
});

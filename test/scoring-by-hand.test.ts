import { afterAll, beforeAll, expect, it } from "vitest";
import { post, startApp, type TestApp } from "./support/app.ts";
import { startCompany } from "./support/company.ts";
import { type EngineServer, startEngineServer } from "./support/engine-server.ts";
import type { FakeWebsite } from "./support/website.ts";

/** Recomputes the scores of a scan from its stored rows, by the formulas and constants of docs/scoring.md alone. */
let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  engines.set("chatgpt", { answer: "Harbour Payroll is a good choice. Gusto is another." });
  engines.set("gemini", {
    answer: (question) => (question.length % 2 ? "Gusto is one." : "- Harbour Payroll\n- Gusto"),
  });
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startApp({ ALLOW_HOSTS: site.host, ...Object.fromEntries(pair) });
});
afterAll(() => Promise.all([server.close(), site.close(), engines.close()]));

const CREDIT: Record<string, number> = { prose: 1, list: 0.5, citation: 0.5, source_title: 0.5, absent: 0 };
const WEIGHT: Record<string, number> = { citability: 30, technical: 25, platform: 20, eeat: 15, schema: 10 };
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const decimal = (value: number) => Math.round(value * 10) / 10;

interface Row {
  engine: string;
  status: string;
  placement: string;
}
interface FindingRow {
  signal: string;
  score: number | null;
  weight: number;
  gate: boolean;
}

it("gets every score of a scan from its rows", async () => {
  const { body } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
  const query = `query($id: ID!) { scan(id: $id) { questions { branded answers { engine status placement } }
    findings { id signal score weight gate } } }`;
  const { scan } = (await post(`${server.baseUrl}/graphql`, { query, variables: { id: body.id } })).body.data;

  const counted = scan.questions
    .filter(({ branded }: { branded: boolean }) => !branded)
    .map(({ answers }: { answers: Row[] }) => answers.filter(({ status }) => status === "answered")) as Row[][];
  const byEngine = [...Map.groupBy(counted.flat(), ({ engine }) => engine).values()];
  const p = mean(byEngine.map((rows) => mean(rows.map(({ placement }) => CREDIT[placement]!))));
  expect(body.visibility).toBe(decimal(p * 100));
  expect(body.visibilityInterval).toEqual(wilson(p, counted.length));
  const hits = counted.flat().map(({ placement }) => (placement === "prose" || placement === "list" ? 1 : 0) as number);
  expect(body.namedShare).toMatchObject({
    named: hits.filter(Boolean).length,
    countable: hits.length,
    percent: decimal(mean(hits) * 100),
    interval: wilson(mean(hits), counted.length),
  });

  const signals = [...Map.groupBy(scan.findings as FindingRow[], ({ signal }) => signal)].map(([signal, rows]) => {
    const measured = rows.filter(({ score }) => score !== null);
    const total = measured.reduce((sum, { weight }) => sum + weight, 0);
    const score = (100 * measured.reduce((sum, row) => sum + row.weight * row.score!, 0)) / total;
    return { signal, score: measured.some(({ gate }) => gate) ? Math.min(20, score) : score };
  });
  const told = new Map(
    body.signals.map(({ signal, score }: { signal: string; score: number | null }) => [signal, score]),
  );
  const kept = signals.filter(({ signal }) => told.get(signal) !== null);
  expect(kept.length).toBeGreaterThan(2);
  for (const { signal, score } of kept) expect(told.get(signal)).toBe(Math.floor(score + 0.5));
  const weights = kept.reduce((sum, { signal }) => sum + WEIGHT[signal]!, 0);
  const readiness = kept.reduce((sum, { signal, score }) => sum + WEIGHT[signal]! * score, 0) / weights;
  expect(body.readiness).toBe(Math.floor(readiness + 0.5));
});

/** The interval for fewer than five questions, each answered by more than one engine: n_eff is their number, t 1.96. */
function wilson(p: number, questions: number): [number, number] {
  const t = 1.96;
  const scale = 1 + t ** 2 / questions;
  const centre = p + t ** 2 / (2 * questions);
  const half = t * Math.sqrt((p * (1 - p)) / questions + t ** 2 / (4 * questions ** 2));
  return [decimal((100 * (centre - half)) / scale), decimal((100 * (centre + half)) / scale)];
}

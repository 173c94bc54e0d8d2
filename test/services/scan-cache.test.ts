import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import type { FakeWebsite } from "../support/website.ts";

const MINUTE = 60_000;
let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  engines.set("chatgpt", { answer: "Gusto is a good choice for small companies." });
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startApp({ ALLOW_HOSTS: site.host, ...Object.fromEntries(pair) });
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([server.close(), site.close(), engines.close()]));

const scan = async (more: object = {}) =>
  (await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/`, ...more })).body as {
    id: string;
    cached: boolean;
  };
/** Moves the clock on; only `Date` is faked, so sockets and timers run as ever. */
const moveOn = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

describe("the cache", () => {
  it("keeps a result for a day, and gives a fresh one only after 15 minutes", async () => {
    engines.set("gemini", { answer: "Rippling is a good choice for small companies." });
    const first = await scan();
    moveOn(14 * MINUTE);
    expect(await scan({ fresh: true })).toMatchObject({ id: first.id, cached: true });
    moveOn(9 * MINUTE);
    expect(await scan()).toMatchObject({ id: first.id, cached: true });
    const second = await scan({ fresh: true });
    expect(second.id).not.toBe(first.id);
    moveOn(25 * 60 * MINUTE);
    expect((await scan()).id).not.toBe(second.id);
  });

  it("keeps a result with a failed engine for 15 minutes", async () => {
    moveOn(60 * 60 * MINUTE);
    engines.set("gemini", { scenario: "401" });
    const first = await scan();
    moveOn(10 * MINUTE);
    expect(await scan()).toMatchObject({ id: first.id, cached: true });
    moveOn(6 * MINUTE);
    expect((await scan()).id).not.toBe(first.id);
  });
});

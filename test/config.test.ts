import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      baseUrl: "http://localhost:3000",
      databaseUrl: "sqlite:data/answerscope.sqlite",
      sandbox: true,
      scanDeadlineMs: 90_000,
      scanCacheMs: 24 * 3_600_000,
    });
  });

  it.each([
    ["https://answerscope.example.com/", false],
    ["http://127.0.0.1:3000", true],
    ["http://[::1]:3000", true],
  ])("lets the sandbox answer at %s: %s", (BASE_URL, sandbox) => {
    expect(readConfig({ BASE_URL }).sandbox).toBe(sandbox);
    expect(readConfig({ BASE_URL }).baseUrl).not.toMatch(/\/$/);
  });

  it.each([
    [{ PORT: "eighty" }, /PORT/],
    [{ BASE_URL: "example.com" }, /BASE_URL/],
    [{ SCAN_DEADLINE_SECONDS: "0" }, /SCAN_DEADLINE_SECONDS/],
    [{ SCAN_DEADLINE_SECONDS: "4" }, /SCAN_DEADLINE_SECONDS: must be a whole number from 5 to 3600$/],
    [{ SCAN_DEADLINE_SECONDS: "9000000" }, /SCAN_DEADLINE_SECONDS: must be a whole number from 5 to 3600$/],
    [{ SCAN_DEADLINE_SECONDS: "7.5" }, /SCAN_DEADLINE_SECONDS: must be a whole number from 5 to 3600$/],
    [{ SCAN_CACHE_HOURS: "1e9" }, /SCAN_CACHE_HOURS: must be a number from 0 to 8760$/],
    [{ SCAN_CONCURRENCY: "1e6" }, /SCAN_CONCURRENCY: must be a whole number from 1 to 1000$/],
    [{ SCAN_QUEUE: "Infinity" }, /SCAN_QUEUE: must be a whole number from 1 to 100000$/],
    [{ ENGINE_CONCURRENCY: "-1" }, /ENGINE_CONCURRENCY: must be a whole number from 1 to 10000$/],
    [{ SCAN_BUDGET_USD: "0" }, /SCAN_BUDGET_USD: must be a number from 0.0001 to 10000$/],
    [{ TRUST_PROXY: "99" }, /TRUST_PROXY: must be a whole number from 1 to 20$/],
    [{ DATABASE_URL: "postgres://x" }, /DATABASE_URL must begin with/],
    [{ DATABASE_URL: "mysql://a:b@localhost/c" }, /SECRET_KEY is required/],
    [{ SECRET_KEY: "short" }, /SECRET_KEY/],
    [{ SANDBOX: "maybe" }, /SANDBOX/],
    [{ WRITER_BASE_URL: "localhost:11434/v1" }, /WRITER_BASE_URL: not an http/],
    [{ OPENAI_BASE_URL: "api.openai.com" }, /OPENAI_BASE_URL: not an http/],
    [{ OPENAI_HEADERS: "api-key: sk-geheim" }, /OPENAI_HEADERS: must be a JSON object of header names and values/],
    [{ XAI_HEADERS: '["sk-geheim"]' }, /XAI_HEADERS: must be a JSON object/],
    [{ GEMINI_HEADERS: '{"api-key":7}' }, /GEMINI_HEADERS: must be a JSON object/],
    [{ WRITER_HEADERS: '{"api key":"sk-geheim"}' }, /WRITER_HEADERS: must be a JSON object/],
    [{ WRITER_HEADERS: '{"x":"sk-geheim\\nHost: b"}' }, /WRITER_HEADERS: must be a JSON object/],
    [{ SERPAPI_HEADERS: '{"Content-Length":"3"}' }, /SERPAPI_HEADERS: cannot set the header Content-Length/],
    [{ X402_PAY_TO: "0x12" }, /X402_PAY_TO: not an address/],
    [{ X402_PAY_TO: `0x${"0".repeat(40)}` }, /X402_PAY_TO: the zero address belongs to nobody/],
    [{ X402_NETWORK: "polygon" }, /X402_NETWORK/],
    [{ X402_PRICE_PER_ANSWER: "0.025" }, /X402_PRICE_PER_ANSWER: must be US dollars such as \$0.025/],
    [{ X402_PRICE_PER_ANSWER: "$0" }, /X402_PRICE_PER_ANSWER: is under the smallest unit/],
    [{ X402_PRICE_SAVED: "$0.0000001" }, /X402_PRICE_SAVED: is under the smallest unit/],
    [{ X402_PAY_TO: `0x${"a".repeat(40)}`, X402_NETWORK: "base" }, /settles on test networks alone/],
    [{ LOCAL_ENGINE_BASE_URL: "localhost:11434/v1" }, /LOCAL_ENGINE_BASE_URL: not an http/],
  ])("refuses %j in one line that names the variable", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow(/geheim/);
  });

  it("reads headers of an engine and of the writer", () => {
    const { engines, writer } = readConfig({ OPENAI_HEADERS: '{"api-key":"a"}', WRITER_HEADERS: '{"X-Team":"b"}' });
    expect([engines.OPENAI!.headers, writer.headers]).toEqual([{ "api-key": "a" }, { "X-Team": "b" }]);
  });

  it("takes an empty variable for an unset one", () => {
    expect(readConfig({ PORT: " ", OPENAI_API_KEY: "" })).toMatchObject({ port: 3000, engines: { OPENAI: {} } });
  });

  it("does not mind a line end behind a key", () => {
    expect(readConfig({ OPENAI_API_KEY: "sk-one\n" }).engines.OPENAI).toMatchObject({ apiKey: "sk-one" });
  });

  it.each([".env.example", "docs/operating.md"])("is told whole in %s", (file) => {
    const named = [...readFileSync("src/config.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
      ([, name]) => name!,
    );
    const engines = Object.keys(readConfig({}).engines).filter((name) => name !== "LOCAL_ENGINE");
    const told = readFileSync(file, "utf8");
    const wanted = [
      ...named,
      ...engines.map((name) => `${name}_API_KEY`),
      "LOCAL_ENGINE_BASE_URL",
      "LOCAL_ENGINE_MODEL",
      "_BASE_URL",
      "_MODEL",
      "_HEADERS",
    ];
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((name) => !new RegExp(`(?<![A-Z])${name}\\b`).test(told))).toEqual([]);
  });
});

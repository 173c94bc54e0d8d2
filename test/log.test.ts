import { expect, it } from "vitest";
import { createLog, scrub, scrubPath } from "../src/log.ts";

const SECRETS = [
  "mon_0123456789abcdefghijklmnopqrstuvwxyzAB",
  "net_0123456789abcdefghijklmnopqrstuvwxyzAB",
  "key_0123456789abcdefghijklmnopqrstuvwxyzAB",
  "sk-proj-abcdefghijklmnop",
  "pplx-abcdefghijklmnop",
];

it.each(SECRETS)("writes %s nowhere", (secret) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  log.info({ path: `/x/${secret}`, err: new Error(`no ${secret}`), deep: { list: [secret] } }, `said ${secret}`);
  expect(lines.join("")).not.toContain(secret.slice(6));
});

it("hides what stands where a credential may stand in a path, whatever it looks like", () => {
  expect(scrubPath("/mcp/not-a-real-token?x=1")).toBe("/mcp/***");
  expect(scrubPath("/monitor/abc.json")).toBe("/monitor/***");
  expect(scrubPath("/mcp/demo")).toBe("/mcp/demo");
});

it("hides keys in queries and passwords in addresses, and nothing else", () => {
  expect(scrub("https://serpapi.com/search?q=a&api_key=secret1")).toBe("https://serpapi.com/search?q=a&api_key=***");
  expect(scrub("mysql://user:hunter2@host/db")).toBe("mysql://user:***@host/db");
  expect(scrub("payroll software in Ohio")).toBe("payroll software in Ohio");
});

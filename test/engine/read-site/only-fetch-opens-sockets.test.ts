import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT = "src/engine/read-site";
const NETWORK =
  /from\s+["'](undici|(node:)?(http|https|http2|net|tls|dgram|dns|dns\/promises))["']|import\(\s*["'](undici|(node:)?(http|https|net|tls))|(?<![\w.])(fetch|XMLHttpRequest|WebSocket|EventSource)\s*\(/;

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name));

it("lets nothing under read-site reach the network but the guarded client", () => {
  const guarded = files.filter((file) => relative(ROOT, file).startsWith("fetch/"));
  const others = files.filter((file) => !guarded.includes(file));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((file) => NETWORK.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(guarded.some((file) => NETWORK.test(readFileSync(file, "utf8")))).toBe(true);
});

it("opens sockets in one place", () => {
  const opening = files.filter((file) => /\bbuildConnector\(|\bnew Agent\(/.test(readFileSync(file, "utf8")));
  expect(opening.map((file) => relative(ROOT, file))).toEqual(["fetch/guarded-agent.ts"]);
});

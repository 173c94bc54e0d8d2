import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createSandbox } from "../../../../src/engine/answer-engines/sandbox/create-sandbox.ts";
import { writeQuestions } from "../../../../src/engine/questions/write-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";
import { newBench, workshop } from "../../../support/workshop.ts";

const ROOT = fileURLToPath(new URL("../../../../src/demo-site/", import.meta.url));
const { url: home } = JSON.parse(readFileSync(join(ROOT, "site.json"), "utf8")) as { url: string };
const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
const paths = files.filter((file) => file.endsWith("index.html")).map((file) => `/${file.replace(/index\.html$/, "")}`);
// Home first, as a reading has it.
const pages = paths
  .sort((a, b) => a.length - b.length)
  .map((path) => parseHtml(readFileSync(join(ROOT, path, "index.html"), "utf8"), { url: new URL(path, home).href }));

test("the demo site has six to nine pages, and its sitemap lists each", () => {
  expect(paths.length).toBeGreaterThanOrEqual(6);
  expect(paths.length).toBeLessThanOrEqual(9);
  const sitemap = readFileSync(join(ROOT, "sitemap.xml"), "utf8");
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc).sort()).toEqual(
    paths.map((path) => new URL(path, home).href).sort(),
  );
});

test("no link of the demo site leads nowhere", () => {
  const own = pages.flatMap((page) => page.links).filter(({ href }) => href.startsWith(home));
  const targets = [...new Set(own.map(({ href }) => new URL(href).pathname))];
  expect(targets.filter((path) => !paths.includes(path))).toEqual([]);
});

test("the sandbox names the demo site beside rivals, and not everywhere first", async () => {
  const facts = readFacts(pages);
  const sandbox = createSandbox(workshop);
  sandbox.add({
    domain: facts.domain,
    brand: facts.brand,
    pages: pages.map((page) => ({ url: page.url, title: page.head.title, text: page.mainText })),
  });
  const { signal } = new AbortController();
  const { questions } = await writeQuestions(facts, { count: 25, signal, bench: newBench() });
  const replies = await Promise.all(
    questions.flatMap((question) => sandbox.engines.map((engine) => engine.ask(question, signal))),
  );
  const named = replies.map(({ text }) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name));
  expect(named.filter((names) => names.includes(facts.brand)).length).toBeGreaterThan(10);
  expect(named.filter((names) => names[0] !== facts.brand).length).toBeGreaterThan(3);
  expect(new Set(named.flat()).size).toBeGreaterThan(4);
});

import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { type AuditOptions, runAudit } from "../../src/cli/audit.ts";
import { auditReading } from "../../src/engine/audit-reading.ts";
import type { Reading } from "../../src/engine/read-site/types.ts";
import { AppError } from "../../src/errors.ts";
import { pageOf, prose } from "../support/prose.ts";
import { readingOf } from "../support/reading.ts";
import { smallSite } from "../support/small-site.ts";

const url = new URL("https://acme.example/");

async function run(options: AuditOptions, read: () => Promise<Reading> = async () => smallSite(), color = false) {
  const written = { out: "", err: "" };
  const stdout = { write: (text: string) => (written.out += text) };
  const stderr = { write: (text: string) => (written.err += text) };
  const code = await runAudit(url, options, {
    read,
    audit: async (reading) => auditReading(reading),
    stdout,
    stderr,
    color,
  });
  return { code, ...written };
}

const unreadable = async () => {
  throw new AppError("SITE_UNREADABLE", "The site showed a challenge page to us.", { obstacle: "challenge" });
};

describe("audit --json", () => {
  it("prints the JSON alone, in the documented shape", async () => {
    const { code, out, err } = await run({ json: true });
    expect([code, err]).toEqual([0, ""]);
    const document = JSON.parse(out);
    expect(Object.keys(document)).toEqual([
      "url",
      "domain",
      "readiness",
      "gate",
      "signals",
      "findings",
      "surfaces",
      "agentReadiness",
      "fixes",
      "depth",
    ]);
    expect(document).toMatchObject({ url: "https://acme.example/", domain: "acme.example", depth: "audit" });
    expect(document.readiness).toBeGreaterThan(0);
    expect(document.signals.map(({ signal }: { signal: string }) => signal)).toEqual([
      "citability",
      "eeat",
      "technical",
      "schema",
      "platform",
    ]);
    expect(Object.keys(document.findings[0])).toEqual(["id", "signal", "status", "score", "evidence", "reason"]);
    expect(document.findings.find(({ id }: { id: string }) => id === "cit.substance").status).toMatch(/pass|partial/);
    expect(document.gate).toBeNull();
    expect(document.surfaces.find(({ kind }: { kind: string }) => kind === "mcp")).toEqual({
      kind: "mcp",
      url: expect.stringMatching(/^https:\/\/acme\.example\//),
      status: "not_measured",
      detail: expect.any(String),
    });
    expect(document.agentReadiness.level).toBeTypeOf("number");
    expect(document.fixes[0]).toMatchObject({ rank: 1, id: expect.any(String), points: expect.any(Number) });
  });

  it("says null and why, not a low number, for a site that could not be read, and exits 3", async () => {
    const { code, out, err } = await run({ json: true, failUnder: 1 }, unreadable);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({
      domain: "acme.example",
      readiness: null,
      agentReadiness: null,
      findings: [],
      fixes: [],
      error: "The site showed a challenge page to us.",
      code: "SITE_UNREADABLE",
      obstacle: "challenge",
    });
    expect(JSON.parse(out).signals).toHaveLength(5);
    expect(err).toMatch(/challenge page/);
  });

  it("passes on a fault that is none of the site's", async () => {
    const broken = () => Promise.reject(new TypeError("no such function"));
    await expect(run({ json: true }, broken)).rejects.toThrow("no such function");
  });
});

describe("a failed gate", () => {
  const shut = async () => readingOf({ pages: { "/": pageOf(prose(200)) }, robots: "User-agent: *\nDisallow: /" });

  it.each<[string, AuditOptions]>([
    ["the terminal", {}],
    ["JSON", { json: true }],
    ["JUnit", { format: "junit" }],
  ])("stands beside the number in %s", async (_, options) => {
    const { out } = await run(options, shut);
    expect(out.replace(/\s+/g, " ")).toContain("Every AI search crawler is kept out by robots.txt.");
  });

  it("is what the bar was missed for", async () => {
    const { code, err } = await run({ failUnder: 50 }, shut);
    expect(code).toBe(1);
    expect(err).toMatch(/under the bar of 50\. Every AI search crawler/);
  });
});

describe("audit --fail-under", () => {
  it.each([
    [0, 0],
    [100, 1],
  ])("with a bar of %i exits %i", async (failUnder, expected) => {
    const { code, err } = await run({ failUnder });
    expect(code).toBe(expected);
    expect(err).toMatch(expected === 1 ? /^Readiness \d+ is under the bar of 100\.\n$/ : /^$/);
  });

  it("lets a site that stands exactly on the bar through", async () => {
    const { readiness } = JSON.parse((await run({ json: true })).out);
    expect((await run({ failUnder: readiness })).code).toBe(0);
    expect((await run({ failUnder: readiness + 1 })).code).toBe(1);
  });
});

describe("audit --format", () => {
  it("prints SARIF: a rule an audit, a result a fault, with its place", async () => {
    const { out } = await run({ format: "sarif" });
    const { version, runs } = JSON.parse(out);
    expect(version).toBe("2.1.0");
    const rules = runs[0].tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(new Set(rules).size).toBe(rules.length);
    expect(runs[0].results.length).toBeGreaterThan(3);
    for (const { ruleId, level, message, locations } of runs[0].results) {
      expect(rules).toContain(ruleId);
      expect(["error", "warning", "note"]).toContain(level);
      expect(message.text).toMatch(/\S/);
      // Code scanning takes what can be a file of the repository alone.
      expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^acme\.example\/[^:]*$/);
    }
    expect(runs[0].invocations[0].executionSuccessful).toBe(true);
  });

  it("prints JUnit: a suite a signal, whose counts are right", async () => {
    const { out } = await run({ format: "junit" });
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: "",
      isArray: (name) => name === "testcase" || name === "testsuite",
    });
    const suites = parser.parse(out, true).testsuites.testsuite;
    expect(suites.map(({ name }: { name: string }) => name)).toEqual([
      "citability",
      "eeat",
      "technical",
      "schema",
      "platform",
    ]);
    for (const { tests, failures, skipped, testcase } of suites) {
      expect(testcase).toHaveLength(Number(tests));
      expect(testcase.filter((each: object) => "failure" in each)).toHaveLength(Number(failures));
      expect(testcase.filter((each: object) => "skipped" in each)).toHaveLength(Number(skipped));
    }
  });

  it.each(["sarif", "junit"])("says in %s that the site could not be read", async (format) => {
    const { code, out } = await run({ format }, unreadable);
    expect(code).toBe(3);
    expect(out).toContain("The site showed a challenge page to us.");
  });

  it("escapes what a page says, and drops what XML cannot hold", async () => {
    const hostile = async () =>
      readingOf({
        pages: { "/": pageOf(`<h1>A</h1><p>&lt;/failure&gt;]]&gt; \u0007 &amp; "x"</p>`, { title: '"]]><x>' }) },
      });
    const { out } = await run({ format: "junit" }, hostile);
    expect(out).not.toMatch(/[\u0000-\u0008]/);
    expect(() => new XMLParser().parse(out, true)).not.toThrow();
  });

  it("refuses a format it does not know before it reads anything", async () => {
    const never = () => Promise.reject(new Error("was read"));
    await expect(run({ format: "pdf" }, never)).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(run({ format: "constructor" }, never)).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("the report for a person", () => {
  it("tells numbers, ladder, first fixes and faults in lines that fit", async () => {
    const { out } = await run({});
    expect(out).toMatch(/Acme \(acme\.example\), 5 pages read/);
    expect(out).toMatch(/Readiness\s+\d+ of 100/);
    for (const label of [
      "Citability",
      "E-E-A-T",
      "Technical",
      "Schema",
      "Platform",
      "Ladder",
      "What to do first",
      "Checks",
    ])
      expect(out).toContain(label);
    const long = out
      .split("\n")
      .filter((line) => line.length > 92 && !/[<{":]|https?:|Sitemap|Disallow|User-agent/.test(line));
    expect(long).toEqual([]);
  });

  it("has colours only when they are wanted", async () => {
    expect((await run({})).out).not.toContain("\u001b[");
    expect((await run({}, undefined, true)).out).toContain("\u001b[");
  });

  it("says that nothing was measured when the site could not be read", async () => {
    const { code, out } = await run({}, unreadable);
    expect(code).toBe(3);
    expect(out).toMatch(/not measured\n\s+The site showed a challenge page to us\./);
  });

  it("names the site that was asked for when another one answered", async () => {
    const moved = async () => ({ ...smallSite(), redirectedFrom: "https://old.example/" });
    expect((await run({}, moved)).out).toContain("Asked for https://old.example/, which leads here.");
  });
});

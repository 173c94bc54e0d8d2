import { createHash } from "node:crypto";
import { XMLParser } from "fast-xml-parser";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ OPERATOR_NAME: "Fennel and Rye", OPERATOR_EMAIL: "hello@fennel.example" });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.baseUrl + path, { headers });

describe("the front door for programs", () => {
  it.each([
    ["/robots.txt", /^text\/plain/, /^Sitemap: http.*\/sitemap\.xml$/m],
    ["/sitemap.xml", /^application\/xml/, /<urlset/],
    ["/feed", /^application\/atom\+xml/, /<title>Answerscope 0\.1\.0<\/title>/],
    ["/llms.txt", /^text\/plain/, /^# Answerscope\n\n> /],
    ["/llms-full.txt", /^text\/plain/, /^# See whether AI answers name your company/],
    ["/schema.graphql", /^text\/plain/, /^type Query/m],
    ["/.well-known/agent-skills", /^application\/json/, /"skill-md"/],
    ["/.well-known/agent-skills/index.json", /^application\/json/, /"skill-md"/],
    [
      "/.well-known/agent-skills/measure-ai-visibility/SKILL.md",
      /^text\/markdown/,
      /^---\nname: measure-ai-visibility/,
    ],
    ["/.well-known/x402", /^application\/json/, /"http:\/\/localhost:\d+\/api\/agent\/sov"/],
    ["/favicon.ico", /^image\/svg/, /^<svg/],
  ])("serves %s", async (path, type, holds) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(type);
    expect(await response.text()).toMatch(holds);
  });

  it("lists in the sitemap every page of text, and each answers 200 in both forms", async () => {
    const { urlset } = new XMLParser().parse(await (await get("/sitemap.xml")).text());
    const paths: string[] = urlset.url.map(({ loc }: { loc: string }) => loc.replace(server.baseUrl, ""));
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/docs", "/docs/scoring", "/about", "/privacy", "/terms", "/bot"]),
    );
    for (const path of paths) {
      const [html, markdown] = await Promise.all([get(path), get(path, { accept: "text/markdown" })]);
      expect([path, html.status, html.headers.get("content-type")]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect([path, markdown.headers.get("content-type")]).toEqual([path, "text/markdown; charset=utf-8"]);
      expect(await markdown.text()).toMatch(/^# /);
    }
  });

  it("leads in llms.txt only to what answers", async () => {
    const text = await (await get("/llms.txt")).text();
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, to]) => to!.replace(server.baseUrl, ""));
    expect(links.length).toBeGreaterThan(12);
    for (const path of links) expect([path, (await get(path)).status]).not.toEqual([path, 404]);
  });

  it("gives the digest of the very bytes of the skill", async () => {
    const { skills } = JSON.parse(await (await get("/.well-known/agent-skills/index.json")).text());
    const bytes = await (await fetch(skills[0].url)).bytes();
    expect(skills[0].digest).toBe(`sha256:${createHash("sha256").update(bytes).digest("hex")}`);
    expect(skills[0].description.length).toBeLessThanOrEqual(1024);
  });

  it("describes the skill in a head that is YAML, as the index does", async () => {
    const { skills } = JSON.parse(await (await get("/.well-known/agent-skills/index.json")).text());
    const [, head = ""] = (await (await fetch(skills[0].url)).text()).split(/^---$/m);
    expect(parse(head)).toEqual({ name: skills[0].name, description: skills[0].description });
  });

  it("tells in the feed what the page of changes tells, each version with a date and a place on the page", async () => {
    const { feed } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "entry" }).parse(
      await (await get("/feed")).text(),
    );
    const page = await (await get("/changes")).text();
    for (const { id, updated, content } of feed.entry) {
      expect(id.startsWith(`${server.baseUrl}/changes#`)).toBe(true);
      expect(page).toContain(`id="${id.split("#")[1]}"`);
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      expect(content["#text"].length).toBeGreaterThan(100);
    }
    expect(page).toContain('type="application/atom+xml"');
  });

  it("serves a schema that parses", async () => {
    expect(buildSchema(await (await get("/schema.graphql")).text()).getQueryType()).toBeDefined();
  });

  it("answers an unknown path with 404, and another method with 405", async () => {
    expect((await get("/no-such-page")).status).toBe(404);
    for (const path of ["/robots.txt", "/docs/scoring", "/about"]) {
      expect((await fetch(server.baseUrl + path, { method: "POST" })).status).toBe(405);
    }
  });
});

import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { botMarkdown, renderBot } from "../../../src/gateways/pages/bot.tsx";
import { docsMarkdown, renderDocs } from "../../../src/gateways/pages/docs.tsx";
import { renderHome } from "../../../src/gateways/pages/home.tsx";
import { homeMarkdown } from "../../../src/gateways/pages/home-markdown.ts";
import { renderMessage } from "../../../src/gateways/pages/message.tsx";
import { renderProgress } from "../../../src/gateways/pages/progress.tsx";
import { words } from "./read-page.ts";

const baseUrl = "https://answerscope.example";
const home = {
  baseUrl,
  engines: [
    { label: "ChatGPT", model: "gpt" },
    { label: "Gemini", model: "gemini" },
  ],
  mode: "live" as const,
  exampleReport: "/report/k3v9q2x7m4",
};
const docs = {
  baseUrl,
  weights: { citability: 30, technical: 25, platform: 20, eeat: 15, schema: 10 },
  scoreVersion: "1",
  limits: { perIpHour: 10, perBrowserDay: 15, perDay: 500 },
  cacheHours: 24,
  deadlineSeconds: 90,
  graphqlExample: '{ scan(slug: "it\'s") { visibility } }',
};
const bot = { baseUrl, contact: "bot@answerscope.example" };
const progress = {
  url: "https://brightleaf.com/",
  path: "/scan/abc",
  stages: [
    { name: "Read the site", state: "done" as const, detail: "6 pages" },
    { name: "Ask the engines", state: "now" as const, detail: "1 of 4 answers in hand" },
    { name: "Score", state: "left" as const, detail: null },
  ],
  engines: [
    { label: "ChatGPT", done: 1, of: 2, failed: 0 },
    { label: "Gemini", done: 2, of: 2, failed: 2 },
  ],
  refreshSeconds: 3,
};
const message = {
  status: 429,
  title: "Today's free scans are used up",
  text: "New ones are free from 00:00 UTC.",
  next: [
    { label: "See an example report", href: "/report/x" },
    { label: "Read the docs", href: "/docs" },
  ],
};

describe.each([
  ["the front page", renderHome(home)],
  ["the documentation", renderDocs(docs)],
  ["the crawler's page", renderBot(bot)],
  ["a scan under way", renderProgress(progress)],
  ["a message", renderMessage(message)],
])("%s", (_, html) => {
  const $ = load(html);

  it("is one whole document with landmarks, one main heading and a way past the header", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect($("header, main, footer, h1").length).toBe(4);
    expect($("body > :first-child").attr("href")).toBe("#main");
    expect(
      $("nav")
        .toArray()
        .map((nav) => $(nav).attr("aria-label")),
    ).toEqual(["Site", "About this service"]);
    const ids = $("[id]")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("links within the site only to pages that a browser can open", () => {
    const paths = $("a[href^='/']")
      .toArray()
      .map((link) =>
        $(link)
          .attr("href")!
          .replace(/[#?].*/, ""),
      );
    const pages = ["/", "/docs", "/bot", "/openapi.json", "/scan/abc", "/report/x", "/report/k3v9q2x7m4"];
    expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
  });

  it("has a title and description of a fitting length, and carries no code that runs", () => {
    expect($("title").text().length).toBeLessThanOrEqual(70);
    expect($("meta[name=description]").attr("content")!.length).toBeGreaterThan(10);
    expect($("script:not([type='application/ld+json'])").length).toBe(0);
  });
});

describe("the front page", () => {
  it("starts a scan by a plain form with a labelled field", () => {
    const $ = load(renderHome(home));
    expect($("form").attr()).toMatchObject({ action: "/scan", method: "post" });
    const field = $("form input");
    expect(field.attr()).toMatchObject({ name: "url", type: "text", required: "" });
    expect($(`label[for="${field.attr("id")}"]`).text()).toBe("Website address");
    expect($(`#${field.attr("aria-describedby")}`).text()).toContain("https://example.com");
  });

  it("names the engines it asks, and says sandbox when they are built in", () => {
    expect(words(load(renderHome(home))("main"))).toContain("It asks them of ChatGPT and Gemini, live, and keeps");
    const sandbox = words(load(renderHome({ ...home, mode: "sandbox", exampleReport: null }))("main"));
    expect(sandbox).toContain("This installation runs the sandbox.");
    expect(sandbox).not.toContain("live,");
    expect(sandbox).not.toContain("example report");
  });

  it("says what to do when no engine is set up", () => {
    expect(words(load(renderHome({ ...home, engines: [] }))("main"))).toContain("No answer engine is set up here yet");
    expect(renderHome(home)).not.toContain("No answer engine");
  });

  it("describes itself as data that parses, under its own address", () => {
    const $ = load(renderHome(home));
    const graph = JSON.parse($("script").text())["@graph"] as { "@type": string; url: string }[];
    expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "WebApplication"]);
    expect(new Set(graph.map((node) => node.url))).toEqual(new Set([`${baseUrl}/`]));
    expect($("link[rel=canonical]").attr("href")).toBe(`${baseUrl}/`);
  });
});

describe("the pages as Markdown", () => {
  it.each([
    ["the front page", renderHome(home), homeMarkdown(home)],
    ["the documentation", renderDocs(docs), docsMarkdown(docs)],
    ["the crawler's page", renderBot(bot), botMarkdown(bot)],
  ])("say the same as %s", (_, html, markdown) => {
    const $ = load(html);
    const headings = $("main h1, main h2, main h3")
      .toArray()
      .map((heading) => $(heading).text());
    const lines = markdown.split("\n");
    expect(lines.filter((line) => /^#{1,3} /.test(line)).map((line) => line.replace(/^#+ /, ""))).toEqual(headings);
    for (const block of $("main pre code").toArray()) expect(markdown).toContain($(block).text());
    expect($("main table tbody tr").length).toBe(
      lines.filter((line) => line.startsWith("| ")).length - 2 * $("main table").length,
    );
  });

  it("hold whole addresses, so that they can be followed from anywhere", () => {
    for (const markdown of [homeMarkdown(home), docsMarkdown(docs), botMarkdown(bot)])
      expect(markdown).not.toMatch(/\]\(\//);
    expect(homeMarkdown(home)).toContain(`](${baseUrl}/report/k3v9q2x7m4)`);
  });
});

describe("the documentation", () => {
  it("shows commands that a shell reads back as the JSON that was meant", () => {
    const blocks = load(renderDocs(docs))("main pre code")
      .toArray()
      .map((block) => load(block).text());
    const bodies = blocks.map((block) => /-d '(.*)'$/s.exec(block)![1]!.replaceAll("'\\''", "'"));
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { url: "https://example.com" },
      { jsonrpc: "2.0", id: 1, method: "tools/list" },
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_visibility", arguments: {} } },
      { query: docs.graphqlExample },
    ]);
  });

  it("leaves the limits out where none is kept", () => {
    expect(renderDocs(docs)).toContain("10 an hour from one address");
    expect(renderDocs({ ...docs, limits: null })).not.toMatch(/an hour from one address|429/);
  });

  it("has the anchor that reports link to for their method", () => {
    expect(load(renderDocs(docs))("#scores").length).toBe(1);
  });
});

describe("a scan under way", () => {
  it("says what is done, what is happening and what is to come, in words and shapes", () => {
    const $ = load(renderProgress(progress));
    expect(
      $(".steps > li")
        .toArray()
        .map((step) => words($(step))),
    ).toEqual(["Read the site Done 6 pages", "Ask the engines Now 1 of 4 answers in hand", "Score To come"]);
    expect($("[aria-current=step]").text()).toContain("Ask the engines");
    expect($(".steps .mark").length).toBe(3);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
  });

  it("says at once when an engine does not answer", () => {
    const rows = load(renderProgress(progress));
    expect(
      rows("tbody tr")
        .toArray()
        .map((row) => words(rows(row))),
    ).toEqual(["ChatGPT 1 of 2 answered", "Gemini 0 of 2 answered · 2 not answered, left out"]);
  });

  it("reloads itself until the reader stops that", () => {
    const going = load(renderProgress(progress));
    expect(going("meta[http-equiv=refresh]").attr("content")).toBe("3");
    expect(going("main a").attr("href")).toBe("/scan/abc?pause");
    const still = load(renderProgress({ ...progress, refreshSeconds: null }));
    expect(still("meta[http-equiv=refresh]").length).toBe(0);
    expect(still("main a").attr("href")).toBe("/scan/abc");
  });

  it.each([
    ["done", "All done; the report is being put together."],
    ["left", "Waiting for a free place. Nothing has been asked yet."],
  ] as const)("has words for the time when everything is %s", (state, headline) => {
    const stages = progress.stages.map((stage) => ({ ...stage, state }));
    expect(load(renderProgress({ ...progress, stages }))(".lead").text()).toBe(headline);
  });

  it("keeps the address of the site as text", () => {
    const $ = load(renderProgress({ ...progress, url: "https://x.example/<script>alert(1)</script>\u202e" }));
    expect($("script").length).toBe(0);
    expect($("h1").text()).toBe("Scanning x.example/<script>alert(1)</script>");
  });
});

describe("a message", () => {
  it("always has a next step, the likeliest first", () => {
    const $ = load(renderMessage(message));
    expect(
      $("main a")
        .toArray()
        .map((link) => $(link).attr("href")),
    ).toEqual(["/report/x", "/docs"]);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    expect($("link[rel=canonical]").length).toBe(0);
  });

  it("gives back what was typed, with what to mend tied to the field", () => {
    const $ = load(
      renderMessage({ ...message, status: 400, form: { url: '"><b>', error: "It must begin with https://." } }),
    );
    const field = $("form input");
    expect(field.attr("value")).toBe('"><b>');
    expect(field.attr("aria-invalid")).toBe("true");
    expect(
      field
        .attr("aria-describedby")!
        .split(" ")
        .map((id) => $(`#${id}`).length),
    ).toEqual([1, 1]);
    expect($("#url-error").text()).toContain("It must begin with https://.");
  });
});

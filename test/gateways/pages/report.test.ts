import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { renderReport } from "../../../src/gateways/pages/report.tsx";
import type { ReportData } from "../../../src/gateways/pages/report-data.ts";
import { open, words } from "./read-page.ts";
import { cell, engine, freeSample, gap } from "./report-samples.ts";
import * as samples from "./report-variants.ts";

const EVERY_STATE: [string, ReportData][] = [
  ["a free sample", freeSample()],
  ["25 questions to 7 engines", samples.proScan()],
  ["one engine failed", samples.oneEngineFailed()],
  ["absent everywhere", samples.absentEverywhere()],
  ["the sandbox", samples.sandboxScan()],
  ["very long names", samples.longNames()],
  ["a German site", samples.germanSite()],
  ["a brand from right to left", samples.rightToLeft()],
  ["nothing answered", samples.nothingAnswered()],
];

describe.each(EVERY_STATE)("the report of %s", (_, report) => {
  const $ = open(report);

  it("is one whole document without script but our own file, remote content or inline handlers", () => {
    const html = renderReport(report);
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect($("script:not([src='/enhance.js']), iframe, object, embed, img, link[rel=stylesheet], base").length).toBe(0);
    expect($("[style]").length).toBe(0);
    const attributes = $("*")
      .toArray()
      .flatMap((element) => Object.keys("attribs" in element ? element.attribs : {}));
    expect(attributes.filter((name) => /^on/i.test(name))).toEqual([]);
  });

  it("stands in the order in which it is read", () => {
    expect(
      $("main h2")
        .toArray()
        .map((heading) => $(heading).text().replace("beside it", "instead")),
    ).toEqual([
      "Three figures",
      "What each engine answered",
      "Who was named instead",
      "What the engines read",
      "What to do first",
      "Readiness: how the site is set up",
      "The ladder: from crawlable to agent-operable",
      "What agents can use",
      "How this was measured",
      "Use this report",
    ]);
    expect($("h1").length).toBe(1);
  });

  it("has every id once and points only at ids that are there", () => {
    const ids = $("[id]")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of $("[aria-labelledby]").toArray()) expect(ids).toContain($(element).attr("aria-labelledby"));
  });

  it("labels every mark in words", () => {
    const marks = $("main .mark").toArray();
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(words($(mark).parent())).not.toBe("");
  });

  it("is read back by a browser as it was written", () => {
    const written = renderReport(report)
      .replace(/<style>.*?<\/style>/s, "")
      .match(/<[a-z]/g)!.length;
    expect($("*").length - $("style").length).toBe(written);
  });

  it("writes no hole, however little was measured", () => {
    expect($("main").text()).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe("the figures", () => {
  it("stand beside their sample and interval, and again as a table", () => {
    const $ = open(freeSample());
    const [visibility, named, readiness] = $(".figure")
      .toArray()
      .map((figure) => words($(figure)));
    expect(visibility).toContain("37.5 of 100");
    expect(visibility).toContain("Partially visible");
    expect(visibility).toContain(
      "From 4 answers to 2 questions. The true value most likely lies between 5.6 and 85.8.",
    );
    expect(named).toContain("2 of 4 answers");
    expect(named).toContain("A small sample");
    expect(readiness).toContain("71 of 100");
    expect(readiness).toContain("4 of 5 signals used");
    const rows = $("#figures")
      .parent()
      .find("tbody tr")
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((td) => $(td).text()),
      );
    expect(rows).toEqual([
      ["Visibility", "37.5 of 100", "5.6 to 85.8", "4 answers to 2 questions"],
      ["Named in answers", "2 of 4 (50%)", "9.5% to 90.5%", "4 answers to 2 questions"],
      ["Readiness", "71 of 100", "none: read once, not sampled", "4 of 5 signals"],
    ]);
  });

  it("draw the bar from zero and the whisker over the interval", () => {
    const chart = open(freeSample())(".interval").first();
    expect(chart.attr("aria-label")).toBe("Visibility: 37.5 of 100, 95% interval 5.6 to 85.8");
    expect(chart.find(".bar").attr()).toMatchObject({ x: "0", width: "37.5%" });
    expect(chart.find(".whisker line").last().attr("x1")).toBe("85.8%");
    expect(chart.find(".whisker text").length).toBe(2);
  });

  it("share one label where the ends of a whisker stand too close", () => {
    expect(open(samples.proScan())(".interval").first().find(".whisker text").text()).toBe("38.2 to 49.5");
  });

  it("say at once which engine is missing, and when there was only one", () => {
    expect(words(open(samples.oneEngineFailed())(".figure").first())).toContain(
      "Gemini did not answer and is left out.",
    );
    expect(words(open(freeSample({ engines: [engine("chatgpt")] }))(".figure").first())).toContain(
      "this is its view alone",
    );
    expect(words(open(freeSample())(".figure").first())).not.toMatch(/left out|alone/);
  });

  it("say not measured instead of zero", () => {
    const figures = open(samples.nothingAnswered())(".figure").text();
    expect(figures.match(/Not measured/g)?.length).toBe(3);
    expect(figures).not.toMatch(/\b0\b/);
  });
});

describe("the sandbox", () => {
  it("is announced before anything else and kept out of search engines", () => {
    const $ = open(samples.sandboxScan());
    const banner = words($("main > :first-child"));
    expect(banner).toContain("Two built-in engines search");
    expect(banner).toContain("invented companies");
    expect(banner).toContain("brightleaf.com among them");
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    expect($("title").text()).toBe("Brightleaf in AI answers (sandbox) · Answerscope");
    expect($("meta[property='og:description']").attr("content")).toMatch(/^Sandbox, not real answers\./);
  });

  it("does not claim to have searched the web, nor link to what is invented", () => {
    const $ = open(samples.sandboxScan());
    expect($("main").text()).not.toContain("searched the web");
    expect($(".rivals a").length).toBe(0);
    expect($(".rivals").text()).toContain("gusto.com");
  });

  it("is not mentioned on a live report, which may be indexed", () => {
    const $ = open(freeSample());
    expect($("main").text()).not.toMatch(/sandbox/i);
    expect($("meta[name=robots]").length).toBe(0);
    expect($("link[rel=canonical]").attr("href")).toBe(freeSample().report);
  });
});

describe("text of others", () => {
  const HOSTILE = `</style></title><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>"'&`;

  it("stays text wherever it stands", () => {
    const sample = freeSample();
    const $ = open({
      ...sample,
      brand: HOSTILE,
      category: HOSTILE,
      place: HOSTILE,
      domain: HOSTILE,
      url: "javascript:alert(1)",
      methodologyUrl: "javascript:alert(1)",
      queries: [
        {
          question: HOSTILE,
          persona: HOSTILE,
          branded: false,
          engines: [cell("chatgpt", "prose", HOSTILE), gap("gemini", "failed", HOSTILE)],
        },
      ],
      competitors: [
        { name: HOSTILE, domain: HOSTILE, answers: 1, engines: [HOSTILE], quote: HOSTILE, evidence: "strong" },
      ],
      fixes: [{ ...sample.fixes[0]!, title: HOSTILE, why: HOSTILE, how: HOSTILE, evidence: HOSTILE, paste: HOSTILE }],
      signals: [{ signal: "schema", score: null, share: 0, reason: HOSTILE }],
      findings: [{ id: "x", signal: "schema", status: "fail", title: HOSTILE, reason: HOSTILE, observed: HOSTILE }],
      engines: [
        engine("chatgpt", { label: HOSTILE, model: HOSTILE }),
        engine("gemini", { failed: 1, reasons: [HOSTILE] }),
      ],
    });
    expect($("script:not([src='/enhance.js']), img, [onerror]").length).toBe(0);
    expect($("title").text()).toContain("<script>alert(1)</script>");
    for (const link of $("a").toArray()) expect($(link).attr("href")).toMatch(/^(https?:\/\/|\/|#)/);
    expect($("pre code").text()).toBe(HOSTILE);
  });

  it("cannot turn the line around or hide in it", () => {
    const html = renderReport(freeSample({ brand: "Bright\u202eleaf\u{e0041}\u200b" }));
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|[\u{e0000}-\u{e007f}]/u);
    expect(load(html)("h1 bdi").toArray().length).toBeGreaterThan(0);
  });

  it("is given its own language in the middle of our sentence", () => {
    expect(open(samples.germanSite())("h1 [lang=de]").toArray().length).toBe(2);
  });

  it("leaves the domain to stand for a brand that is only unseen characters", () => {
    expect(words(open(freeSample({ brand: "\u200b " }))("h1"))).toContain("brightleaf.com is named in 2 of 4 answers");
  });

  it("leads out of the page only without a referrer or an endorsement", () => {
    const $ = open(freeSample());
    const out = $("main a[href^=http]").toArray();
    expect(out.length).toBeGreaterThan(0);
    for (const link of out) expect($(link).attr("rel")).toBe("noopener noreferrer nofollow ugc");
  });
});

describe("the first screen of a report", () => {
  it("says the first thing to do and leads to every part below", () => {
    const $ = open(freeSample());
    const first = freeSample().fixes.toSorted((a, b) => a.rank - b.rank)[0]!;
    expect($(".first-step").text()).toBe(`First: ${first.title}`);
    for (const link of $(".parts a").toArray()) expect($($(link).attr("href")!).length).toBe(1);
  });

  it("speaks of names beside the site where every answer names it", () => {
    const namedShare = {
      named: 4,
      countable: 4,
      percent: 100,
      interval: [51, 100] as [number, number],
      lowSample: true,
    };
    expect(open(freeSample({ namedShare }))("#rivals").text()).toBe("Who was named beside it");
  });
});

describe("what became of it since the measurement before", () => {
  const previous = { report: "https://answerscope.example/report/before", measuredAt: "2026-10-20T08:00:00.000Z" };
  it.each([
    [
      { moved: "up", change: 25, interval: [5, 45], cells: 4, reason: null },
      "Visibility went up, by more than chance.",
    ],
    [{ moved: "no", change: 5, interval: [-20, 30], cells: 4, reason: null }, "That is within chance."],
    [
      { moved: null, change: null, interval: null, cells: 0, reason: "Other questions were asked." },
      "cannot be compared",
    ],
  ])("is told with its interval: %j", (movement, told) => {
    const $ = open(freeSample({ movement: movement as never, previous }));
    expect($(".moved").text()).toContain(told);
    expect($(".moved a").attr("href")).toBe("/report/before");
  });
});

describe("a band", () => {
  it.each([
    [false, true],
    [true, false],
    [null, false],
  ])("that is settled (%s) is told so only where it is not: %s", (bandStable, told) => {
    expect(words(open({ ...freeSample(), bandStable })).includes("does not settle the band")).toBe(told);
  });
});

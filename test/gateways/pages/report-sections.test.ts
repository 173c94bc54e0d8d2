import { describe, expect, it } from "vitest";
import { open, words } from "./read-page.ts";
import { cell, engine, freeSample, gap } from "./report-samples.ts";
import * as samples from "./report-variants.ts";

describe("the matrix", () => {
  const cells = [
    {
      cell: cell("chatgpt", "prose", "Brightleaf suits."),
      label: "Named",
      shape: "m-full",
      says: "ChatGPT names Brightleaf in a sentence.",
    },
    {
      cell: cell("chatgpt", "list", "Brightleaf"),
      label: "In a list",
      shape: "m-half",
      says: "ChatGPT names Brightleaf in a list",
    },
    {
      cell: cell("chatgpt", "citation", "https://b.example"),
      label: "Linked only",
      shape: "m-half",
      says: "ChatGPT links to the site of Brightleaf without naming it.",
    },
    {
      cell: cell("chatgpt", "source_title", "B"),
      label: "Source title",
      shape: "m-half",
      says: "only in the title of a source.",
    },
    {
      cell: cell("chatgpt", "absent"),
      label: "Not named",
      shape: "m-none",
      says: "ChatGPT answered and did not name Brightleaf here.",
    },
    {
      cell: gap("chatgpt", "failed", "The provider answered 500."),
      label: "Not answered",
      shape: "m-gap",
      says: "ChatGPT gave no answer. The provider answered 500.",
    },
    {
      cell: gap("chatgpt", "timed_out", null),
      label: "Not answered",
      shape: "m-gap",
      says: "It did not answer in time.",
    },
    {
      cell: gap("chatgpt", "no_answer", null),
      label: "Not answered",
      shape: "m-gap",
      says: "It showed no answer to this question.",
    },
    { cell: gap("chatgpt", "refused", null), label: "Not answered", shape: "m-gap", says: "It declined to answer." },
  ];

  it.each(cells)(
    "shows $cell.placement $cell.status as $shape, “$label”, and opens the reason",
    ({ cell: only, label, shape, says }) => {
      const $ = open(
        freeSample({
          queries: [{ question: "Which?", persona: null, branded: false, engines: [only] }],
          engines: [engine("chatgpt")],
        }),
      );
      const entry = $(".matrix tbody td details");
      expect(words(entry.find("summary"))).toBe(label);
      expect(entry.find("summary .mark").hasClass(shape)).toBe(true);
      expect(words(entry.find(".said"))).toContain(says);
      if (only.quote) expect(entry.find("blockquote").text()).toBe(only.quote);
      else expect(entry.find("blockquote").length).toBe(0);
    },
  );

  it("has one column an engine and one row a question, with heads that say so", () => {
    const $ = open(samples.proScan());
    expect($(".matrix thead th[scope=col]").length).toBe(8);
    expect($(".matrix tbody th[scope=row]").length).toBe(25);
    expect($(".matrix tbody td").length).toBe(175);
  });

  it("sums up each engine over what it answered", () => {
    const $ = open(samples.oneEngineFailed());
    expect(
      $(".matrix tfoot td")
        .toArray()
        .map((td) => $(td).text()),
    ).toEqual(["2 of 2", "not answered"]);
  });

  it("says not asked where an engine has no cell, and marks a question that is not counted", () => {
    const $ = open(
      freeSample({
        queries: [
          { question: "Is Brightleaf good?", persona: null, branded: true, engines: [cell("gemini", "prose", "x")] },
        ],
      }),
    );
    expect(words($(".matrix tbody"))).toContain("Not asked");
    expect($(".matrix tbody").text()).toContain("shown, not counted");
    expect($(".matrix tfoot td").last().text()).toBe("not answered");
  });

  it("gives each question and quote the language of the site", () => {
    const $ = open(samples.germanSite());
    expect($(".matrix tbody th [lang=de]").text()).toContain("Bio-Bäckereien");
    expect($(".matrix blockquote").first().attr()).toMatchObject({ lang: "de", dir: "auto" });
  });
});

describe("who was named instead", () => {
  it("counts answers against the same zero-based scale, the site among them", () => {
    const $ = open(freeSample());
    const bars = $("#rivals").parent().find(".name-bar").toArray();
    expect(bars.map((bar) => words($(bar)))).toEqual([
      "Brightleaf this site 2 of 4",
      "Gusto 3 of 4",
      "Paycor 2 of 4",
      "Toast Payroll 1 of 4",
    ]);
    expect(bars.map((bar) => $(bar).find(".bar").attr("width"))).toEqual(["50%", "75%", "50%", "25%"]);
    expect($(".rivals blockquote").first().text()).toContain("Gusto is often the first choice");
    expect(words($(".rivals"))).toContain("Named by ChatGPT and Gemini · gusto.com");
  });

  it("folds away what comes after eight names, and keeps all in the table", () => {
    const $ = open(samples.proScan());
    expect($("#rivals").parent().find("> .rivals > li").length).toBe(9);
    expect($("#rivals").parent().find(".more summary").text()).toBe("2 more names");
    expect($("#rivals").parent().find(".as-table tbody tr").length).toBe(11);
  });

  it("sets apart whom one answer of six names unclearly, and nobody under six", () => {
    const six = { ...freeSample().namedShare!, countable: 6 };
    const $ = open(freeSample({ namedShare: six }));
    expect($("#rivals").parent().find(".name-bar").length).toBe(3);
    expect($("#named-once").text()).toBe("Named once");
    expect(words($("#named-once").next())).toContain("Toast Payroll");
    expect(open(freeSample())("#named-once").length).toBe(0);
  });

  it("tells nobody named from nobody asked", () => {
    expect(
      open(freeSample({ competitors: [] }))("#rivals")
        .parent()
        .text(),
    ).toContain("The answers name no other company.");
    expect(open(samples.nothingAnswered())("#rivals").parent().text()).toContain("No engine answered");
  });
});

describe("what the engines read", () => {
  it("names each site with the answers that cite it and what kind it is, and links to those of live engines", () => {
    const $ = open(freeSample());
    const rows = $("[aria-labelledby=sources] tbody tr").toArray();
    expect(rows.map((row) => words($(row)))).toEqual([
      "hrtrade.example 3 of 4 answers press; this site is listed there",
      "gusto.com 2 of 4 answers a rival's own site",
      "brightleaf.com 1 of 4 answers this site",
    ]);
    expect($("[aria-labelledby=sources] a").first().attr("href")).toBe("https://hrtrade.example/");
    expect(open(freeSample({ mode: "sandbox" }))("[aria-labelledby=sources] a").length).toBe(0);
  });

  it("tells none cited from nobody asked", () => {
    expect(words(open(freeSample({ shareOfVoice: null }))("[aria-labelledby=sources]"))).toContain(
      "The engines cited no page",
    );
    expect(words(open(samples.nothingAnswered())("[aria-labelledby=sources]"))).toContain("so nothing was cited");
  });
});

describe("what to do first", () => {
  it("keeps five open in their rank and folds the rest with the numbers going on", () => {
    const $ = open(samples.proScan());
    const section = $("#fixes").parent();
    expect(
      section
        .find("> ol > li")
        .toArray()
        .map((li) => $(li).attr("value")),
    ).toEqual(["1", "2", "3", "4", "5"]);
    expect(section.find("details.more > summary").text()).toBe("4 more fixes");
    expect(section.find("details.more > ol").attr("start")).toBe("6");
  });

  it("tells nothing to change from nothing checked", () => {
    expect(
      open(freeSample({ fixes: [] }))("#fixes")
        .parent()
        .text(),
    ).toContain("The checks found nothing to change.");
    expect(open(samples.nothingAnswered())("#fixes").parent().text()).toContain("The site could not be checked");
  });

  it("says what was seen, why it matters and what to do, and offers the text to paste as it is", () => {
    const $ = open(freeSample());
    const first = $(".fixes > li").first();
    expect(
      first
        .find("dt")
        .toArray()
        .map((dt) => $(dt).text()),
    ).toEqual(["What we saw", "Why it matters", "What to do"]);
    expect(first.find("pre code").text()).toBe(freeSample().fixes[0]!.paste);
    expect(words(first.find(".tags"))).toBe("Schema · high impact · low effort · 6.2 readiness points");
    expect($(".fixes > li").eq(2).find(".tags").text()).not.toContain("points");
  });
});

describe("readiness", () => {
  it("draws a left-out signal as an empty dashed bar with its reason, and never as zero", () => {
    const $ = open(freeSample());
    const platform = $(".signals > li.left-out");
    expect(platform.find(".dashed").length).toBe(1);
    expect(platform.find(".bar").length).toBe(0);
    expect(words(platform)).toContain("Left out: no browser was at hand");
    expect(words(platform.find(".signal-bar"))).toBe("Platform left out no weight");
  });

  it("names each weight and opens the checks behind a signal, the worst first", () => {
    const $ = open(freeSample());
    const technical = $(".signals > li").eq(1);
    expect(words(technical.find(".signal-bar"))).toBe("Technical 78 of 100 weight 31.2%");
    expect(
      technical
        .find(".checks li")
        .toArray()
        .map((li) => $(li).find("strong").text()),
    ).toEqual(["Not passed:", "Partly:", "Passed:", "Does not apply:"]);
    expect($("#readiness").parent().find("> p").text()).toContain(
      "3 of 7 checks passed on 6 pages; 1 could not be made.",
    );
  });
});

describe("the ladder", () => {
  it("shows six rungs, marks where the site stands, and lists what the next one takes", () => {
    const $ = open(freeSample());
    expect($(".ladder > li").length).toBe(6);
    expect(words($(".ladder > li[aria-current=step]"))).toContain("2 Readable the site stands here");
    expect(
      $(".ladder > .next li")
        .toArray()
        .map((li) => $(li).text()),
    ).toEqual(freeSample().agentReadiness!.next!.needs.map((need) => need.text));
  });

  it("says not measured instead of placing a site that was not checked", () => {
    const $ = open(freeSample({ agentReadiness: null }));
    expect($("#ladder").parent().text()).toContain("Not measured");
    expect($(".ladder").length).toBe(0);
  });

  it("does not stand on a rung that crawlers cannot reach", () => {
    const $ = open(samples.absentEverywhere());
    expect($(".ladder > li").first().text()).toContain("not met yet");
    expect($(".ladder > .here").length).toBe(0);
  });

  it("has no next step at the top, and says what could not be checked", () => {
    const top = open(
      freeSample({
        agentReadiness: { level: 5, name: "Agent-operable", crawlable: true, reached: [], next: null, limitedBy: null },
      }),
    );
    expect(top("#ladder").parent().text()).toContain("the top rung");
    expect(top(".ladder .next").length).toBe(0);
    const limited = {
      ...freeSample().agentReadiness!,
      limitedBy: { condition: "sch.identity", reason: "The home page timed out." },
    };
    expect(open(freeSample({ agentReadiness: limited }))(".ladder .next").text()).toContain(
      "Could not check: The home page timed out.",
    );
  });
});

describe("how it was measured", () => {
  it("names engines with their models and what failed with the reason", () => {
    const text = words(open(samples.oneEngineFailed())(".method"));
    expect(text).toContain("ChatGPT, model chatgpt-2026: searched the web; 2 answers.");
    expect(text).toContain("Gemini, model gemini-2026: did not answer.");
    expect(text).toContain("Gemini: 2 of 2 questions not answered. The provider answered 500 twice.");
    expect(text).toContain("left out of every figure, not counted as zero");
    expect(words(open(freeSample())(".method"))).toContain("Nothing: every question was answered by every engine.");
  });

  it("names the address that was asked for when it led to another site", () => {
    const text = words(open(freeSample({ url: "https://www.old-name.example/" }))(".method"));
    expect(text).toContain("brightleaf.com, where https://www.old-name.example/ leads, 6 pages read");
    const same = open(freeSample({ url: "https://www.brightleaf.com/" }))(".method");
    expect(words(same)).toContain("brightleaf.com, 6 pages read");
    expect(same.find("a").first().attr("href")).toBe("https://www.brightleaf.com/");
  });

  it("dates the scan with its time zone", () => {
    const time = open(freeSample())(".method time");
    expect(time.text()).toBe("21 November 2026 at 14:05 UTC");
    expect(time.attr("datetime")).toBe("2026-11-21T14:05:00.000Z");
  });
});

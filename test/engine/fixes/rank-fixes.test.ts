import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import type { Finding } from "../../../src/engine/audits/types.ts";
import type { LostQuestion } from "../../../src/engine/fixes/lost-questions.ts";
import { rankFixes } from "../../../src/engine/fixes/rank-fixes.ts";
import { scoreReadiness } from "../../../src/engine/score/readiness.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { readingOf } from "../../support/reading.ts";
import { smallSite } from "../../support/small-site.ts";

const reading = smallSite();
const findings = judgeSite(reading);
const rank = (from: Finding[], lostQuestions: LostQuestion[] = []) =>
  rankFixes({ reading, findings: from, lostQuestions });
const fixes = rank(findings);
const lost: LostQuestion = {
  id: "visibility.0",
  question: "Who offers wooden boat repair in Kiel?",
  namedInstead: ["Brightleaf", "Harbourworks"],
  sources: [{ domain: "boats.org", url: "https://boats.org/yards", title: "Yards in the north" }],
};

const mend = (from: Finding[], id: string) =>
  from.map((each): Finding => (each.id === id ? { ...each, status: "pass", score: 1, gate: false } : each));
const leaveOut = (from: Finding[], ids: ReadonlySet<string>, status: "not_applicable" | "not_measured") =>
  from.map(
    (each): Finding => (ids.has(each.id) ? { ...each, status, score: null, gate: false, reason: "left out" } : each),
  );

describe("the fixes of a site", () => {
  it("stand in every signal, numbered from one, each with what was seen, why and how", () => {
    expect(fixes.map(({ rank }) => rank)).toEqual(fixes.map((_fix, at) => at + 1));
    expect(new Set(fixes.map(({ signal }) => signal))).toEqual(
      new Set(["citability", "eeat", "technical", "schema", "platform"]),
    );
    for (const { id, title, why, how, evidence } of fixes) {
      for (const text of [title, why, how, evidence]) expect(text, id).toMatch(/\S/);
    }
  });

  it("promise no effect", () => {
    for (const { id, title, why, how } of fixes) {
      expect(`${title} ${why} ${how}`, id).not.toMatch(
        /will (?:increase|improve|raise|boost|rank)|guarantee|more citations|get you cited/i,
      );
    }
  });

  it("raise readiness by what they state, give or take a point, and never lower it", () => {
    const before = scoreReadiness(findings).readiness!;
    for (const { id, points, paste } of fixes) {
      // What is pasted may mend more than one thing.
      if (paste !== null) continue;
      const after = scoreReadiness(mend(findings, id)).readiness!;
      expect(after, id).toBeGreaterThanOrEqual(before);
      expect(Math.abs(after - before - points!), id).toBeLessThanOrEqual(1);
    }
  });

  it("are the same for the same record", () => {
    expect(rank(judgeSite(smallSite()))).toEqual(fixes);
    expect(rank(findings.toReversed())).toEqual(fixes);
  });

  it("paste data filled with the site's own facts", () => {
    const block = fixes.find(({ id }) => id === "sch.present")?.paste;
    expect(block).toContain('"name": "Acme"');
    expect(block).toContain("office@acme.example");
    expect(block).toContain("https://github.com/acme");
  });
});

describe("the order", () => {
  it("is by what is recovered; where that is equal the easier and the better proven comes first, then the id", () => {
    const made = (id: string, rest: Partial<Finding>): Finding => ({
      id,
      signal: "citability",
      status: "fail",
      score: 0,
      weight: 2,
      grade: "A",
      effort: "low",
      gate: false,
      title: id,
      why: "w",
      evidence: [],
      reason: null,
      ...rest,
    });
    const list = [
      made("cit.b", {}),
      made("cit.a", {}),
      made("cit.heavy", { weight: 6 }),
      made("cit.hard", { weight: 6, effort: "high" }),
      made("cit.doubtful", { weight: 5, grade: "C" }),
      made("cit.done", { status: "pass", score: 1, weight: 8 }),
    ];
    expect(rank(list).map(({ id }) => id)).toEqual(["cit.heavy", "cit.hard", "cit.doubtful", "cit.a", "cit.b"]);
  });

  it("begins with failed gates, the shut door before the empty room", () => {
    const gates = findings.map(
      (each): Finding =>
        each.id === "plat.rendering" || each.id === "tech.indexable"
          ? { ...each, status: "fail", score: 0, gate: true }
          : each,
    );
    expect(
      rank(gates)
        .slice(0, 2)
        .map(({ id, impact }) => [id, impact]),
    ).toEqual([
      ["tech.indexable", "high"],
      ["plat.rendering", "high"],
    ]);
  });

  it("puts lost questions after the weighty fixes and before the small ones", () => {
    const ids = rank(findings, [lost]).map(({ id, impact }) => `${id} ${impact}`);
    const at = ids.indexOf("visibility.0 high");
    expect(ids.slice(0, at).every((id) => id.endsWith("high"))).toBe(true);
    expect(ids.slice(at + 1).some((id) => id.endsWith("high"))).toBe(false);
  });
});

describe("one root cause", () => {
  it("gives one fix: pages built by script hide what follows from it", () => {
    const shell =
      '<html lang="en"><head><title>Acme</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>';
    const empty = readingOf({ pages: { "/": shell, "/about": shell } });
    const ids = rankFixes({ reading: empty, findings: judgeSite(empty), lostQuestions: [] }).map(({ id }) => id);
    expect(ids[0]).toBe("plat.rendering");
    expect(ids.filter((id) => /^(cit|eeat|sch)\./.test(id))).toEqual([]);
  });

  it("says how many others wait for it", () => {
    const shell =
      '<html lang="en"><head><title>Acme</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>';
    const empty = readingOf({ pages: { "/": shell } });
    const [first] = rankFixes({ reading: empty, findings: judgeSite(empty), lostQuestions: [] });
    expect(first?.how).toMatch(/\d+ further points can be checked once this is done/);
  });

  it("asks once for data where the home page has none, and for the missing parts where it has some", () => {
    const ids = (head: string) => {
      const site = readingOf({ pages: { "/": pageOf(`<h1>A</h1>${prose(200)}`, { head }) } });
      return rankFixes({ reading: site, findings: judgeSite(site), lostQuestions: [] }).map(({ id }) => id);
    };
    expect(ids("").filter((id) => id.startsWith("sch."))).toEqual(["sch.present"]);
    expect(ids(jsonLd({ "@type": "Organization", name: "Acme" }))).toContain("sch.identity");
  });

  it("asks once to take out stars that the company gave itself", () => {
    const stars = { "@type": "AggregateRating", ratingValue: 5, reviewCount: 9 };
    const head = jsonLd({ "@type": "LocalBusiness", name: "Acme", aggregateRating: stars });
    const site = readingOf({ pages: { "/": pageOf(`<h1>A</h1>${prose(200)}`, { head }) } });
    const judged = judgeSite(site);
    const failed = judged.filter(({ status }) => status === "fail").map(({ id }) => id);
    expect(failed).toEqual(expect.arrayContaining(["sch.no-violation", "eeat.reputation-on-site"]));
    const ids = rankFixes({ reading: site, findings: judged, lostQuestions: [] }).map(({ id }) => id);
    expect([ids.includes("sch.no-violation"), ids.includes("eeat.reputation-on-site")]).toEqual([true, false]);
  });

  it("keeps the other fixes when one recipe breaks", () => {
    const broken = { ...reading, home: { ...reading.home, links: null as never } };
    expect(rankFixes({ reading: broken, findings, lostQuestions: [] })).toHaveLength(fixes.length);
  });
});

describe("a lost question", () => {
  const fix = (question: LostQuestion) => rank([], [question])[0]!;

  it("tells the question, who was named instead, and what the engines read", () => {
    expect(fix(lost)).toMatchObject({
      id: "visibility.0",
      signal: "visibility",
      points: null,
      paste: null,
      title: "You are not named for “Who offers wooden boat repair in Kiel?”",
      why: "The engines that answered named Brightleaf and Harbourworks instead.",
      evidence: "Sources the engines read: Yards in the north (https://boats.org/yards)",
    });
  });

  it("names the own page that comes closest and what it lacks", () => {
    expect(fix(lost).how).toMatch(/Your page https:\/\/acme\.example\/\S* comes closest\. It does not speak of “kiel”/);
  });

  it("says so when no page is about it", () => {
    expect(fix({ ...lost, question: "Which accountant prepares payroll taxes quickly?" }).how).toMatch(
      /None of the 5 pages read is about this question/,
    );
  });

  it("says so when no source and no name was given", () => {
    const bare = fix({ ...lost, namedInstead: [], sources: [] });
    expect(bare.why).toMatch(/named no company/);
    expect(bare.evidence).toBe("The engines named no sources.");
  });
});

describe("whatever is left out", () => {
  const some = fc.subarray(findings.map(({ id }) => id)).map((ids) => new Set(ids));

  it("as not applying moves every signal's number only by leaving its sums", () => {
    fc.assert(
      fc.property(some, (ids) => {
        const gone = findings.filter(({ id }) => !ids.has(id));
        const numbers = (from: Finding[]) => scoreReadiness(from).signals.map(({ score }) => score);
        expect(numbers(leaveOut(findings, ids, "not_applicable"))).toEqual(numbers(gone));
      }),
    );
  });

  it("as not measured counts nowhere as zero: a signal keeps the number of the rest or becomes null", () => {
    fc.assert(
      fc.property(some, (ids) => {
        const rest = scoreReadiness(findings.filter(({ id }) => !ids.has(id))).signals;
        const left = scoreReadiness(leaveOut(findings, ids, "not_measured")).signals;
        for (const [at, { score }] of left.entries()) expect(score === null || score === rest[at]!.score).toBe(true);
      }),
    );
  });

  it("brings no fix", () => {
    fc.assert(
      fc.property(some, (ids) => {
        const told = rank(leaveOut(findings, ids, "not_measured")).map(({ id }) => id);
        expect(told.filter((id) => ids.has(id))).toEqual([]);
      }),
    );
  });

  it("any fix, after any others, still raises readiness by what it states", () => {
    fc.assert(
      fc.property(fc.subarray(fixes.map(({ id }) => id)), (done) => {
        const now = done.reduce(mend, findings);
        const before = scoreReadiness(now).readiness!;
        for (const { id, points } of rank(now)
          .filter(({ paste }) => paste === null)
          .slice(0, 5)) {
          const after = scoreReadiness(mend(now, id)).readiness!;
          expect(after).toBeGreaterThanOrEqual(before);
          expect(Math.abs(after - before - points!)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });
});

it("is worded for the platform the site is made with", () => {
  const wordpress = pageOf(`<h1>A</h1>${prose(160)}<img src="/wp-content/uploads/a.png">`, {
    head: '<meta name="generator" content="WordPress 6.8">',
  });
  const site = readingOf({ pages: { "/": wordpress } });
  const [data] = rankFixes({ reading: site, findings: judgeSite(site), lostQuestions: [] }).filter(
    ({ id }) => id === "sch.present",
  );
  expect(data?.how).toMatch(/In WordPress, an SEO plugin/);
});

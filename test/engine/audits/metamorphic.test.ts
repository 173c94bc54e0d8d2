import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUDITS } from "../../../src/engine/audits/index.ts";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import { aiSearchAllowed } from "../../../src/engine/audits/technical/ai-search-allowed.ts";
import { userAgentsAllowed } from "../../../src/engine/audits/technical/user-agents-allowed.ts";
import { CRAWLERS } from "../../../src/engine/read-site/robots/crawlers.ts";
import { climb } from "../../../src/engine/score/ladder.ts";
import { exchangeOf } from "../../support/exchange.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";
import { SOUND_SITE } from "../../support/site-pages.ts";

const AGENTS = CRAWLERS.filter(({ kind }) => kind === "search" || kind === "user").map(({ agent }) => agent);
const PATHS = ["/", "/about", "/prices", "/cart"];

const file = (blocked: { agent: string; path: string }[]) =>
  blocked.map(({ agent, path }) => `User-agent: ${agent}\nDisallow: ${path}`).join("\n\n");
const block = fc.record({ agent: fc.constantFrom(...AGENTS), path: fc.constantFrom(...PATHS) });
const site = (options: ReadingOptions = {}) => readingOf({ pages: SOUND_SITE, ...options });
const BASE = site();
const withRobots = (text: string) => ({ ...BASE, robots: exchangeOf("https://acme.example/robots.txt", text) });

/** What is judged, without the addresses in the evidence. */
const outline = (options: ReadingOptions) =>
  judgeSite(site(options)).map(({ id, status, score }) => [id, status, score]);

describe("the audits of a site", () => {
  it("never score higher when one more crawler is blocked", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), block, (blocked, more) => {
        for (const audit of [aiSearchAllowed, userAgentsAllowed]) {
          const before = audit.judge(withRobots(file(blocked))).score!;
          const after = audit.judge(withRobots(file([...blocked, more]))).score!;
          expect(after).toBeLessThanOrEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("never climb higher when one more crawler is blocked", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), block, (blocked, more) => {
        const level = (robots: string) => {
          const reading = withRobots(robots);
          return climb(reading, judgeSite(reading)).level;
        };
        expect(level(file([...blocked, more]))).toBeLessThanOrEqual(level(file(blocked)));
      }),
      { numRuns: 15 },
    );
  });

  it("say the same of the same record, twice", () => {
    const reading = site({ robots: "User-agent: *\nDisallow: /cart" });
    expect(judgeSite(reading)).toEqual(judgeSite(reading));
    expect(judgeSite(structuredClone(reading))).toEqual(judgeSite(reading));
  });

  it("do not care for the order of attributes, letter case of header values, or blanks", () => {
    const shuffled = Object.fromEntries(
      Object.entries(SOUND_SITE).map(([path, html]) => [
        path,
        html
          .replaceAll(
            '<meta name="viewport" content="width=device-width">',
            '<meta   content="width=device-width"\n name="viewport" >',
          )
          .replaceAll("<p>", "<p >\n"),
      ]),
    );
    const textual = /^(tech|plat)\.(?!weight)/;
    const pick = (rows: (string | number | null)[][]) => rows.filter(([id]) => textual.test(String(id)));
    expect(pick(outline({ pages: shuffled }))).toEqual(pick(outline({ pages: SOUND_SITE })));
  });

  it("do not care whether the site answers with www or without", () => {
    const www = Object.fromEntries(
      Object.entries(SOUND_SITE).map(([path, html]) => [path, html.replaceAll("//acme", "//www.acme")]),
    );
    expect(outline({ pages: www, origin: "https://www.acme.example" })).toEqual(outline({ pages: SOUND_SITE }));
  });

  it("count a page once, however often it was read", () => {
    const reading = site();
    const twice = { ...reading, pages: [...reading.pages, ...structuredClone(reading.pages.slice(1))] };
    const shares = /^tech\.(indexable|canonical|head|ai-search-allowed|links)$/;
    const pick = (findings: ReturnType<typeof judgeSite>) =>
      findings.filter(({ id }) => shares.test(id)).map(({ id, score }) => [id, score]);
    expect(pick(judgeSite(twice))).toEqual(pick(judgeSite(reading)));
  });

  it("have ids of their own, words for their fix, and scores only where they were measured", () => {
    const reading = site();
    const ids = AUDITS.map(({ audit }) => audit.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { audit } of AUDITS) {
      const judgement = audit.judge(reading);
      const measured = ["pass", "partial", "fail"].includes(judgement.status);
      expect(judgement.score !== null, audit.id).toBe(measured);
      expect(judgement.reason === null, audit.id).toBe(measured);
      expect(judgement.evidence.length > 0, audit.id).toBe(measured);
      const { title, how } = audit.fix(reading, judgement);
      expect(title.length * how.length, audit.id).toBeGreaterThan(0);
    }
  });

  it("blame what is left out on nothing but their own reason when a site gives no answer at all", () => {
    const dead = { error: { code: "timeout", message: "No answer in time." } } as const;
    const findings = judgeSite(site({ robots: dead, llmsTxt: dead, random: dead }));
    const unmeasured = findings.filter(({ status }) => status === "not_measured");
    expect(unmeasured.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["tech.robots-file", "tech.ai-search-allowed", "tech.status-hygiene", "plat.llms-txt"]),
    );
    expect(unmeasured.every(({ reason }) => reason && !reason.includes("itself failed"))).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { aiSearchAllowed } from "../../../../src/engine/audits/technical/ai-search-allowed.ts";
import { robotsFile } from "../../../../src/engine/audits/technical/robots-file.ts";
import { trainingChoice } from "../../../../src/engine/audits/technical/training-choice.ts";
import { userAgentsAllowed } from "../../../../src/engine/audits/technical/user-agents-allowed.ts";
import type { Audit } from "../../../../src/engine/audits/types.ts";
import { parseRobots } from "../../../../src/engine/read-site/robots/parse-robots.ts";
import { isAllowed } from "../../../../src/engine/read-site/robots/verdict.ts";
import type { Answered } from "../../../support/exchange.ts";
import { readingOf } from "../../../support/reading.ts";
import { SOUND_SITE } from "../../../support/site-pages.ts";

const site = (robots: Answered) => readingOf({ pages: SOUND_SITE, robots });
const judged = (audit: Audit, robots: Answered) => {
  const { status, score } = audit.judge(site(robots));
  return [status, score];
};
const unreachable = { error: { code: "timeout", message: "No answer in time." } } as const;
const html = { body: "<!doctype html><title>Home</title>", headers: { "content-type": "text/html" } };

describe("robots.txt as a file", () => {
  it.each<[string, Answered, string, boolean]>([
    ["rules", "User-agent: *\nDisallow: /cart", "pass", false],
    ["an empty file", "", "pass", false],
    ["404", 404, "pass", false],
    ["a web page", html, "partial", false],
    ["lines nobody understands", "hello\nthere\nUser-agent: *", "partial", false],
    ["more than 500 KiB", `User-agent: *\n${"#".repeat(600_000)}`, "partial", false],
    ["a server error", 503, "fail", true],
    ["too many requests", 429, "fail", true],
    ["too many redirects", { error: { code: "too_many_redirects", message: "" } }, "pass", false],
    ["a challenge to us", { status: 403, headers: { "cf-mitigated": "challenge" } }, "not_measured", false],
    ["nothing", unreachable, "not_measured", false],
  ])("judges %s", (_, robots, status, gate) => {
    const reading = site(robots);
    const judgement = robotsFile.judge(reading);
    expect(judgement.status).toBe(status);
    expect(judgement.status === "fail" && robotsFile.gate!.holds(reading, judgement)).toBe(gate);
  });
});

describe("search crawlers of assistants", () => {
  it.each<[string, Answered, string, number | null]>([
    ["nothing forbidden", "User-agent: *\nDisallow: /cart", "pass", 1],
    ["no file", 404, "pass", 1],
    ["everything forbidden to everyone", "User-agent: *\nDisallow: /", "fail", 0],
    ["a server error", 500, "fail", 0],
    ["OpenAI's crawler out", "User-agent: OAI-SearchBot\nDisallow: /", "partial", 0.7],
    ["Google's crawler out", "User-agent: Googlebot\nDisallow: /", "partial", 0.75],
    ["one page of three closed", "User-agent: *\nDisallow: /prices", "partial", 2 / 3],
    ["a crawler without a part in the score out", "User-agent: Applebot\nDisallow: /", "partial", 0.95],
    ["training crawlers out", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /", "pass", 1],
    ["everyone out but OpenAI", "User-agent: *\nDisallow: /\nUser-agent: OAI-SearchBot\nAllow: /", "partial", 0.3],
    ["unseen", unreachable, "not_measured", null],
  ])("are judged with %s", (_, robots, status, score) => {
    const [found, share] = judged(aiSearchAllowed, robots);
    expect(found).toBe(status);
    if (score === null) expect(share).toBeNull();
    else expect(share).toBeCloseTo(score, 5);
  });

  it("name the line that keeps a crawler out", () => {
    const { evidence } = aiSearchAllowed.judge(site("User-agent: OAI-SearchBot\nDisallow: /\n"));
    expect(evidence[0]!.observed).toContain("line 2: Disallow: /");
  });

  it.each([
    ["closed to everybody", "User-agent: *\nDisallow: /cart\nDisallow: /\n"],
    [
      "closed to them in a group of their own",
      "User-agent: OAI-SearchBot\nDisallow: /\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n",
    ],
    [
      "closed to them together with others",
      "User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /cart\nDisallow: /\n",
    ],
    ["closed, with a statement on use", "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart\nDisallow: /\n"],
  ])("are let in by the pasted file where a site is %s, and nobody else's rules change", (_, robots) => {
    const { paste } = aiSearchAllowed.fix(site(robots), aiSearchAllowed.judge(site(robots)));
    const after = parseRobots(paste!.text);
    expect(isAllowed(after, "OAI-SearchBot", "/about")).toBe(true);
    expect(isAllowed(after, "OAI-SearchBot", "/cart")).toBe(false);
    expect(isAllowed(after, "GPTBot", "/about")).toBe(false);
    const signals = ({ groups }: ReturnType<typeof parseRobots>) =>
      groups.flatMap(({ usage }) => usage.map(({ text }) => text));
    expect(new Set(signals(after))).toEqual(new Set(signals(parseRobots(robots))));
  });
});

describe("assistants that come for a person", () => {
  it.each<[string, Answered, string]>([
    ["open to all", "User-agent: *\nAllow: /", "pass"],
    ["closed to one", "User-agent: ChatGPT-User\nDisallow: /", "partial"],
    ["closed to all", "User-agent: *\nDisallow: /", "fail"],
    ["unseen", unreachable, "not_measured"],
  ])("are judged with a site %s", (_, robots, status) => {
    expect(judged(userAgentsAllowed, robots)[0]).toBe(status);
  });
});

describe("the choice about training", () => {
  it.each<[string, Answered, string]>([
    ["refused by name", "User-agent: GPTBot\nDisallow: /", "pass"],
    ["allowed by name", "User-agent: GPTBot\nAllow: /", "pass"],
    ["told in a signal", "User-agent: *\nContent-Signal: ai-train=no\nAllow: /", "pass"],
    ["told in a usage line", "User-agent: *\nContent-Usage: train-ai=n\nAllow: /", "pass"],
    ["not told", "User-agent: *\nAllow: /", "not_applicable"],
    ["not told, without a file", 404, "not_applicable"],
    ["refused to every crawler", "User-agent: *\nDisallow: /", "pass"],
    ["told by a licence", "License: https://acme.example/license.xml\nUser-agent: *\nAllow: /", "pass"],
    ["told both ways", "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\nAllow: /", "partial"],
    ["allowed while all are blocked", "User-agent: *\nContent-Signal: ai-train=yes\nDisallow: /", "partial"],
    ["open by mistake", "User-agent: *\nDisallow: /private\n\nUser-agent: GPTBot\nDisallow: /blog", "partial"],
    ["unseen", unreachable, "not_measured"],
    ["behind an error", 500, "not_measured"],
  ])("is judged when %s", (_, robots, status) => {
    expect(judged(trainingChoice, robots)[0]).toBe(status);
  });
});

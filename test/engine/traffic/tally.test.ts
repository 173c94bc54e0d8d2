import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engineOf } from "../../../src/engine/traffic/ai-engines.ts";
import { linesInParts } from "../../../src/engine/traffic/line-chunks.ts";
import { readLogLine } from "../../../src/engine/traffic/log-line.ts";
import { type TakenIn, tallyLines } from "../../../src/engine/traffic/tally.ts";
import { weekOf, weeksBetween } from "../../../src/engine/traffic/week.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GPTBOT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";

interface Said {
  time?: string;
  request?: string;
  status?: number;
  referrer?: string;
  agent?: string;
}

const combined = ({
  time = "16/Nov/2026:10:00:00 +0000",
  request = "GET / HTTP/1.1",
  status = 200,
  referrer = "https://chatgpt.com/",
  agent = FIREFOX,
}: Said = {}) => `203.0.113.9 - - [${time}] "${request}" ${status} 512 "${referrer}" "${agent}"`;

const counted = (line: string) =>
  tallyLines([line], [], NOW).counts.map(({ kind, name, week }) => `${kind} ${name} ${week}`);

describe("a line of a log", () => {
  it.each<[string, Said, string[]]>([
    ["a visit that ChatGPT sent", {}, ["visit chatgpt 2026-11-16"]],
    [
      "the same by its utm_source",
      { referrer: "-", request: "GET /?a=1&utm_source=ChatGPT.com HTTP/2.0" },
      ["visit chatgpt 2026-11-16"],
    ],
    ["a host below the engine's", { referrer: "https://www.perplexity.ai/search/x" }, ["visit perplexity 2026-11-16"]],
    ["an app", { referrer: "android-app://com.openai.chatgpt/" }, ["visit chatgpt 2026-11-16"]],
    ["a page not changed since", { status: 304 }, ["visit chatgpt 2026-11-16"]],
    ["Sunday night is the week before", { time: "15/Nov/2026:23:59:59 +0000" }, ["visit chatgpt 2026-11-09"]],
    ["in the server's own time", { time: "16/Nov/2026:00:30:00 +0100" }, ["visit chatgpt 2026-11-09"]],
    ["a crawler", { agent: GPTBOT, referrer: "-" }, ["fetch GPTBot 2026-11-16"]],
    ["a crawler that claims a referrer is no visit", { agent: GPTBOT }, ["fetch GPTBot 2026-11-16"]],
    ["a name that holds another's", { agent: "Mozilla/5.0 (compatible; MyGPTBot-like/1.0)", referrer: "-" }, []],
    ["another bot", { agent: "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)" }, []],
    ["a program", { agent: "curl/8.14.1" }, []],
    ["nobody at all", { agent: "-" }, []],
    ["a picture that an engine shows", { request: "GET /logo.png?v=1 HTTP/1.1" }, []],
    ["a way on to another address", { status: 301 }, []],
    ["a page that is not there", { status: 404 }, []],
    ["a form", { request: "POST / HTTP/1.1" }, []],
    ["a search engine", { referrer: "https://www.google.com/" }, []],
    ["a host that ends alike", { referrer: "https://notchatgpt.com/" }, []],
    ["an engine's name elsewhere in the address", { referrer: "https://blog.example/chatgpt.com" }, []],
    ["utm_source in the fragment", { referrer: "-", request: "GET /#?utm_source=chatgpt.com HTTP/1.1" }, []],
    ["too old to be meant", { time: "16/Nov/2023:10:00:00 +0000" }, []],
    ["from the future", { time: "16/Dec/2026:10:00:00 +0000" }, []],
  ])("%s", (_what, said, expected) => {
    expect(counted(combined(said))).toEqual(expected);
  });

  it.each([
    [
      "nginx",
      {
        time_iso8601: "2026-11-16T10:00:00+00:00",
        request_uri: "/a",
        request_method: "GET",
        status: "200",
        http_referer: "https://claude.ai/",
        http_user_agent: FIREFOX,
      },
    ],
    [
      "Apache",
      {
        time: "16/Nov/2026:10:00:00 +0000",
        request: "GET /a HTTP/1.1",
        status: 200,
        referer: "https://claude.ai/",
        user_agent: FIREFOX,
      },
    ],
    [
      "Caddy",
      {
        ts: 1794823200.25,
        request: { method: "GET", uri: "/a", headers: { Referer: ["https://claude.ai/"], "User-Agent": [FIREFOX] } },
        status: 200,
      },
    ],
    [
      "Traefik",
      {
        StartUTC: "2026-11-16T10:00:00Z",
        RequestMethod: "GET",
        RequestPath: "/a",
        DownstreamStatus: 200,
        request_Referer: "https://claude.ai/",
        "request_User-Agent": FIREFOX,
      },
    ],
    [
      "a query apart",
      {
        "@timestamp": "2026-11-16T10:00:00Z",
        method: "GET",
        path: "/a",
        args: "utm_source=claude.ai",
        status: 200,
        referrer: "-",
        user_agent: FIREFOX,
      },
    ],
  ])("is read as the JSON of %s", (_server, line) => {
    expect(counted(JSON.stringify(line))).toEqual(["visit claude 2026-11-16"]);
  });

  it.each([
    "",
    "{",
    "[]",
    "null",
    '{"time":1}',
    "a line of prose",
    '{"time":{}}',
    combined({ time: "99/Foo/2026:10:00:00 +0000" }),
  ])("that is none is left out: %s", (line) => {
    expect(tallyLines([line], [], NOW)).toMatchObject({ visits: 0, fetches: 0 });
  });

  it("whatever it is, is read or left out", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.json(), (text, json) => {
        for (const line of [text, json, combined({ referrer: text.replaceAll('"', ""), agent: "x" })])
          readLogLine(line);
        engineOf({ referrer: text, path: text });
      }),
      { numRuns: 200 },
    );
  });
});

/** A server's log: some lines a second, every other one a visit. */
const LOG = Array.from({ length: 60 }, (_, at) =>
  combined({
    time: `16/Nov/2026:10:00:${String(Math.floor(at / 4)).padStart(2, "0")} +0000`,
    referrer: at % 2 === 0 ? "https://chatgpt.com/" : "-",
  }),
);

/** Visits that were counted after all of these imports, one after the other. */
function visitsAfter(...imports: string[][]): number {
  const taken: TakenIn[] = [];
  return imports.reduce((visits, lines) => {
    const tally = tallyLines(lines, taken, NOW);
    if (tally.range) taken.push(tally.range);
    return visits + tally.visits;
  }, 0);
}

describe("what was imported before is not counted again", () => {
  it.each<[string, string[][]]>([
    ["the same log twice", [LOG, LOG]],
    ["a log that went on, in the middle of a second", [LOG.slice(0, 30), LOG]],
    ["a log that went on, three times", [LOG.slice(0, 7), LOG.slice(0, 33), LOG]],
    ["one that was rotated in the middle of a second", [LOG.slice(0, 30), LOG.slice(30)]],
    ["and both files again", [LOG.slice(0, 30), LOG.slice(30), LOG.slice(0, 30), LOG.slice(30)]],
    ["and both in one", [LOG.slice(0, 30), LOG.slice(30), LOG]],
    ["the newer file first", [LOG.slice(32), LOG.slice(0, 32), LOG]],
    ["the older half after the whole", [LOG, LOG.slice(0, 30)]],
    ["the newer half after the whole", [LOG, LOG.slice(28)]],
    ["a gap that is filled", [LOG.slice(0, 20), LOG.slice(40), LOG.slice(20, 40), LOG]],
    ["one second, twice", [LOG.slice(0, 3), LOG.slice(0, 3), LOG]],
  ])("%s", (_what, imports) => {
    expect(visitsAfter(...imports)).toBe(30);
  });

  it("nothing is lost or doubled wherever a log is cut, and however often it is sent", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: LOG.length - 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 1, max: LOG.length }), (at, grown) => {
        const ends = [0, ...at.sort((a, b) => a - b), LOG.length];
        const files = ends.slice(1).map((end, file) => LOG.slice(ends[file], end));
        const isCutWithin = ends
          .slice(1, -1)
          .some((end, file) => Math.floor((end - 1) / 4) === Math.floor(ends[file]! / 4));
        fc.pre(!isCutWithin);
        expect(visitsAfter(...files, ...files)).toBe(30);
        expect(visitsAfter(LOG.slice(0, grown), LOG, LOG)).toBe(30);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a log in parts", () => {
  it("is cut at the same places however it arrives, never within a line", async () => {
    const text = `${LOG.join("\n")}\né`;
    const bytes = Buffer.from(text);
    const partsOf = async (size: number) => {
      const pieces = (async function* () {
        for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
      })();
      const parts: string[] = [];
      for await (const part of linesInParts(pieces, 1000)) parts.push(part);
      return parts;
    };
    const [one, other] = [await partsOf(7), await partsOf(100_000)];
    expect(one).toEqual(other);
    expect(one.join("")).toBe(text);
    expect(one.slice(0, -1).every((part) => part.endsWith("\n") && part.length <= 1000)).toBe(true);
  });
});

it("a week begins on Monday, also over the turn of a year", () => {
  expect(
    ["2026-12-31T23:59:59Z", "2027-01-03T10:00:00Z", "2027-01-04T00:00:00Z"].map((at) => weekOf(new Date(at))),
  ).toEqual(["2026-12-28", "2026-12-28", "2027-01-04"]);
  expect(weeksBetween("2026-12-21", "2027-01-04")).toEqual(["2026-12-21", "2026-12-28", "2027-01-04"]);
});

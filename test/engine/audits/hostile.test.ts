import { describe, expect, it } from "vitest";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import { CRAWLERS } from "../../../src/engine/read-site/robots/crawlers.ts";
import { climb } from "../../../src/engine/score/ladder.ts";
import { nextProbes } from "../../../src/engine/surfaces/next-probes.ts";
import { validateSurfaces } from "../../../src/engine/surfaces/validate-surfaces.ts";
import type { Answered } from "../../support/exchange.ts";
import { modernServer } from "../../support/mcp-replies.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";
import { SOUND_SITE, soundPage } from "../../support/site-pages.ts";

const ORIGIN = "https://acme.example";
const typed = (body: string, type: string): Answered => ({ body, headers: { "content-type": type } });
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const home = (headers: Record<string, string>, more = "") => ({ "/": { html: soundPage({ head: more }), headers } });
const LISTING = `mcp:tools/list ${ORIGIN}/mcp`;
const deepTool = `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":${'{"type":"object","properties":{"a":'.repeat(5000)}{}${"}}".repeat(5000)}}]}}`;
const feed = soundPage({ head: '<link rel="alternate" type="application/rss+xml" href="/feed.xml">' });
const card = typed(
  JSON.stringify({ name: "a", version: "1", remotes: [{ url: `${ORIGIN}/mcp` }] }),
  "application/json",
);

/** Each would take minutes, or throw, if something in the way took time that grows with the square of its length. */
const ATTACKS: [string, ReadingOptions][] = [
  [
    "a robots.txt that names every crawler over thousands of rules",
    {
      robots: `${CRAWLERS.map(({ agent }) => `User-agent: ${agent}`).join("\n")}\n${Array.from({ length: 25_000 }, (_, index) => `Disallow: /*${index}*a`).join("\n")}`,
    },
  ],
  ["a robots.txt of blanks", { robots: `User-agent: *\n${`Disallow: /a${" ".repeat(16_000)}b\n`.repeat(30)}` }],
  ["a robots.txt of stars", { robots: `User-agent: *\nDisallow: /${"*a".repeat(8000)}$` }],
  ["an llms.txt of brackets", { llmsTxt: "# A\n".concat("[".repeat(400_000)) }],
  ["an llms.txt of empty lines", { llmsTxt: "\n".repeat(400_000) }],
  ["an llms.txt of addresses", { llmsTxt: `# A\n[a](b)${"http://".repeat(60_000)}` }],
  ["a Link header of blanks", { pages: home({ link: `<x>${" ".repeat(15_000)};a` }) }],
  ["a Link header of commas", { pages: home({ link: "<x>;".repeat(4000) }) }],
  ["a title of a million letters", { pages: { "/": soundPage({ title: "👩‍👩‍👧 ".repeat(100_000) }) } }],
  [
    "a feed of entities",
    {
      pages: { "/": feed },
      wellKnown: {
        [`${ORIGIN}/feed.xml`]: typed(
          `<rss><channel><item><link>x</link><pubDate>2026-11-20</pubDate><description>${"&lt;".repeat(200_000)}</description></item></channel></rss>`,
          "text/xml",
        ),
      },
    },
  ],
  [
    "a feed that swells",
    {
      pages: { "/": feed },
      wellKnown: {
        [`${ORIGIN}/feed.xml`]: typed(
          '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
          "text/xml",
        ),
      },
    },
  ],
  [
    "a description of aliases",
    {
      wellKnown: {
        "/openapi.yaml": typed(
          `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghi"
            .split("")
            .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[index]}`).join(",")}]`)
            .join("\n")}`,
          "application/yaml",
        ),
      },
    },
  ],
  [
    "a description without a floor",
    {
      wellKnown: {
        "/openapi.json": typed(deep(50_000), "application/json"),
        "/openapi.yaml": typed("[".repeat(100_000), "application/yaml"),
      },
    },
  ],
  [
    "a card without a floor",
    { wellKnown: { "/.well-known/agent-card.json": typed(deep(50_000), "application/json") } },
  ],
  [
    "a tool whose schema has no floor",
    {
      wellKnown: {
        "/.well-known/mcp/server-card.json": card,
        ...modernServer(`${ORIGIN}/mcp`),
        [LISTING]: typed(deepTool, "application/json"),
      },
    },
  ],
  [
    "names of object members",
    {
      wellKnown: { "/.well-known/ucp": typed('{"__proto__":{"ucp":1},"constructor":1}', "application/json") },
      robots: "User-agent: __proto__\nDisallow: /\nconstructor: x",
    },
  ],
];

describe("what a hostile site serves", () => {
  it.each(ATTACKS)("is judged like any other: %s", (_, options) => {
    const reading = readingOf({ pages: SOUND_SITE, ...options });
    const findings = judgeSite(reading);
    expect(findings.filter(({ reason }) => reason?.startsWith("The check itself failed"))).toEqual([]);
    expect(validateSurfaces(reading).filter(({ detail }) => detail.startsWith("The check itself failed"))).toEqual([]);
    expect(climb(reading, findings).level).toBeGreaterThanOrEqual(0);
    expect(nextProbes(reading).every(({ url }) => new URL(url).protocol === "https:")).toBe(true);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Reading } from "../../../src/engine/read-site/types.ts";
import { nextProbes } from "../../../src/engine/surfaces/next-probes.ts";
import type { SurfaceProbe } from "../../../src/engine/surfaces/types.ts";
import { surfaceOf, validateSurfaces } from "../../../src/engine/surfaces/validate-surfaces.ts";
import { type Answered, exchangeOf } from "../../support/exchange.ts";
import { closedServer, modernServer, olderServer } from "../../support/mcp-replies.ts";
import { readingOf } from "../../support/reading.ts";

const ORIGIN = "https://acme.example";
const SERVER = `${ORIGIN}/mcp`;
const json = (value: unknown, type = "application/json"): Answered => ({
  body: JSON.stringify(value),
  headers: { "content-type": type },
});

/** Asks round by round, as the reader does, answering by key; everything else is missing. */
function probe(
  answers: Record<string, Answered>,
  missing: Answered = 404,
): { reading: Reading; asked: SurfaceProbe[][] } {
  let reading = readingOf();
  const asked: SurfaceProbe[][] = [];
  for (let round = 0; round < 10; round += 1) {
    const probes = nextProbes(reading);
    if (probes.length === 0) break;
    asked.push(probes);
    const found = probes.map(({ key, url }) => [
      key,
      exchangeOf(url, Object.hasOwn(answers, key) ? answers[key]! : missing),
    ]);
    reading = { ...reading, wellKnown: { ...reading.wellKnown, ...Object.fromEntries(found) } };
  }
  return { reading, asked };
}

const card = { name: "acme/mcp", version: "1", remotes: [{ url: SERVER }] };
const catalogued = {
  "/.well-known/ai-catalog.json": json({
    entries: [{ type: "application/mcp-server-card+json", url: "/mcp/server-card" }],
  }),
  [`${ORIGIN}/mcp/server-card`]: json(card, "application/mcp-server-card+json"),
};

describe("asking a site about its surfaces", () => {
  it("ends after one round where there are none", () => {
    const { asked } = probe({});
    expect(asked).toHaveLength(1);
    expect(asked[0]!.length).toBeLessThanOrEqual(20);
    expect(asked[0]!.every(({ key, url, method }) => url === ORIGIN + key && method === "GET")).toBe(true);
  });

  it("follows a catalogue to a card, to a server, to its tools", () => {
    const { reading, asked } = probe({ ...catalogued, ...modernServer(SERVER) });
    expect(surfaceOf(reading, "mcp")).toMatchObject({ status: "valid", live: true });
    expect(asked.slice(1).map((round) => round.map(({ key }) => key))).toEqual([
      [`${ORIGIN}/mcp/server-card`],
      [`mcp:server/discover ${SERVER}`, `mcp:initialize ${SERVER}`],
      [`mcp:tools/list ${SERVER}`],
    ]);
  });

  it("sends the stateless revision its version with each message", () => {
    const { asked } = probe({ ...catalogued, ...modernServer(SERVER) });
    const [listing] = asked[3]!;
    expect(listing!.headers).toMatchObject({ "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" });
    expect(JSON.parse(listing!.body!).params._meta["io.modelcontextprotocol/protocolVersion"]).toBe("2026-07-28");
  });

  it("keeps the session of an older server", () => {
    const { reading, asked } = probe({ ...catalogued, ...olderServer(SERVER) });
    expect(asked[3]![0]!.headers).toMatchObject({ "mcp-protocol-version": "2025-06-18", "mcp-session-id": "s-1" });
    expect(surfaceOf(reading, "mcp").live).toBe(true);
  });

  it("follows a refusal to where tokens come from", () => {
    const metadata = `${ORIGIN}/oauth`;
    const { reading } = probe({
      ...catalogued,
      ...closedServer(SERVER, `Bearer resource_metadata="${metadata}"`),
      [metadata]: json({ resource: SERVER, authorization_servers: ["https://login.example.com/acme"] }),
      "https://login.example.com/.well-known/oauth-authorization-server/acme": json({
        issuer: "https://login.example.com/acme",
        authorization_endpoint: "https://login.example.com/a",
        token_endpoint: "https://login.example.com/t",
        code_challenge_methods_supported: ["S256"],
      }),
    });
    expect(surfaceOf(reading, "mcp").auth).toBe("discoverable");
  });

  it("calls nothing that needs a login, a value or another site", () => {
    const operation = (more: object) =>
      json({ openapi: "3.1.0", info: { title: "x" }, paths: { "/a/{id}": { get: {} }, "/b": { get: more } } });
    const calls = (more: object) =>
      probe({ "/openapi.json": operation(more) })
        .asked.flat()
        .filter(({ key }) => key.startsWith("openapi:"));
    expect(calls({}).map(({ url }) => url)).toEqual([`${ORIGIN}/b`]);
    expect(calls({ security: [{ key: [] }] })).toEqual([]);
    expect(calls({ parameters: [{ name: "q", in: "query", required: true }] })).toEqual([]);
  });

  it("speaks to no server of another site", () => {
    const elsewhere = {
      "/.well-known/mcp/server-card.json": json({ ...card, remotes: [{ url: "https://victim.example.org/mcp" }] }),
    };
    expect(
      probe(elsewhere)
        .asked.flat()
        .filter(({ url }) => !url.startsWith(ORIGIN)),
    ).toEqual([]);
  });

  it("finds nothing on a site that answers everything alike, whatever it answers", () => {
    const sound: Answered[] = [
      json(card),
      json({ linkset: [{ anchor: ORIGIN, item: [{ href: "/" }] }] }, "application/linkset+json"),
      "# Acme\n\n[Home](https://acme.example/) and much more to say about it.",
    ];
    const body = fc.oneof(
      fc.constantFrom(...sound),
      fc.string().map((text): Answered => ({ body: text, headers: { "content-type": "application/json" } })),
      fc.constantFrom<Answered>({ body: "<!doctype html><h1>Welcome</h1>", headers: { "content-type": "text/html" } }),
    );
    fc.assert(
      fc.property(body, (same) => {
        const { wellKnown } = probe({}, same).reading;
        const surfaces = validateSurfaces(readingOf({ random: same, llmsTxt: same, reading: { wellKnown } }));
        expect(surfaces.filter(({ status }) => status === "valid")).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("never throws, whatever stands at the agreed places", () => {
    const places = probe({}).asked[0]!.map(({ key }) => key);
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.json(),
        fc.constantFrom(
          "application/json",
          "application/linkset+json",
          "application/yaml",
          "application/ai-catalog+json",
        ),
        (place, body, type) => {
          const { reading, asked } = probe({ [place]: { body, headers: { "content-type": type } } });
          validateSurfaces(reading);
          expect(asked.flat().every(({ url }) => URL.canParse(url))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

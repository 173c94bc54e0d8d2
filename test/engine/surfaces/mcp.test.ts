import { describe, expect, it } from "vitest";
import { surfaceOf } from "../../../src/engine/surfaces/validate-surfaces.ts";
import type { Answered } from "../../support/exchange.ts";
import { closedServer, modernServer, olderServer, TOOL } from "../../support/mcp-replies.ts";
import { readingOf } from "../../support/reading.ts";

const ORIGIN = "https://acme.example";
const SERVER = `${ORIGIN}/mcp`;
const json = (value: unknown): Answered => ({
  body: JSON.stringify(value),
  headers: { "content-type": "application/json" },
});

const card = (url = SERVER) => ({
  name: "example.acme/mcp",
  version: "1.0.0",
  description: "Rentals",
  remotes: [{ type: "streamable-http", url, supportedProtocolVersions: ["2026-07-28"] }],
});
const described = { "/.well-known/mcp/server-card.json": json(card()) };
const mcp = (wellKnown: Record<string, Answered>, llmsTxt: Answered = 404) =>
  surfaceOf(readingOf({ wellKnown, llmsTxt }), "mcp");

describe("an MCP server", () => {
  it.each<[string, Record<string, Answered>, object]>([
    [
      "of the stateless revision",
      { ...described, ...modernServer(SERVER) },
      { status: "valid", live: true, safe: true, auth: "none" },
    ],
    [
      "of an older revision",
      { ...described, ...olderServer(SERVER) },
      { status: "valid", live: true, safe: true, auth: "none" },
    ],
    [
      "whose tools do not say whether they change anything",
      { ...described, ...modernServer(SERVER, [{ ...TOOL, annotations: undefined }]) },
      { status: "valid", live: true, safe: false },
    ],
    ["without tools", { ...described, ...modernServer(SERVER, []) }, { status: "invalid", live: false }],
    [
      "with a tool that has no valid schema",
      { ...described, ...modernServer(SERVER, [{ ...TOOL, inputSchema: { type: "object", properties: 5 } }]) },
      { status: "invalid", live: false },
    ],
    [
      "with a tool whose input is no object",
      { ...described, ...modernServer(SERVER, [{ ...TOOL, inputSchema: { type: "string" } }]) },
      { status: "invalid", live: false },
    ],
    [
      "that asks for a login and does not say how",
      { ...described, ...closedServer(SERVER, "Bearer") },
      { status: "valid", live: false, auth: "untold" },
    ],
    [
      "that answers as a web site",
      { ...described, [`mcp:server/discover ${SERVER}`]: "<html>", [`mcp:initialize ${SERVER}`]: "<html>" },
      { status: "invalid", live: false },
    ],
    [
      "that does not answer",
      { ...described, [`mcp:server/discover ${SERVER}`]: 503, [`mcp:initialize ${SERVER}`]: 503 },
      { status: "valid", live: false },
    ],
    ["that was only described", described, { status: "valid", live: false }],
    [
      "that is described for another site",
      { "/.well-known/mcp/server-card.json": json(card("https://other.example/mcp")) },
      { status: "invalid", live: false },
    ],
    ["that is nowhere", { "/.well-known/mcp/server-card.json": 404 }, { status: "absent", live: false }],
    ["nobody asked about", {}, { status: "not_measured", live: false }],
  ])("%s", (_, wellKnown, expected) => {
    expect(mcp(wellKnown)).toMatchObject(expected);
  });

  it("is found through the catalogue", () => {
    const entries = [
      { identifier: "urn:air:acme.example:mcp", type: "application/mcp-server-card+json", url: "/mcp/server-card" },
    ];
    const wellKnown = {
      "/.well-known/ai-catalog.json": json({ specVersion: "1.0", entries }),
      [`${ORIGIN}/mcp/server-card`]: json(card()),
      ...modernServer(SERVER),
    };
    expect(mcp(wellKnown)).toMatchObject({ status: "valid", live: true, advertised: true });
    expect(
      mcp({
        ...wellKnown,
        [`${ORIGIN}/mcp/server-card`]: 404,
        ...Object.fromEntries(Object.keys(modernServer(SERVER)).map((key) => [key, 404])),
      }),
    ).toMatchObject({ status: "invalid", advertised: true });
  });

  it.each<[string, Record<string, Answered>, Answered]>([
    ["a hint file", { "/.well-known/mcp.json": json({ mcpServers: { acme: { url: SERVER } } }) }, 404],
    ["a hint file of the other form", { "/.well-known/mcp.json": json({ endpoint: SERVER }) }, 404],
    ["llms.txt", {}, `# Acme\n\nTools: ${SERVER}.`],
  ])("is found through %s", (_, wellKnown, llmsTxt) => {
    expect(mcp({ ...wellKnown, ...modernServer(SERVER) }, llmsTxt)).toMatchObject({ status: "valid", live: true });
  });
});

describe("a login", () => {
  const METADATA = `${ORIGIN}/.well-known/oauth-protected-resource/mcp`;
  const ISSUER = "https://login.example.com";
  const challenge = `Bearer resource_metadata="${METADATA}"`;
  const server = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    code_challenge_methods_supported: ["S256"],
  };
  const auth = (metadata: object, issuer: object = server) =>
    mcp({
      ...described,
      ...closedServer(SERVER, challenge),
      [METADATA]: json({ resource: SERVER, authorization_servers: [ISSUER], ...metadata }),
      [`${ISSUER}/.well-known/oauth-authorization-server`]: json(issuer),
    }).auth;

  it("is told all the way", () => {
    expect(auth({})).toBe("discoverable");
  });

  it("is not judged where nobody asked the server that gives tokens", () => {
    const metadata = { [METADATA]: json({ resource: SERVER, authorization_servers: [ISSUER] }) };
    expect(mcp({ ...described, ...closedServer(SERVER, challenge), ...metadata }).auth).toBeNull();
  });

  it.each<[string, object, object]>([
    ["another resource", { resource: "https://other.example/mcp" }, server],
    ["no server", { authorization_servers: [] }, server],
    ["a server without encryption", { authorization_servers: ["http://login.example.com"] }, server],
    ["a server of another name", {}, { ...server, issuer: "https://evil.example" }],
    ["a server without S256", {}, { ...server, code_challenge_methods_supported: ["plain"] }],
  ])("is not told by metadata with %s", (_, metadata, issuer) => {
    expect(auth(metadata, issuer)).toBe("untold");
  });
});

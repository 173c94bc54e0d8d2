import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SurfaceKind } from "../../../src/engine/surfaces/types.ts";
import { surfaceOf } from "../../../src/engine/surfaces/validate-surfaces.ts";
import type { Answered } from "../../support/exchange.ts";
import { readingOf } from "../../support/reading.ts";
import { soundPage } from "../../support/site-pages.ts";

const ORIGIN = "https://acme.example";
const json = (value: unknown, type = "application/json"): Answered => ({
  body: JSON.stringify(value),
  headers: { "content-type": type },
});
const state = (kind: SurfaceKind, wellKnown: Record<string, Answered>, home: Record<string, string> = {}) => {
  const reading = readingOf({ pages: { "/": { html: soundPage(), headers: home } }, wellKnown });
  const { status, live } = surfaceOf(reading, kind);
  return live ? `${status}, live` : status;
};

describe("an agent card", () => {
  const CARD = {
    name: "Acme desk",
    description: "Answers about rentals.",
    version: "1.0.0",
    supportedInterfaces: [{ url: `${ORIGIN}/a2a`, protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
    capabilities: {},
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [{ id: "rent", name: "Rent", description: "Rents bikes.", tags: ["bike"] }],
  };
  const { supportedInterfaces: _, ...earlier } = { ...CARD, url: `${ORIGIN}/a2a`, protocolVersion: "0.3.0" };
  const at = (card: Answered) => state("a2a", { "/.well-known/agent-card.json": card });

  it.each<[string, Answered, string]>([
    ["complete", json(CARD), "valid"],
    ["in the form of 0.3", json(earlier), "valid"],
    ["without skills", json({ ...CARD, skills: [] }), "invalid"],
    ["without a version", json({ ...CARD, version: undefined }), "invalid"],
    ["in a list", json([CARD]), "invalid"],
    ["sent as text", json(CARD, "text/plain"), "invalid"],
    [
      "cut short",
      { body: JSON.stringify(CARD).slice(0, 40), headers: { "content-type": "application/json" } },
      "invalid",
    ],
    [
      "longer than 1 MB",
      { body: JSON.stringify(CARD), headers: { "content-type": "application/json" }, truncated: true },
      "invalid",
    ],
    [
      "on another site",
      {
        body: JSON.stringify(CARD),
        headers: { "content-type": "application/json" },
        finalUrl: "https://other.example/card",
      },
      "invalid",
    ],
    [
      "over plain http",
      {
        body: JSON.stringify(CARD),
        headers: { "content-type": "application/json" },
        finalUrl: "http://acme.example/card",
      },
      "invalid",
    ],
    ["a web page", { body: "<!doctype html>", headers: { "content-type": "text/html" } }, "absent"],
    [
      "a web page that says it is JSON",
      { body: "<!doctype html><title>x</title>", headers: { "content-type": "application/json" } },
      "absent",
    ],
    ["empty", { status: 204 }, "absent"],
    ["missing", 404, "absent"],
    ["refused to us", 403, "not_measured"],
    ["unseen", { error: { code: "timeout", message: "No answer in time." } }, "not_measured"],
  ])("%s", (_, card, status) => {
    expect(at(card)).toBe(status);
  });
});

describe("an API catalogue", () => {
  const at = (catalog: Answered, description: Answered = json({ openapi: "3.1.0" })) =>
    state("api-catalog", { "/.well-known/api-catalog": catalog, [`${ORIGIN}/api.json`]: description });
  const linkset = (context: object) => json({ linkset: [context] }, "application/linkset+json");
  const full = { anchor: `${ORIGIN}/api`, "service-desc": [{ href: "/api.json" }] };

  it.each<[string, string, string]>([
    ["complete", at(linkset(full)), "valid"],
    [
      "with a profile in its type",
      at(json({ linkset: [full] }, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')),
      "valid",
    ],
    ["sent as plain JSON", at(json({ linkset: [full] })), "invalid"],
    ["without an anchor", at(linkset({ ...full, anchor: undefined })), "invalid"],
    ["without links", at(linkset({ anchor: `${ORIGIN}/api` })), "invalid"],
    ["whose first link is dead", at(linkset(full), 404), "invalid"],
  ])("%s", (_, found, status) => {
    expect(found).toBe(status);
  });
});

describe("an OpenAPI description", () => {
  const DOCUMENT = {
    openapi: "3.1.0",
    info: { title: "Rentals" },
    servers: [{ url: "/api" }],
    paths: { "/prices": { get: { responses: {} } } },
  };
  const called = (answered: Answered) => ({ [`openapi:get ${ORIGIN}/api/prices`]: answered });
  const at = (document: Answered, more: Record<string, Answered> = {}) =>
    state("openapi", { "/openapi.json": document, ...more });

  it.each<[string, string, string]>([
    ["complete", at(json(DOCUMENT)), "valid"],
    [
      "as YAML",
      at({
        body: "openapi: 3.0.3\ninfo:\n  title: Rentals\npaths:\n  /prices:\n    get: {}\n",
        headers: { "content-type": "application/yaml" },
      }),
      "valid",
    ],
    [
      "as YAML longer than is read",
      at({
        body: `openapi: 3.0.3\ninfo:\n  title: ${"x".repeat(64_000)}\npaths:\n  /prices:\n    get: {}\n`,
        headers: { "content-type": "application/yaml" },
      }),
      "invalid",
    ],
    [
      "of version 2",
      at(json({ swagger: "2.0", info: { title: "x" }, host: "acme.example", paths: { "/a": { get: {} } } })),
      "valid",
    ],
    ["without a version", at(json({ ...DOCUMENT, openapi: undefined })), "invalid"],
    ["without operations", at(json({ ...DOCUMENT, paths: { "/prices": {} } })), "invalid"],
    ["of another site's server", at(json({ ...DOCUMENT, servers: [{ url: "https://other.example" }] })), "invalid"],
    ["of a server without encryption", at(json({ ...DOCUMENT, servers: [{ url: "http://acme.example" }] })), "invalid"],
    ["that answers", at(json(DOCUMENT), called(json({ day: 20 }))), "valid, live"],
    [
      "that says how to log in",
      at(json(DOCUMENT), called({ status: 401, headers: { "www-authenticate": "Bearer" } })),
      "valid, live",
    ],
    [
      "that answers with a web page",
      at(json(DOCUMENT), called({ body: "<!doctype html>", headers: { "content-type": "text/html" } })),
      "valid",
    ],
    ["that fails", at(json(DOCUMENT), called(500)), "valid"],
    ["that is nowhere", at(404), "absent"],
  ])("%s", (_, found, status) => {
    expect(found).toBe(status);
  });

  it("is found through a header of the home page", () => {
    const link = '</api.json>; rel="service-desc"; type="application/json", </llms.txt>; rel=describedby';
    expect(state("openapi", { [`${ORIGIN}/api.json`]: json(DOCUMENT) }, { link })).toBe("valid");
    expect(state("link-headers", { [`${ORIGIN}/api.json`]: json(DOCUMENT) }, { link })).toBe("valid");
    expect(state("link-headers", { [`${ORIGIN}/api.json`]: 404 }, { link: '</api.json>; rel="service-desc"' })).toBe(
      "invalid",
    );
    expect(state("link-headers", {})).toBe("absent");
  });
});

describe("agent skills", () => {
  const TEXT = "---\nname: rent-a-bike\ndescription: Rents a bike.\n---\n\nAsk for the day.";
  const digest = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
  const skill = (more: object = {}) => ({
    name: "rent-a-bike",
    type: "skill-md",
    description: "Rents a bike.",
    url: "/skills/rent/SKILL.md",
    digest: digest(TEXT),
    ...more,
  });
  const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  const at = (index: unknown, text: Answered = TEXT) =>
    state("agent-skills", {
      "/.well-known/agent-skills/index.json": json(index),
      [`${ORIGIN}/skills/rent/SKILL.md`]: text,
    });

  it.each<[string, string, string]>([
    ["whose texts are what they say", at({ $schema: SCHEMA, skills: [skill()] }), "valid"],
    ["whose text was changed", at({ $schema: SCHEMA, skills: [skill()] }, `${TEXT} Or pay.`), "invalid"],
    [
      "whose text has no head",
      at({ $schema: SCHEMA, skills: [skill({ digest: digest("Hello") })] }, "Hello"),
      "invalid",
    ],
    ["whose text is missing", at({ $schema: SCHEMA, skills: [skill()] }, 404), "invalid"],
    ["with a name that is none", at({ $schema: SCHEMA, skills: [skill({ name: "Rent A Bike" })] }), "invalid"],
    [
      "of a version nobody knows",
      at({ $schema: "https://schemas.agentskills.io/discovery/9/schema.json", skills: [skill()] }),
      "invalid",
    ],
    [
      "in the form before 0.2.0",
      at({ skills: [{ name: "rent-a-bike", description: "Rents.", files: ["SKILL.md"] }] }),
      "valid",
    ],
  ])("%s", (_, found, status) => {
    expect(found).toBe(status);
  });
});

describe("commerce and keys", () => {
  const profile = (version: string) => ({
    ucp: {
      version,
      services: {
        "dev.ucp.shopping": [{ transport: "rest", endpoint: `${ORIGIN}/ucp`, schema: "https://ucp.dev/x.json" }],
      },
      capabilities: {},
    },
  });

  it.each<[SurfaceKind, string, Answered, string]>([
    ["ucp", "/.well-known/ucp", json(profile("2026-04-08")), "valid"],
    ["ucp", "/.well-known/ucp", json(profile("latest")), "invalid"],
    [
      "acp",
      "/.well-known/acp.json",
      json({ protocol: { name: "acp", version: "2026-01-30" }, api_base_url: `${ORIGIN}/acp` }),
      "valid",
    ],
    [
      "acp",
      "/.well-known/acp.json",
      json({ protocol: { name: "Agent Client Protocol", version: "1" }, api_base_url: ORIGIN }),
      "invalid",
    ],
    [
      "web-bot-auth",
      "/.well-known/http-message-signatures-directory",
      json({ keys: [{ kty: "OKP", crv: "Ed25519", x: "abc" }] }, "application/http-message-signatures-directory+json"),
      "valid",
    ],
    [
      "web-bot-auth",
      "/.well-known/http-message-signatures-directory",
      json({ keys: [] }, "application/http-message-signatures-directory+json"),
      "invalid",
    ],
  ])("%s at %s", (kind, path, answered, status) => {
    expect(state(kind, { [path]: answered })).toBe(status);
  });
});

describe("what may be done with texts", () => {
  it.each([
    ["Content-Signal: search=yes, ai-train=no", "valid"],
    ["Content-Usage: train-ai=n", "valid"],
    ["Content-Signal: search=maybe", "invalid"],
    ["Content-Signal: hello", "invalid"],
    ["Disallow: /cart", "absent"],
  ])("%s", (line, status) => {
    expect(surfaceOf(readingOf({ robots: `User-agent: *\n${line}` }), "content-signals").status).toBe(status);
  });
});

describe("forms for assistants", () => {
  const form = (attributes: string, fields: string) =>
    surfaceOf(readingOf({ pages: { "/": soundPage({ body: `<form ${attributes}>${fields}</form>` }) } }), "webmcp")
      .status;
  const both = 'toolname="book" tooldescription="Books a bike"';

  it.each([
    ["described", both, '<input name="day" required toolparamdescription="Day">', "valid"],
    ["with labels", both, '<label>Day <input name="day" required></label>', "valid"],
    ["without a description", 'toolname="book"', '<input name="day" aria-label="Day">', "invalid"],
    ["with a required field without a name", both, '<input required aria-label="Day">', "invalid"],
    ["with a mute field", both, '<input name="day">', "invalid"],
    ["not marked", "", '<input name="day">', "absent"],
  ])("are %s", (_, attributes, fields, status) => {
    expect(form(attributes, fields)).toBe(status);
  });
});

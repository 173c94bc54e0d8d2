import { describe, expect, it } from "vitest";
import { trainingChoice } from "../../../src/engine/audits/technical/training-choice.ts";
import { nextProbes } from "../../../src/engine/surfaces/next-probes.ts";
import type { SurfaceKind } from "../../../src/engine/surfaces/types.ts";
import { surfaceOf } from "../../../src/engine/surfaces/validate-surfaces.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";

const statusOf = (kind: SurfaceKind, options: ReadingOptions) => surfaceOf(readingOf(options), kind).status;
const at = (path: string, value: unknown): ReadingOptions => ({ wellKnown: { [path]: JSON.stringify(value) } });

describe("a reservation of text and data mining (TDMRep)", () => {
  const file = (value: unknown) => at("/.well-known/tdmrep.json", value);
  const home = (head: string, headers: Record<string, string> = {}) => ({
    wellKnown: { "/.well-known/tdmrep.json": 404 },
    pages: { "/": { html: `<head>${head}</head><h1>Acme</h1>`, headers } },
  });
  it.each<[string, ReadingOptions, string]>([
    ["for the whole site", file([{ location: "/", "tdm-reservation": 1 }]), "valid"],
    [
      "with terms",
      file([{ location: "/*", "tdm-reservation": 1, "tdm-policy": "https://acme.example/terms.json" }]),
      "valid",
    ],
    ["given up", file([{ location: "/", "tdm-reservation": 0 }]), "valid"],
    ["with a word for a number", file([{ location: "/", "tdm-reservation": "yes" }]), "invalid"],
    ["without rules", file([]), "invalid"],
    ["in a header", home("", { "tdm-reservation": "1" }), "valid"],
    ["in the head", home('<meta name="tdm-reservation" content="1">'), "valid"],
    ["in a word", home("", { "tdm-reservation": "reserved" }), "invalid"],
    ["nowhere", home(""), "absent"],
  ])("%s", (_, options, status) => expect(statusOf("tdmrep", options)).toBe(status));
});

describe("what a site states about training", () => {
  const licence = { robots: "License: https://acme.example/l.xml\nUser-agent: *\nAllow: /" };
  it.each<[string, ReadingOptions, string]>([
    ["by TDMRep is clear", at("/.well-known/tdmrep.json", [{ location: "/", "tdm-reservation": 1 }]), "pass"],
    ["by TDMRep in another form is unclear", at("/.well-known/tdmrep.json", { location: "/" }), "partial"],
    ["by a licence that was not read is clear", licence, "pass"],
    [
      "by a licence nobody serves is unclear",
      { ...licence, wellKnown: { "https://acme.example/l.xml": 404 } },
      "partial",
    ],
  ])("%s", (_, options, status) => {
    const reading = readingOf(options);
    const judgement = trainingChoice.judge(reading);
    expect(judgement.status).toBe(status);
    if (status !== "partial") return;
    const { how, choices } = trainingChoice.fix(reading, judgement as never);
    expect(how).toContain("cannot be read");
    expect(choices).toEqual([]);
  });
});

describe("terms as RSL", () => {
  const URL = "https://acme.example/license.xml";
  const rsl = (body: string): ReadingOptions => ({
    robots: `License: ${URL}\nUser-agent: *\nAllow: /`,
    wellKnown: { [URL]: { body, headers: { "content-type": "application/rsl+xml" } } },
  });
  const whole =
    '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license><permits type="usage">search</permits></license></content></rsl>';
  it.each<[string, ReadingOptions, string]>([
    ["named in robots.txt", rsl(whole), "valid"],
    ["without a licence", rsl('<rsl xmlns="https://rslstandard.org/rsl"><content url="/"></content></rsl>'), "invalid"],
    [
      "of another namespace",
      rsl('<rsl xmlns="https://rss.example/"><content url="/"><license/></content></rsl>'),
      "invalid",
    ],
    ["as a web page", rsl("<html><h1>Terms</h1></html>"), "invalid"],
    ["gone", { robots: `License: ${URL}\n`, wellKnown: { [URL]: 404 } }, "invalid"],
    ["not asked for", { robots: `License: ${URL}\n` }, "not_measured"],
    ["not named", {}, "absent"],
  ])("%s", (_, options, status) => expect(statusOf("rsl", options)).toBe(status));

  it("are asked for where robots.txt or the head names them", () => {
    const inHead = '<link rel="license" type="application/rsl+xml" href="/terms.xml">';
    const reading = readingOf({ robots: `License: ${URL}\n`, pages: { "/": `<head>${inHead}</head><h1>A</h1>` } });
    const keys = nextProbes(reading).map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([URL, "https://acme.example/terms.xml", "/.well-known/tdmrep.json", "/.well-known/x402"]),
    );
  });
});

describe("a catalogue for agents", () => {
  const entry = {
    identifier: "urn:air:acme.example:mcp:boats",
    type: "application/mcp-server-card+json",
    url: "/mcp/server-card",
  };
  const catalog = (more: object, entries: unknown[] = [entry]): ReadingOptions =>
    at("/.well-known/ai-catalog.json", { specVersion: "1.0", entries, ...more });
  it.each<[string, ReadingOptions, string]>([
    ["whole", catalog({ host: { displayName: "Acme" } }), "valid"],
    ["without entries", catalog({}, []), "valid"],
    ["with the thing itself", catalog({}, [{ ...entry, url: undefined, data: { name: "a" } }]), "valid"],
    ["without its version", catalog({ specVersion: undefined }), "invalid"],
    ["with a version in words", catalog({ specVersion: "draft" }), "invalid"],
    ["of a nameless host", catalog({ host: {} }), "invalid"],
    ["without an identifier", catalog({}, [{ ...entry, identifier: undefined }]), "invalid"],
    ["without a type", catalog({}, [{ ...entry, type: undefined }]), "invalid"],
    ["with neither address nor thing", catalog({}, [{ ...entry, url: undefined }]), "invalid"],
    ["with one identifier twice", catalog({}, [entry, entry]), "invalid"],
    [
      "with two versions of one",
      catalog({}, [
        { ...entry, version: "1" },
        { ...entry, version: "2" },
      ]),
      "valid",
    ],
    [
      "that is a web page",
      {
        wellKnown: {
          "/.well-known/ai-catalog.json": { body: "<!doctype html>", headers: { "content-type": "text/html" } },
        },
      },
      "absent",
    ],
  ])("%s", (_, options, status) => expect(statusOf("ai-catalog", options)).toBe(status));

  it("that leads nowhere misleads", () => {
    const found = surfaceOf(
      readingOf({ wellKnown: { ...catalog({}).wellKnown, "https://acme.example/mcp/server-card": 404 } }),
      "ai-catalog",
    );
    expect(found).toMatchObject({ status: "invalid", advertised: true });
    expect(found.detail).toContain("answers 404");
  });
});

describe("what is sold by the call (x402)", () => {
  const RESOURCE = "https://acme.example/api/report";
  const terms = { scheme: "exact", network: "eip155:8453", asset: "0x1", payTo: "0x2" };
  const listed = (answered: ReadingOptions["wellKnown"]): ReadingOptions => ({
    wellKnown: { "/.well-known/x402": JSON.stringify({ version: 1, resources: [RESOURCE] }), ...answered },
  });
  const second = Buffer.from(JSON.stringify({ x402Version: 2, accepts: [{ ...terms, amount: "25000" }] })).toString(
    "base64",
  );
  const first = JSON.stringify({ x402Version: 1, accepts: [{ ...terms, maxAmountRequired: "25000" }] });
  it.each<[string, ReadingOptions, string]>([
    ["told in a header", listed({ [RESOURCE]: { status: 402, headers: { "payment-required": second } } }), "valid"],
    ["told in the body", listed({ [RESOURCE]: { status: 402, body: first } }), "valid"],
    ["without terms", listed({ [RESOURCE]: { status: 402, body: "pay" } }), "invalid"],
    [
      "with terms that lack the price",
      listed({ [RESOURCE]: { status: 402, body: JSON.stringify({ x402Version: 1, accepts: [terms] }) } }),
      "invalid",
    ],
    ["and given away", listed({ [RESOURCE]: "report" }), "invalid"],
    ["not asked for", listed({}), "not_measured"],
    ["nowhere", { wellKnown: { "/.well-known/x402": 404 } }, "absent"],
    [
      "another shop's 402",
      { wellKnown: { "/.well-known/x402": 404, "/.well-known/mcp.json": { status: 402, body: "Crawlers pay." } } },
      "absent",
    ],
  ])("%s", (_, options, status) => expect(statusOf("x402", options)).toBe(status));

  it("is asked for once, and never of another site or by a call that changes things", () => {
    const reading = readingOf({
      wellKnown: {
        "/.well-known/x402": JSON.stringify({
          resources: [`POST ${RESOURCE}`, "https://other.example/pay", { resource: `GET ${RESOURCE}` }],
        }),
      },
    });
    const asked = nextProbes(reading).filter(({ key }) => key.includes("/api/") || key.includes("other.example"));
    expect(asked.map(({ url, method }) => [url, method])).toEqual([[RESOURCE, "GET"]]);
  });
});

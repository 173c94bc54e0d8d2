import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi } from "../../../src/gateways/rest/openapi.ts";
import { isRestRow, SURFACES } from "../../../src/gateways/surfaces.ts";
import { post, startApp, type TestApp, until } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import type { FakeWebsite } from "../../support/website.ts";

let site: FakeWebsite;
let server: TestApp;
// biome-ignore lint/suspicious/noExplicitAny: the document as any client reads it
let api: any;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

beforeAll(async () => {
  site = await startCompany();
  server = await startApp({ ALLOW_HOSTS: site.host });
  api = await (await fetch(`${server.baseUrl}/openapi.json`)).json();
  ajv.addSchema(api, "api");
});
afterAll(async () => {
  await server.close();
  await site.close();
});

/** Why a reply is not what the document says of that status; `null` when it is. */
function fault(path: string, method: string, { status, body }: { status: number; body: unknown }): unknown {
  const schema = api.paths[path][method].responses[status]?.content["application/json"].schema;
  if (!schema) return `no ${status}`;
  const validate = ajv.compile({ $ref: `api${schema.$ref}` });
  return validate(body) ? null : validate.errors;
}

const scan = (path: string, headers: Record<string, string> = {}, body: object = {}) =>
  post(`${server.baseUrl}/api/scan`, { url: `${site.origin}${path}`, ...body }, headers);
const poll = async (path: string) => {
  const response = await fetch(`${server.baseUrl}${path}`);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) };
};

describe("what the API answers is what OpenAPI says", () => {
  it("for a scan that is accepted, polled, done, and served again", async () => {
    const later = { prefer: "respond-async" };
    const accepted = await scan("/", later);
    expect(accepted.status).toBe(202);
    expect(fault("/api/scan", "post", accepted)).toBeNull();
    await until(async () => {
      const polled = await poll(accepted.body.poll);
      expect(fault("/api/scan/{id}", "get", polled)).toBeNull();
      return polled.status === 200;
    });
    const done = await poll(accepted.body.poll);
    expect(done.body).toMatchObject({ id: accepted.body.id, url: `${site.origin}/`, cached: false });

    const again = await scan("/prices", later);
    expect(again.headers.get("preference-applied")).toBe("respond-async");
    expect(again).toMatchObject({ status: 200, body: { url: `${site.origin}/prices`, cached: true } });
    expect({ ...again.body, url: done.body.url, cached: false }).toEqual(done.body);
    expect(fault("/api/scan", "post", again)).toBeNull();
    expect((await scan("/about")).body).toEqual({ ...again.body, url: `${site.origin}/about` });
  });

  it("for the same Idempotency-Key with another body and the first reply's cookie", async () => {
    const other = await startApp({ ALLOW_HOSTS: site.host });
    const send = (path: string, headers: Record<string, string> = {}) =>
      post(`${other.baseUrl}/api/scan`, { url: `${site.origin}${path}` }, { "idempotency-key": "k", ...headers });
    const first = await send("/");
    const cookie = first.headers.get("set-cookie")!.split(";")[0]!;
    const refused = await send("/prices", { cookie });
    await other.close();
    expect(refused).toMatchObject({ status: 409, body: { code: "REQUEST_KEY_REUSED" } });
    expect(fault("/api/scan", "post", refused)).toBeNull();
  });

  it("for what is refused", async () => {
    for (const body of [{}, { url: "x" }, { url: `${site.origin}/`, fresh: "yes" }]) {
      expect(fault("/api/scan", "post", await post(`${server.baseUrl}/api/scan`, body))).toBeNull();
    }
    expect(fault("/api/scan/{id}", "get", await poll("/api/scan/none"))).toBeNull();
  });

  it("and it says what limits say", () => {
    const { 429: limit } = api.paths["/api/scan"].post.responses;
    expect(limit.description).toMatch(/LIMIT_IP_HOUR.*LIMIT_BROWSER_DAY.*CAPACITY_DAY/);
    expect(limit.headers["Retry-After"]).toBeDefined();
    expect(api.components.schemas.LimitReached.required).toEqual(["error", "code", "limit", "resetAt"]);
    expect(api.components.schemas.ScanResult.properties).toHaveProperty("visibilityInterval");
  });
});

it("a route that tells what its document does not select is named", () => {
  const rows = SURFACES.filter(isRestRow).map((row) =>
    row.path === "/api/scan" ? { ...row, result: "outcome" } : row,
  );
  expect(() => openApi(server.app.graph, { baseUrl: server.baseUrl, version: "1", rows })).toThrow(
    "The route POST /api/scan tells outcome, which ScanSite.graphql does not select.",
  );
});

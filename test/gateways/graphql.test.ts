import { buildClientSchema, getIntrospectionQuery } from "graphql";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import type { FakeWebsite } from "../support/website.ts";

const TOKEN = "an-operator-token-of-32-characters";
const repeat = (times: number, each: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => each(at)).join(" ");

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ OPERATOR_TOKEN: TOKEN });
});
afterAll(() => server.close());
const url = () => `${server.baseUrl}/graphql`;

describe("/graphql", () => {
  it.each(serverAudits({ url }).filter(({ name }) => name.startsWith("MUST")))("$name", async (audit) => {
    const result = await audit.fn();
    expect(result.status, JSON.stringify(result)).toBe("ok");
  });

  it("runs a persisted operation by its name", async () => {
    const id = "00000000-0000-0000-0000-000000000000";
    const { body } = await post(url(), { operationName: "GetScan", variables: { id } });
    expect(body.errors[0].extensions.code).toBe("NOT_FOUND");
  });

  it("gives an anonymous caller no saved evidence and no verbatim answer", async () => {
    const { body } = await post(url(), { query: "{ evidence { site } }" });
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  });

  it("takes the same refusals as the API, under the same codes", async () => {
    const query = `mutation { startScan(url: "http://10.0.0.1/") { scan { id } } }`;
    const { body } = await post(url(), { query });
    expect(body.errors[0]).toMatchObject({ extensions: { code: "URL_NOT_PUBLIC" } });
    expect(JSON.stringify(body)).not.toContain("stack");
  });

  const nested = (depth: number): string => (depth === 0 ? "id" : `next { ${nested(depth - 1)} }`);
  const many = Array.from(
    { length: 60 },
    (_, at) => `r${at}: report(slug: "x") { questions { answers { mentions { id } } } }`,
  );
  it.each([
    ["too long", `{ ${"a: __typename ".repeat(1500)} }`, /token/i],
    ["too deep", `{ report(slug: "x") { agentReadiness { ${nested(12)} } } }`, /depth/i],
    ["too dear", `{ ${many.join(" ")} }`, /cost/i],
  ])("refuses a query that is %s", async (_what, query, message) => {
    const { status, body } = await post(url(), { query });
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message).join()).toMatch(message);
    expect(body.data).toBeUndefined();
  });

  it("shows its schema to the tools that ask for all of it", async () => {
    const everything = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({ ...everything, inputValueDeprecation: true }),
    ]) {
      const { status, body } = await post(url(), { query });
      expect(status).toBe(200);
      expect(buildClientSchema(body.data).getQueryType()?.name).toBe("Query");
    }
  });

  it.each([
    ["60 times", `{ ${repeat(60, (at) => `a${at}: __schema { types { name fields { name } } }`)} }`],
    [
      "twice, in a fragment",
      `{ ...S ...S b: __schema { types { name } } } fragment S on Query { __schema { types { name } } }`,
    ],
    [
      "with its types again and again",
      `{ __schema { ${repeat(40, (at) => `a${at}: types { name fields { name } }`)} } }`,
    ],
    [
      "with aliases in a fragment",
      `{ __schema { types { ...T } } } fragment T on __Type { a: fields { name } b: fields { name } }`,
    ],
    ["type by type", `{ ${repeat(40, (at) => `a${at}: __type(name: "Scan") { fields { name } }`)} }`],
  ])("refuses to show its schema %s", async (_how, query) => {
    const { status, body } = await post(url(), { query });
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message).join()).toMatch(/cost/);
    expect(JSON.stringify(body).length).toBeLessThan(2000);
  });
});

describe("one document", () => {
  const one = (name: string) => `${name}: startScan(url: "https://example.invalid/") { cached }`;
  it.each([
    ["40 aliases", `mutation { ${repeat(40, (at) => one(`s${at}`))} }`],
    ["a fragment and a field", `mutation { ...F ${one("b")} } fragment F on Mutation { ${one("a")} }`],
    [
      "two fragments",
      `mutation { ...F ...G } fragment F on Mutation { ${one("a")} } fragment G on Mutation { ${one("b")} }`,
    ],
    ["an inline fragment", `mutation { ... on Mutation { ${one("a")} } ... { ${one("b")} } }`],
    ["two operations", `mutation A { ${one("a")} } mutation B { ${one("b")} }`],
  ])("starts no scan at all with %s", async (_how, query) => {
    const { status, body } = await post(url(), {
      query,
      operationName: query.includes("mutation A") ? "A" : undefined,
    });
    expect([status, body.errors[0].message]).toEqual([400, "One document changes one thing."]);
    expect(body.errors).toHaveLength(1);
    expect(body.data).toBeUndefined();
  });

  it("starts one, with the name of its type beside it", async () => {
    const { body } = await post(url(), { query: `mutation { __typename ${one("a")} }` });
    expect(body.errors[0].extensions.code).toBe("URL_NOT_PUBLIC");
  });
});

describe("a Bearer token", () => {
  const ask = (authorization: string) => post(url(), { query: "{ __typename }" }, { authorization });

  it.each(["Bearer nobody", "bearer  ", "Bearer", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN} x`])(
    "that nobody has is refused: %s",
    async (authorization) => {
      const { status, headers, body } = await ask(authorization);
      expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code: "TOKEN_UNKNOWN" } }] });
    },
  );

  it("of the operator is known, and whatever a proxy needs is not our affair", async () => {
    for (const authorization of [`Bearer ${TOKEN}`, `bearer ${TOKEN}`, "Basic dTpw"]) {
      expect((await ask(authorization)).body).toEqual({ data: { __typename: "Query" } });
    }
  });

  it("is not needed, and not looked at, for a free scan", async () => {
    const answer = await post(`${server.baseUrl}/api/scan`, { url: "http://10.0.0.1" }, { authorization: "Bearer x" });
    expect(answer.body.code).toBe("URL_NOT_PUBLIC");
  });
});

describe("what engines wrote", () => {
  let id: string;
  let site: FakeWebsite;
  let scanning: TestApp;
  beforeAll(async () => {
    site = await startCompany();
    scanning = await startApp({ ALLOW_HOSTS: site.host, OPERATOR_TOKEN: TOKEN });
    id = (await post(`${scanning.baseUrl}/api/scan`, { url: `${site.origin}/` })).body.id;
  });
  afterAll(() => Promise.all([scanning.close(), site.close()]));
  const ask = (field: string, headers: Record<string, string> = {}) =>
    post(`${scanning.baseUrl}/graphql`, { query: `{ scan(id: "${id}") { answers { ${field} } } }` }, headers);

  const closed = ["text", "searches", "costUsd", "citations { url }", "mentions { quote }"];
  it.each(closed)("is closed to strangers: %s", async (field) => {
    const { body } = await ask(field);
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
    expect(JSON.stringify(body.data ?? null)).not.toMatch(/text|searches|url|quote/);
  });

  it.each(closed)("is open to the operator: %s", async (field) => {
    const { body } = await ask(field, { authorization: `Bearer ${TOKEN}` });
    expect(body.errors).toBeUndefined();
    expect(body.data.scan.answers.length).toBeGreaterThan(0);
  });

  it("shows strangers what the report shows", async () => {
    const { body } = await ask("engine status placement quote reason");
    expect(body.errors).toBeUndefined();
  });
});

import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
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

  it("shows its schema", async () => {
    const { body } = await post(url(), { query: "{ __schema { queryType { name } } }" });
    expect(body.data.__schema.queryType.name).toBe("Query");
  });
});

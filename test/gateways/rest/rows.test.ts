import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../../src/errors.ts";
import { jsonErrors } from "../../../src/gateways/errors.ts";
import { openApi } from "../../../src/gateways/rest/openapi.ts";
import { restRoutes } from "../../../src/gateways/rest/routes.ts";
import { type RestRow, rest, type Wrapper } from "../../../src/gateways/rest/row.ts";
import { buildGraph } from "../../../src/graph/build-graph.ts";
import type { Graph } from "../../../src/graph/execute.ts";
import { loadOperations } from "../../../src/graph/operations.ts";
import { createLog } from "../../../src/log.ts";
import type { Caller } from "../../../src/resolvers/context.ts";
import { post } from "../../support/app.ts";

/** Rows that nobody wrote code for, over a graph that tells what it was asked. */
const ROWS: RestRow[] = [
  rest({ method: "GET", path: "/api/report/:slug", operation: "GetReport", faults: ["NOT_FOUND"] }),
  rest({
    method: "GET",
    path: "/api/answers",
    operation: "GetAnswers",
    callers: ["monitor"],
    limits: { limit: [1, 25] },
    hidden: ["chars", "domain"],
    faults: [],
  }),
  rest({ method: "POST", path: "/api/paid", operation: "StartScan", result: "result", wrap: "toll", faults: [] }),
];

const schema = buildGraph();
const asked: { operation: string; variables: unknown; caller: Caller }[] = [];
const graph: Graph = {
  schema,
  operations: loadOperations(schema),
  contextOf: () => ({}) as never,
  async execute(operation, variables, caller) {
    asked.push({ operation, variables, caller });
    return { root: { result: "done", told: variables } } as never;
  },
  async text(operation, variables, caller, { shape }) {
    return Buffer.from(JSON.stringify(shape(await graph.execute(operation, variables, caller))));
  },
};

/** Lets nobody through who brings no coin, and says so before anything is read. */
const toll: Wrapper =
  ({ read, run }) =>
  async (request, caller) => {
    if (!request.get("X-Coin")) return { status: 402, body: { row: "unpaid" } };
    const reply = await run(read(request), caller);
    return { ...reply, headers: { "X-Receipt": "1" } };
  };

let server: Server;
let base: string;
beforeAll(async () => {
  const app = express();
  const callers = {
    anonymous: () => ({ kind: "anonymous", ip: "unknown", browser: null }),
    bearer: async (request: express.Request) => {
      if (request.get("Authorization") === "Bearer mine") return { kind: "monitor", monitorId: "m" };
      if (request.get("Authorization")) throw new AppError("TOKEN_UNKNOWN");
      return { kind: "anonymous", ip: "unknown", browser: null };
    },
    remember: () => undefined,
  };
  app.use(restRoutes({ graph, callers: callers as never, wrappers: { toll }, rows: ROWS }));
  app.use(jsonErrors(createLog("silent")));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) };
};

describe("a row of the table", () => {
  it("is a route by itself: variables from the path, the result as it is", async () => {
    expect(await get("/api/report/abc")).toMatchObject({ status: 200, body: { told: { slug: "abc" } } });
  });

  it("takes only the callers that it names", async () => {
    expect(await get("/api/answers")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await get("/api/answers", { authorization: "Bearer his" })).toMatchObject({ status: 401 });
    expect((await get("/api/answers", { authorization: "Bearer mine" })).status).toBe(200);
    expect(asked.at(-1)?.caller).toEqual({ kind: "monitor", monitorId: "m" });
  });

  it.each([
    ["?limit=3&offset=2&question=payroll", 200, { limit: 3, offset: 2, question: "payroll" }],
    ["?limit=26", 400, "BAD_INPUT"],
    ["?limit=many", 400, "BAD_INPUT"],
    ["?question=a&question=b", 400, "BAD_INPUT"],
    ["?chars=7&nothing=1", 200, { limit: 12, offset: 0 }],
  ])("reads the query %s as its document says", async (query, status, told) => {
    const reply = await get(`/api/answers${query}`, { authorization: "Bearer mine" });
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body.told).toEqual(told);
    else expect(reply.body.code).toBe(told);
  });

  it("can be wrapped by what knows requests and replies alone", async () => {
    const before = asked.length;
    expect(await post(`${base}/api/paid`, "{}")).toMatchObject({ status: 402, body: { row: "unpaid" } });
    expect(await post(`${base}/api/paid`, "{}", { "x-coin": "1" })).toMatchObject({ body: { code: "URL_MISSING" } });
    expect(asked.length).toBe(before);
    const paid = await post(`${base}/api/paid`, { url: "https://acme.example" }, { "x-coin": "1" });
    expect(paid).toMatchObject({ status: 200, body: "done" });
    expect(paid.headers.get("x-receipt")).toBe("1");
  });

  it("describes itself in OpenAPI", () => {
    const { paths, components } = openApi(graph, { baseUrl: "https://a.example", version: "1", rows: ROWS });
    const { get: answers } = paths["/api/answers"] as unknown as {
      get: { parameters: { name: string; in: string }[] };
    };
    expect(answers).toMatchObject({
      operationId: "GetAnswers",
      security: [{ token: [] }],
      responses: { 200: {}, 400: {}, 401: {}, 403: {}, 500: {} },
    });
    const names = answers.parameters.map((each) => `${each.in} ${each.name}`);
    expect(names).toEqual(["query offset", "query question", "query engine", "query limit"]);
    expect(Object.keys(components.schemas)).toContain("GetReportResult");
  });
});

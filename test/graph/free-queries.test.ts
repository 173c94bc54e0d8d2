import { execute, getNamedType, Kind as Node, parse, type SelectionSetNode } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { App } from "../../src/app.ts";
import type { Caller } from "../../src/resolvers/context.ts";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { everyQuery, rootFields } from "../support/every-field.ts";
import { asOperator, startOperated } from "../support/operator.ts";
import { callersOf, GUESSING, KINDS, MAY, startTenant, type Tenant, valuesOf } from "../support/tenants.ts";
import type { FakeWebsite } from "../support/website.ts";

let sites: FakeWebsite[];
let server: TestApp;
let app: App;
let own: Tenant;
let foreign: Tenant;

beforeAll(async () => {
  sites = await Promise.all([startCompany(), startCompany()]);
  server = await startOperated({ ALLOW_HOSTS: sites.map(({ host }) => host).join(",") });
  app = server.app;
  [own, foreign] = [await startTenant(server, sites[0]!, "own"), await startTenant(server, sites[1]!, "foreign")];
});
afterAll(async () => {
  await server.close();
  await Promise.all(sites.map((site) => site.close()));
});

/** A query of nobody's making, past the gateway and its limits. */
async function ask(text: string, caller: Caller) {
  const contextValue = app.graph.contextOf(caller);
  const result = await execute({ schema: app.graph.schema, document: parse(text), contextValue });
  const codes = (result.errors ?? []).map(({ originalError, message }) => {
    return String((originalError as { code?: string } | undefined)?.code ?? message);
  });
  return { codes, text: JSON.stringify(result) };
}

/** The persisted operations that begin with each root field. */
function operationsByRoot(): Map<string, string[]> {
  const roots = ({ selections }: SelectionSetNode) =>
    selections.flatMap((each) => (each.kind === Node.FIELD ? [each.name.value] : []));
  const pairs = [...app.graph.operations].flatMap(([name, { definition }]) =>
    roots(definition.selectionSet).map((root) => ({ root, name })),
  );
  return new Map([...Map.groupBy(pairs, ({ root }) => root)].map(([root, of]) => [root, of.map(({ name }) => name)]));
}

it("every root field of the schema is what a persisted operation begins with", () => {
  const known = operationsByRoot();
  expect(rootFields(app.graph.schema).filter(({ field }) => !known.has(field.name))).toEqual([]);
});

it("a free query lets a caller begin nothing that no persisted operation lets it begin", async () => {
  const known = operationsByRoot();
  const callers = callersOf(own);
  const rows: string[] = [];
  const wrong: string[] = [];
  for (const root of rootFields(app.graph.schema)) {
    const { name } = root.field;
    const operations = known.get(name)!;
    const cells: string[] = [];
    for (const kind of KINDS) {
      const guess = operations.every((operation) => GUESSING.includes(operation));
      const values = valuesOf({ id: guess ? "none" : own[idOf(getNamedType(root.field.type).name)], tenant: own });
      const [query] = everyQuery(root, { ...values, ...(guess ? NOTHING : {}) });
      const { codes } = await ask(query!.text, callers[kind]);
      const may = operations.some((operation) => MAY[operation]!.includes(kind));
      const begun = !codes.includes("FORBIDDEN") && (guess || !codes.includes("NOT_FOUND"));
      cells.push(begun ? "yes" : "-");
      if (begun && !may) wrong.push(`${name} by ${kind}: ${codes.join() || "ok"}`);
    }
    rows.push(`${name.padEnd(24)}${cells.map((cell) => cell.padEnd(10)).join("")}`);
  }
  console.log([`${"".padEnd(24)}${KINDS.map((kind) => kind.padEnd(10)).join("")}`, ...rows].join("\n"));
  expect(wrong).toEqual([]);
});

/** Which id of a tenant a field that gives this type means. */
const idOf = (type: string) => (type === "Scan" ? "scanId" : /Network|Key/.test(type) ? "networkId" : "monitorId");

/** Names that nothing has. */
const NOTHING = { networkId: "none", domain: "none.example", monitorId: "none" };

it("an owner who asks for everything is told what is his, by the same queries", async () => {
  const root = rootFields(app.graph.schema).find(({ field }) => field.name === "monitor")!;
  const replies = everyQuery(root, valuesOf({ id: own.monitorId, tenant: own })).map(({ text }) =>
    ask(text, callersOf(own).monitor),
  );
  const told = (await Promise.all(replies)).map(({ text }) => text).join();
  const [name, email, token] = own.marks;
  expect([name, email, token].filter((mark) => !told.includes(mark!))).toEqual([]);
});

it("whatever field is asked for with whatever id of another, nothing of the other is told or changed", async () => {
  const before = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
  const network = await asOperator(server, "GetNetwork", { id: foreign.networkId });
  const { operator: _, browser: __, ...callers } = callersOf(own);
  const ids = [foreign.monitorId, foreign.scanId, foreign.networkId, foreign.keyId];
  const told: string[] = [];
  let tried = 0;
  for (const root of rootFields(app.graph.schema)) {
    const takesId = root.field.args.some(({ name }) => name === "id");
    for (const id of takesId ? ids : ids.slice(0, 1)) {
      for (const { text: query } of everyQuery(root, valuesOf({ id, tenant: foreign }))) {
        for (const [kind, caller] of Object.entries(callers)) {
          const { text } = await ask(query, caller);
          const seen = foreign.marks.filter((mark) => text.includes(mark));
          if (seen.length > 0) told.push(`${query} by ${kind}: ${seen}`);
          tried += 1;
        }
      }
    }
  }
  console.log(`${tried} free queries with ids of another`);
  expect(told).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
  const after = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
  const now = ({ next: _, rescans: __, ...rest }: Record<string, unknown>) => rest;
  expect(now(after)).toEqual(now(before));
  expect(await asOperator(server, "GetNetwork", { id: foreign.networkId })).toEqual(network);
});

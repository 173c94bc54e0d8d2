import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../../src/app.ts";
import type { OperationName } from "../../src/graph/execute.ts";
import type { Caller } from "../../src/resolvers/context.ts";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
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

/** Every variable of an operation. */
function variablesOf(name: string, meant: { id: string; tenant: Tenant }): Record<string, unknown> {
  const given = valuesOf(meant);
  const definitions = app.graph.operations.get(name)!.definition.variableDefinitions ?? [];
  const names = definitions.map(({ variable, type }) => [variable.name.value, type] as const);
  return Object.fromEntries(
    names.flatMap(([key, type]) => {
      if (key === "questions" && JSON.stringify(type).includes('"Int"')) return [[key, 0]];
      return key in given ? [[key, given[key]]] : [];
    }),
  );
}

async function outcome(name: string, variables: object, caller: Caller) {
  const run = app.graph.execute(name as OperationName, variables as never, caller);
  return run.then(
    (data) => ({ code: "ok", text: JSON.stringify(data) }),
    (error) => ({ code: String(error.code ?? error), text: `${error.message} ${JSON.stringify(error.details)}` }),
  );
}

describe("who may do what", () => {
  it("is written down for every operation, and for no other", () => {
    expect(Object.keys(MAY).sort()).toEqual([...app.graph.operations.keys()].sort());
  });

  it("holds for every operation and every kind of caller", async () => {
    const callers = callersOf(own);
    const rows: string[] = [];
    const wrong: string[] = [];
    for (const name of app.graph.operations.keys()) {
      const cells: string[] = [];
      for (const kind of KINDS) {
        const guess = GUESSING.includes(name);
        const ids = /Network|Key/.test(name)
          ? own.networkId
          : /Scan|Measured?$|Progress|Verbatim/.test(name)
            ? own.scanId
            : own.monitorId;
        const variables = variablesOf(name, { id: guess ? "none" : ids, tenant: own });
        if (guess)
          for (const key of ["networkId", "domain", "monitorId"]) if (key in variables) variables[key] = "none";
        if (kind === "demo") delete variables.measure;
        if (name === "AddNetworkSite") variables.token = own.token;
        const { code } = await outcome(name, variables, callers[kind]);
        const actual = code === "FORBIDDEN" || (code === "NOT_FOUND" && !guess) ? "-" : "yes";
        const expected = MAY[name]?.includes(kind) ? "yes" : "-";
        cells.push(actual === expected ? actual : `${actual}, not ${expected} (${code})`);
        if (actual !== expected) wrong.push(`${name} ${kind}: ${code}`);
      }
      rows.push(`${name.padEnd(22)}${cells.map((cell) => cell.padEnd(10)).join("")}`);
    }
    console.log([`${"".padEnd(22)}${KINDS.map((kind) => kind.padEnd(10)).join("")}`, ...rows].join("\n"));
    expect(wrong).toEqual([]);
  });
});

describe("what belongs to another", () => {
  it("is neither read nor changed, whatever id is sent", async () => {
    const before = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
    const network = await asOperator(server, "GetNetwork", { id: foreign.networkId });
    const { operator: _, ...callers } = callersOf(own);
    let tried = 0;
    for (const name of app.graph.operations.keys()) {
      for (const id of [foreign.monitorId, foreign.scanId, foreign.networkId, foreign.keyId, foreign.slug]) {
        const variables = variablesOf(name, { id, tenant: foreign });
        for (const [kind, caller] of Object.entries(callers)) {
          const { text } = await outcome(name, variables, caller);
          const seen = foreign.marks.filter((mark) => text.includes(mark));
          expect(seen, `${name} by ${kind} with ${JSON.stringify(variables)}: ${text.slice(0, 200)}`).toEqual([]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(1000);
    const after = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
    const now = ({ next: _, rescans: __, ...rest }: Record<string, unknown>) => rest;
    expect(now(after)).toEqual(now(before));
    expect(await asOperator(server, "GetNetwork", { id: foreign.networkId })).toEqual(network);
  });

  it.each(["monitor", "network", "key", "anonymous", "payer"] as const)(
    "a measure is nothing to another %s",
    async (kind) => {
      const caller = callersOf(own)[kind];
      for (const [name, variables] of [
        ["GetScan", { id: foreign.scanId }],
        ["GetMeasure", { id: foreign.scanId }],
        ["GetProgress", { id: foreign.scanId }],
        ["GetReport", { slug: foreign.slug }],
      ] as const) {
        expect((await outcome(name, variables, caller)).code).toBe("NOT_FOUND");
      }
    },
  );

  it("is reached by a key only while its site is in the network, and chosen", async () => {
    const { key: caller } = callersOf(own);
    const chosen = { ...caller, monitorIds: [foreign.monitorId] } as Caller;
    const context = (who: Caller) => outcome("GetContext", { domain: own.site }, who);
    expect((await context(caller)).code).toBe("ok");
    expect((await context(chosen)).code).toBe("NOT_FOUND");
    await asOperator(server, "RemoveNetworkSite", { networkId: own.networkId, monitorId: own.monitorId });
    expect((await context(caller)).code).toBe("NOT_FOUND");
    expect((await context(callersOf(own).network)).code).toBe("NOT_FOUND");
  });
});

describe("a site in a network", () => {
  it("is put there by the token that opens its monitor, and by no guess", async () => {
    const { network: caller } = callersOf(own);
    const add = (more: object) => outcome("AddNetworkSite", { networkId: own.networkId, ...more }, caller);
    expect((await add({ monitorId: foreign.monitorId })).code).toBe("NOT_FOUND");
    expect((await add({ token: `${foreign.token}x` })).code).toBe("NOT_FOUND");
    expect((await add({ token: foreign.link })).code).toBe("NOT_FOUND");
    const { code, text } = await add({ token: foreign.token });
    expect([code, text.includes(foreign.site)]).toEqual(["ok", true]);
  });
});

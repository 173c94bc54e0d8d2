import { readFileSync } from "node:fs";
import { Kind, print, TypeInfo, validate, visit, visitWithTypeInfo } from "graphql";
import { describe, expect, it } from "vitest";
import { LIMIT_RULES, QUERY_LIMITS } from "../../src/gateways/graphql-limits.ts";
import { isRestRow, SURFACES } from "../../src/gateways/surfaces.ts";
import { buildGraph, printGraph } from "../../src/graph/build-graph.ts";
import { fragmentSchema } from "../../src/graph/json-schema.ts";
import { loadFragments, loadOperations } from "../../src/graph/operations.ts";

const schema = buildGraph();
const operations = loadOperations(schema);

describe("the graph", () => {
  it("is the one that schema.graphql shows", () => {
    expect(printGraph(schema)).toBe(readFileSync("schema.graphql", "utf8"));
  });

  it("has a document for every row of the surfaces", () => {
    const named = SURFACES.flatMap((row) =>
      [row.operation, ...(isRestRow(row) ? [row.later?.operation ?? []] : [])].flat(),
    );
    expect(named.filter((name) => !operations.has(name))).toEqual([]);
  });

  it.each([...operations.values()])("tells people what $name does", ({ title, description }) => {
    expect(title).toMatch(/^[A-Z]/);
    expect(description.length).toBeGreaterThan(20);
  });

  it.each([...operations.values()])(
    "never lets $name tell a site's readiness without the gate that caps it",
    (operation) => {
      const told: string[] = [];
      const types = new TypeInfo(schema);
      const isReadiness = (parent: string | undefined, field: string) =>
        (field === "readiness" && !["NetworkSummary", "Evidence"].includes(parent ?? "")) ||
        (parent === "ReadinessEvidence" && field === "score");
      visit(
        operation.document,
        visitWithTypeInfo(types, {
          SelectionSet({ selections }) {
            const parent = types.getParentType()?.name;
            const fields = selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
            if (fields.some((field) => isReadiness(parent, field)) && !fields.includes("gate")) told.push(parent!);
          },
        }),
      );
      expect(told).toEqual([]);
    },
  );

  it.each([...operations.values()])("lets $name pass the limits of a free query", ({ document }) => {
    expect(validate(schema, document, LIMIT_RULES).map(({ message }) => message)).toEqual([]);
    expect(print(document).match(/\w+|[{}()[\]:!$=,.]/g)!.length).toBeLessThan(QUERY_LIMITS.maxTokens);
  });

  it("tells in docs/api.md which fields a result has, in their order", () => {
    const fields = Object.keys(fragmentSchema(schema, loadFragments().document, "ScanResult").properties);
    const [told = ""] = /^The answer holds, in this order:[^.]*/m.exec(readFileSync("docs/api.md", "utf8")) ?? [];
    expect([...told.matchAll(/`(\w+)`/g)].map(([, field]) => field)).toEqual(fields);
  });

  it("describes every field that customers see in a tool", () => {
    const vague = Object.values(schema.getTypeMap()).filter(
      (type) =>
        !type.name.startsWith("__") &&
        "getFields" in type &&
        !type.description &&
        !["Query", "Mutation"].includes(type.name),
    );
    expect(vague.map(({ name }) => name)).toEqual([]);
  });
});

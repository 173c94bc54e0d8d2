import { expect, it } from "vitest";
import { scanJson } from "../../src/cli/scan-json.ts";
import type { ScanResult } from "../../src/engine/conclude-scan.ts";
import { weighScan } from "../../src/engine/weigh-scan.ts";
import { buildGraph } from "../../src/graph/build-graph.ts";
import { loadOperations } from "../../src/graph/operations.ts";
import { smallSite } from "../support/small-site.ts";

/** What only a server has: rows, their history and pages. */
const OF_A_SERVER = ["id", "report", "status", "error", "cached"];

it("has every field that the API tells of a scan", () => {
  const { document } = loadOperations(buildGraph()).get("GetScan")!;
  const fragment = document.definitions.find((node) => node.kind === "FragmentDefinition")!;
  const told = fragment.selectionSet.selections.flatMap((node) =>
    node.kind === "Field" ? [node.alias?.value ?? node.name.value] : [],
  );
  const measured = {
    reading: smallSite(),
    questions: [],
    findings: [],
    answers: { answers: [], competitors: [] },
    footprint: null,
  };
  const result: ScanResult = { ...measured, ...weighScan(measured) };
  const printed = Object.keys(scanJson(result, { url: "https://acme.example/", engines: [] }));
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((field) => !printed.includes(field) && !OF_A_SERVER.includes(field))).toEqual([]);
});

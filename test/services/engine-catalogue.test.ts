import { describe, expect, it } from "vitest";
import type { AnswerEngine } from "../../src/engine/answer-engines/types.ts";
import { EngineCatalogue } from "../../src/services/engine-catalogue.ts";

const engine = (id: string) => ({ id, label: id, mode: id.startsWith("sandbox") ? "sandbox" : "live" }) as AnswerEngine;
const catalogue = (live: string[], sandboxAnswers = true) =>
  new EngineCatalogue({
    live: live.map(engine),
    sandbox: [engine("sandbox-a"), engine("sandbox-b")],
    sandboxAnswers,
    known: [],
  });

describe("the free sample", () => {
  it.each([
    [
      ["chatgpt", "claude", "gemini"],
      ["chatgpt", "gemini"],
    ],
    [
      ["claude", "gemini", "grok"],
      ["claude", "gemini"],
    ],
    [
      ["chatgpt", "claude", "grok"],
      ["chatgpt", "claude"],
    ],
    [["deepseek"], ["deepseek"]],
  ])("of %j asks %j", (live, asked) => {
    expect(
      catalogue(live)
        .sample("live")
        .map(({ id }) => id),
    ).toEqual(asked);
  });

  it("is the sandbox's when no engine is configured, and nobody's where it may not answer", () => {
    expect(catalogue([]).mode).toBe("sandbox");
    expect(
      catalogue([])
        .sample("sandbox")
        .map(({ id }) => id),
    ).toEqual(["sandbox-a", "sandbox-b"]);
    expect(catalogue([], false).canAnswer).toBe(false);
    expect(() => catalogue([], false).mode).toThrow(/No answer engine/);
  });
});

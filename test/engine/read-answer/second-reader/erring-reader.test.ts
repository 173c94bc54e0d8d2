import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createModelClient } from "../../../../src/engine/model-client.ts";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";
import { askReader } from "../../../../src/engine/read-answer/second-reader/ask-reader.ts";
import { type ErringReader, startErringReader } from "../../../support/erring-reader.ts";

interface Row {
  answer: string;
  question: string;
  citations?: { url: string; title: string | null }[];
  brand: { name: string; aliases: string[]; domain: string };
  label: { competitors: string[]; competitors_optional?: string[]; aliases?: Record<string, string[]> };
}

/** Our own invented answers, every seventh of them. */
const rows = readFileSync(new URL("../../../../bench/accuracy/competitors.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((_, at) => at % 7 === 0)
  .map((line) => JSON.parse(line) as Row);
const spellings = ({ label }: Row, names: string[]) =>
  new Set(names.flatMap((name) => [name, ...(label.aliases?.[name] ?? [])]).map((name) => name.toLowerCase()));

let reader: ErringReader | undefined;
afterEach(() => reader?.close());

/** F1 over all rows, and how many answers show a wrong name; `rate` null: rules alone. */
async function measured(rate: number | null): Promise<{ f1: number; wrong: number }> {
  const byAnswer = new Map(rows.map((row) => [row.answer.replace(/[\p{Cf}\p{VS}]/gu, ""), row]));
  const truthOf = (answer: string) => {
    const row = byAnswer.get(answer)!;
    const right = spellings(row, row.label.competitors);
    return {
      options: row.label.competitors.filter((name) => answer.includes(name)),
      kindOf: (name: string) => (right.has(name.toLowerCase()) ? ("option" as const) : ("topic" as const)),
    };
  };
  reader = await startErringReader(truthOf, { rate: rate ?? 0 });
  const client = createModelClient({ baseUrl: reader.baseUrl, model: "stand-in" });
  let [hits, extra, missed, wrong] = [0, 0, 0, 0];
  for (const row of rows) {
    const given = { text: row.answer, question: row.question, citations: row.citations ?? [], brand: row.brand };
    const rules = readAnswer(given);
    const ask = { answer: row.answer, question: row.question, open: rules.open };
    const told = rate === null ? null : await askReader(ask, { client, price: () => 0 }, AbortSignal.timeout(60_000));
    if (told) expect(told.reason).toBeNull();
    const { competitors } = told ? readAnswer({ ...given, votes: told.votes }) : rules;
    const found = competitors.map(({ name }) => name.toLowerCase());
    const known = spellings(row, [...row.label.competitors, ...(row.label.competitors_optional ?? [])]);
    const others = found.filter((name) => !known.has(name)).length;
    const hit = row.label.competitors.filter((name) => [...spellings(row, [name])].some((one) => found.includes(one)));
    hits += hit.length;
    missed += row.label.competitors.length - hit.length;
    extra += others;
    if (others > 0) wrong += 1;
  }
  await reader.close();
  reader = undefined;
  return { f1: (2 * hits) / (2 * hits + extra + missed), wrong };
}

describe("a second reader that omits, invents and mislabels", () => {
  it("at one name in ten never makes things worse than rules alone, and at one in twenty reaches F1 0.94", async () => {
    const alone = await measured(null);
    const [right, twentieth, tenth] = [await measured(0), await measured(0.05), await measured(0.1)];
    expect(right.f1).toBeGreaterThan(0.96);
    expect(twentieth.f1).toBeGreaterThan(0.94);
    expect(tenth.f1).toBeGreaterThan(alone.f1);
    expect(tenth.wrong).toBeLessThanOrEqual(alone.wrong);
  });
});

import { describe, expect, it } from "vitest";
import { spoken, summarySentence } from "../../../src/gateways/pages/report/sentence.ts";
import type { ReportData } from "../../../src/gateways/pages/report-data.ts";
import { cell, freeSample, gap } from "./report-samples.ts";

const rival = (name: string, answers: number) => ({
  ...{ name, domain: null, answers, engines: ["chatgpt"], quote: "" },
  evidence: answers > 1 ? ("strong" as const) : ("single" as const),
});
const shares = (named: number, countable: number) => ({
  namedShare: { named, countable, percent: 0, interval: [0, 100] as [number, number], lowSample: true },
});
const say = (overrides: Partial<ReportData>) => spoken(summarySentence(freeSample({ competitors: [], ...overrides })));

describe("the sentence of a report", () => {
  it.each<[string, Partial<ReportData>, string]>([
    [
      "names the leader beside the site",
      { ...shares(3, 8), competitors: [rival("Gusto", 7), rival("ADP", 2)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is named in 3 of 8 answers; Gusto is named in 7.",
    ],
    [
      "says all when every answer names both",
      { ...shares(8, 8), competitors: [rival("Gusto", 8)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is named in all 8 answers; Gusto is named in all 8.",
    ],
    [
      "says both for two answers",
      { ...shares(2, 2), competitors: [rival("Gusto", 2)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is named in both answers; Gusto is named in both.",
    ],
    [
      "reads well with a single answer",
      { ...shares(0, 1), competitors: [rival("Gusto", 1)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is not named in the one answer; Gusto is named in that answer.",
    ],
    [
      "passes over whom one answer of six names unclearly",
      { ...shares(2, 6), competitors: [rival("Gusto", 1)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is named in 2 of 6 answers; no other company stands out.",
    ],
    [
      "joins two leaders",
      { ...shares(0, 4), competitors: [rival("Gusto", 3), rival("ADP", 3), rival("Paycor", 1)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is not named in any of 4 answers; Gusto and ADP are named in 3 each.",
    ],
    [
      "counts further leaders instead of listing them",
      { ...shares(0, 4), competitors: ["A", "B", "C", "D"].map((name) => rival(name, 2)) },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is not named in any of 4 answers; A, B and 2 others are named in 2 each.",
    ],
    [
      "does not say each where every answer names all of them",
      { ...shares(0, 2), competitors: [rival("A", 2), rival("B", 2), rival("C", 2)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is not named in either of 2 answers; A, B and one other are named in both.",
    ],
    [
      "says so when no other company is named",
      shares(1, 4),
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf is named in 1 of 4 answers; no other company is named.",
    ],
    [
      "leaves the place out where the category holds it",
      { ...shares(1, 4), category: "payroll in Ohio" },
      "When buyers ask AI who to shortlist for “payroll in Ohio”, Brightleaf is named in 1 of 4 answers; no other company is named.",
    ],
    [
      "does without a category",
      { ...shares(1, 4), category: null },
      "When buyers ask AI for a shortlist in Ohio, Brightleaf is named in 1 of 4 answers; no other company is named.",
    ],
    [
      "does without category and place",
      { ...shares(1, 4), category: null, place: null },
      "When buyers ask AI for a shortlist, Brightleaf is named in 1 of 4 answers; no other company is named.",
    ],
    [
      "does not count anything when no engine answered",
      { namedShare: null, competitors: [rival("Gusto", 2)] },
      "When buyers ask AI who to shortlist for payroll in Ohio, Brightleaf cannot be placed, since no engine answered.",
    ],
  ])("%s", (_, overrides, sentence) => {
    expect(say(overrides)).toBe(sentence);
  });

  it.each([
    [
      "waterproofing contractor",
      "Which waterproofing contractors would you shortlist?",
      "waterproofing contractors in Ohio",
    ],
    ["Bakery", "Who are the main bakeries here?", "bakeries in Ohio"],
    ["payroll", "Which Payroll providers file tips?", "Payroll in Ohio"],
    ["ring", "Which springs would you shortlist?", "“ring” in Ohio"],
    ["ring", "Which ringmasters would you shortlist?", "“ring” in Ohio"],
    ["Fachgeschäft für Outdoor", "Welche Outdoor-Läden?", "“Fachgeschäft für Outdoor” in Ohio"],
    ["c++ (tools)", "Which c++ (tools) do you know?", "c++ (tools) in Ohio"],
  ])("says %j as %j has it, in quotation marks where it does not", (category, question, said) => {
    const queries = [{ question, persona: null, branded: false, engines: [] }];
    expect(say({ ...shares(1, 4), category, queries })).toContain(`who to shortlist for ${said}, Brightleaf`);
  });

  it("tells a site that is only linked from one that is not there at all", () => {
    const queries = [
      {
        question: "a",
        persona: null,
        branded: false,
        engines: [cell("chatgpt", "citation", "https://brightleaf.com"), cell("gemini", "absent")],
      },
      {
        question: "b",
        persona: null,
        branded: false,
        engines: [cell("chatgpt", "source_title", "Brightleaf"), gap("gemini", "failed", null)],
      },
      { question: "c", persona: null, branded: true, engines: [cell("chatgpt", "citation", "https://brightleaf.com")] },
    ];
    expect(say({ ...shares(0, 3), queries })).toContain(
      "is not named in any of 3 answers, though it stands among the sources of 2;",
    );
  });

  it("keeps names apart from our own words, and drops what hides or turns text", () => {
    const phrases = summarySentence(freeSample({ brand: "Bright\u202eleaf\u200b" }));
    expect(phrases).toContainEqual({ text: "Brightleaf", foreign: true });
  });
});

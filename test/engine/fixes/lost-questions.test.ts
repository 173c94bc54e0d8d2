import { describe, expect, it } from "vitest";
import { findLostQuestions } from "../../../src/engine/fixes/lost-questions.ts";
import { poolCompetitors } from "../../../src/engine/read-answer/pooled/pool-competitors.ts";
import type { ReadAnswer } from "../../../src/engine/read-answer/read-answers.ts";
import type { AnswerReading } from "../../../src/engine/read-answer/types.ts";
import type { BuyerQuestion, Placement } from "../../../src/engine/types.ts";

const question = (text: string, branded = false): BuyerQuestion => ({
  text,
  intent: "category",
  persona: null,
  branded,
  language: "en",
  country: null,
});
const questions = [question("Who repairs boats?"), question("Is Acme good?", true)];

function answer(at: number, placement: Placement | null, names: string[] = [], urls: string[] = []): ReadAnswer {
  const reading: AnswerReading | null = placement && {
    placement,
    stance: null,
    reason: null,
    mentions: [],
    competitors: names.map((name) => ({
      name,
      type: "company",
      domain: null,
      placement: "prose",
      quote: name,
      quotes: [],
      logOdds: 1,
    })),
    open: [],
    citations: urls.map((url) => ({
      url,
      title: null,
      domain: new URL(url).hostname,
      type: url.includes("acme") ? "own" : "media",
    })),
  };
  return { question: at, status: reading ? "answered" : "failed", reading } as ReadAnswer;
}

const read = (answers: ReadAnswer[]) => ({
  answers,
  competitors: poolCompetitors(answers.flatMap(({ engine, reading }) => (reading ? { engine, ...reading } : []))),
});

describe("a question is lost", () => {
  it("when it was answered and no answer names the site, a link to it or not", () => {
    const answers = [
      answer(0, "absent", ["Brightleaf"], ["https://boats.org/a"]),
      answer(
        0,
        "citation",
        ["Harbourworks", "brightleaf", "Brightleaf"],
        ["https://boats.org/a", "https://acme.example/"],
      ),
    ];
    expect(findLostQuestions(questions, read(answers))).toEqual([
      {
        id: "visibility.0",
        question: "Who repairs boats?",
        namedInstead: ["Brightleaf", "Harbourworks"],
        sources: [{ domain: "boats.org", url: "https://boats.org/a", title: null }],
      },
    ]);
  });

  it("to those that are well evidenced, from six answers on", () => {
    const answers = Array.from({ length: 6 }, (_, at) =>
      answer(0, "absent", at > 0 ? ["Brightleaf"] : ["Perhaps Inc"]),
    );
    expect(findLostQuestions(questions, read(answers))[0]!.namedInstead).toEqual(["Brightleaf"]);
  });

  it.each([
    ["named in one answer of two", [answer(0, "absent"), answer(0, "list")]],
    ["nobody answered", [answer(0, null)]],
    ["the question names the brand", [answer(1, "absent")]],
  ])("not when %s", (_name, answers) => expect(findLostQuestions(questions, read(answers))).toEqual([]));
});

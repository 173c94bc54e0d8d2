import { describe, expect, it } from "vitest";
import type { ReadAnswer } from "../../../src/engine/read-answer/read-answers.ts";
import type { Competitor } from "../../../src/engine/read-answer/types.ts";
import { shareOfVoice } from "../../../src/engine/score/share-of-voice.ts";
import type { BuyerQuestion, CitationType, Placement, SiteFacts } from "../../../src/engine/types.ts";

const facts = { brand: "Brightleaf", domain: "brightleaf.com" } as SiteFacts;
const question = (branded = false) => ({ branded }) as BuyerQuestion;
const rival = (name: string, answers: number): Competitor => ({
  name,
  answers,
  type: "company",
  domain: null,
  evidence: answers > 1 ? "strong" : "single",
  names: [name, `${name} Inc`],
  engines: ["a"],
  quote: `${name} is one.`,
});

function answer(at: number, placement: Placement, rivals: string[], cited: [string, CitationType, string?][] = []) {
  return {
    question: at,
    engine: "a",
    reading: {
      placement,
      mentions: placement === "prose" ? [{ quote: "Brightleaf is good." }] : [],
      competitors: rivals.map((name) => ({ name })),
      citations: cited.map(([domain, type, title]) => ({
        domain,
        type,
        title: title ?? null,
        url: `https://${domain}/`,
      })),
    },
  } as ReadAnswer;
}

describe("share of voice", () => {
  it("divides the namings among all brands, one naming an answer", () => {
    const voice = shareOfVoice({
      facts,
      questions: [question(), question()],
      competitors: [rival("Gusto", 2), rival("Rippling", 1)],
      answers: [answer(0, "prose", ["Gusto Inc", "Gusto"]), answer(1, "absent", ["Gusto", "Rippling"])],
    });
    expect(voice.brands.map(({ name, answers, share, own }) => [name, answers, share, own])).toEqual([
      ["Gusto", 2, 50, false],
      ["Brightleaf", 1, 25, true],
      ["Rippling", 1, 25, false],
    ]);
    expect(voice).toMatchObject({ answers: 2, lowSample: true });
  });

  it("counts nobody of single evidence from six answers on", () => {
    const answers = Array.from({ length: 6 }, (_, at) =>
      answer(at, "absent", at === 0 ? ["Gusto", "Payday"] : ["Gusto"]),
    );
    const scan = {
      facts,
      questions: answers.map(() => question()),
      competitors: [rival("Gusto", 6), rival("Payday", 1)],
    };
    const named = (some: ReadAnswer[]) => shareOfVoice({ ...scan, answers: some }).brands.map(({ name }) => name);
    expect(named(answers)).toEqual(["Gusto", "Brightleaf"]);
    expect(named(answers.slice(0, 5))).toEqual(["Gusto", "Payday", "Brightleaf"]);
  });

  it("keeps branded questions and unanswered ones out", () => {
    const voice = shareOfVoice({
      facts,
      questions: [question(true), question()],
      competitors: [],
      answers: [answer(0, "prose", []), { question: 1, engine: "a", reading: null } as ReadAnswer],
    });
    expect(voice).toMatchObject({ brands: [], sources: [], answers: 0 });
  });

  it("says of each source in how many answers it is cited, and whether the site is known to stand there", () => {
    const voice = shareOfVoice({
      facts,
      questions: [question(), question()],
      competitors: [],
      answers: [
        answer(
          0,
          "absent",
          [],
          [
            ["reviews.com", "review", "Brightleaf compared"],
            ["reviews.com", "review"],
          ],
        ),
        answer(1, "absent", [], [["news.com", "media"]]),
      ],
    });
    expect(voice.sources.map(({ domain, citations, share, present }) => [domain, citations, share, present])).toEqual([
      ["news.com", 1, 50, null],
      ["reviews.com", 1, 50, true],
    ]);
  });
});

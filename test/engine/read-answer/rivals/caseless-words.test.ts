import { describe, expect, it } from "vitest";
import {
  knownShare,
  piecesOf,
  withoutParticle,
  wordsIn,
} from "../../../../src/engine/read-answer/rivals/words/caseless-words.ts";

const gaps = (text: string, language: string): string[] =>
  piecesOf(text, language)
    .filter(({ known }) => !known)
    .map(({ start, end }) => text.slice(start, end));

describe("words of scripts without capitals", () => {
  it.each([
    ["a Chinese name between common words", "常用的软件包括塔罗维", "zh", ["塔罗维"]],
    ["traditional signs as their simplified ones", "體積很大", "zh", []],
    ["a Japanese name before a common word", "タブルート電気", "ja", ["タブルート"]],
  ])("leaves as a gap %s", (_, text, language, expected) => {
    expect(gaps(text, language)).toEqual(expected);
  });

  it("knows a clause of words whole, and nothing of a name", () => {
    expect(knownShare("容量和价格", "zh")).toBe(1);
    expect(knownShare("芬维克", "zh")).toBe(0);
  });

  it.each([
    ["타브루트는", "타브루트"],
    ["타브루트에서", "타브루트"],
    ["타브루트피부과", "타브루트피부과"],
    ["타브", "타브"],
  ])("takes the particle from %s", (word, expected) => {
    expect(withoutParticle(word)).toBe(expected);
  });
});

describe("the words of a lead line, a header, a question", () => {
  it.each([
    ["以下是一些类似的游戏", "zh", "游戏"],
    ["戶外婚禮場地", "zh", "场地"],
    ["서울에서 좋은 치과를 추천해 주세요", "ko", "치과"],
    ["Our picks for you", "en", "picks"],
  ])("are told whether or not spaces part them: %s", (text, language, word) => {
    expect(wordsIn(text, language)).toContain(word);
  });
});

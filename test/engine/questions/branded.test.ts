import { expect, test } from "vitest";
import { isBranded } from "../../../src/engine/questions/branded.ts";

const NAMES = {
  brand: "Bächer Bergsport",
  aliases: ["BBS Outdoor"],
  legalName: "Bächer Bergsport AG",
  domain: "baecher-bergsport.ch",
};

test.each([
  "Is Bächer Bergsport any good?",
  "is bacher bergsport any good?",
  "Is Bächer-Bergsport any good?",
  "Is BächerBergsport any good?",
  "What about BBS outdoor in Bern?",
  "Is baecher-bergsport.ch safe?",
  "Is baecher bergsport safe?",
])("%s names the brand", (text) => {
  expect(isBranded(text, NAMES)).toBe(true);
});

test.each(["Which Bergsport shops are good?", "Where is the best outdoor shop?", "Who sells BBS?"])(
  "%s does not",
  (text) => {
    expect(isBranded(text, NAMES)).toBe(false);
  },
);

test("a short name counts as a whole word only", () => {
  const names = { brand: "Oto", aliases: [], legalName: null, domain: "oto.com" };
  expect(isBranded("Which photo studios are good?", names)).toBe(false);
  expect(isBranded("Is Oto good?", names)).toBe(true);
});

test("a short host label is no name", () => {
  expect(isBranded("What is in it for me?", { brand: "Initech", aliases: [], legalName: null, domain: "it.com" })).toBe(
    false,
  );
});

test("a brand that is a question word is known by its capital inside a sentence", () => {
  const names = { brand: "Which?", aliases: [], legalName: null, domain: "which.co.uk" };
  expect(isBranded("Which consumer magazines are good?", names)).toBe(false);
  expect(isBranded("Is Which? a good magazine?", names)).toBe(true);
});

test("a Chinese name is found without spaces around it", () => {
  const names = { brand: "愛上海味", aliases: [], legalName: null, domain: "haiwei.tw" };
  expect(isBranded("請問愛上海味好吃嗎？", names)).toBe(true);
  expect(isBranded("台灣有哪些海味網購？", names)).toBe(false);
});

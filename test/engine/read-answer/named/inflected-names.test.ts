import { describe, expect, test } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";

const mentionsOf = (text: string, name: string) =>
  readAnswer({
    text,
    citations: [],
    question: null,
    brand: { name, aliases: [], domain: "brand.example" },
  }).mentions.map((mention) => mention.text);

/** The ending that a word only takes on is no part of what is found. */
describe("a name in the forms of its language", () => {
  test.each([
    ["pl", "Słodka Wieża", "Torty zamówisz w Słodkiej Wieży przy rynku.", "Słodkiej Wieży"],
    ["pl", "Dębowy Dom", "Meble z Dębowego Domu są solidne i wykonane z litego drewna.", "Dębowego Dom"],
    ["cs", "Bílý Svišť", "Ubytování nad Bílým Svištěm nabízí dva pokoje.", "Bílým Svišt"],
    [
      "sk",
      "Modrá Sovička",
      "Knihy si môžete objednať v Modrej Sovičke, ktorá je otvorená aj v sobotu.",
      "Modrej Sovičke",
    ],
    ["uk", "Зелена Тарілка", "Замовити обіди можна в Зеленої Тарілки на Подолі.", "Зеленої Тарілки"],
    ["ru", "Белая Сорока", "Ремонт телефонов есть в Белой Сороке на Мира.", "Белой Сороке"],
    ["ru", "Чайная роща", "Попробуйте «Чайную рощу» на проспекте: там дают понюхать и заварить.", "Чайную рощу"],
    ["ru", "Ромашка Декор", "Свадьбу оформили в студии Ромашки Декор за два дня.", "Ромашки Декор"],
    [
      "hr",
      "Plava Školjka",
      "Najbolju ribu u gradu jeli smo u Plavoj Školjci, koja je otvorena svaki dan.",
      "Plavoj Školjci",
    ],
    ["el", "Σιδεράς", "Οι περισσότεροι γυμνάζονται στου Σιδερά, κοντά στην πλατεία.", "Σιδερά"],
    ["fi", "Kuusikko", "Hyvä hieronta löytyy Kuusikossa keskustan laidalla.", "Kuusiko"],
    [
      "fi",
      "Virtanen",
      "Kylpyhuoneen remontin teki Virtasen väki, joka on myös edullinen ja hyvin luotettava.",
      "Virtase",
    ],
  ])("%s: %s", (_, name, text, written) => {
    expect(mentionsOf(text, name)).toEqual([written]);
  });

  test.each([
    ["another word on the same stem", "Słodka Wieża", "Torty zamówisz w Słodkawej Wieżyczce przy rynku."],
    ["one of its words alone", "Bílý Svišť", "V parku žije svišť a Bílý potok teče kolem."],
    ["everyday words in small letters", "Белая Сорока", "На ветке сидела рядом с белой сорокой ворона."],
    ["a longer word", "Σιδεράς", "Ο Σιδεράκος είναι γνωστό παραμύθι."],
  ])("is not %s", (_, name, text) => {
    expect(mentionsOf(text, name)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { countWords } from "../../../../src/engine/language/words.ts";
import { isoDate } from "../../../../src/engine/read-site/parse/iso-date.ts";
import { detectLanguage } from "../../../../src/engine/read-site/parse/language.ts";

describe("dates", () => {
  test.each<[string, string | null, string | null]>([
    ["2026-05-03", null, "2026-05-03"],
    ["2026-05-03T10:00:00+02:00", null, "2026-05-03"],
    ["May 3, 2026", "en", "2026-05-03"],
    ["3. Mai 2026", "de", "2026-05-03"],
    ["3 mai 2026", "fr", "2026-05-03"],
    ["03.05.2026", "de", "2026-05-03"],
    ["03/05/2026", "fr", "2026-05-03"],
    ["03/05/2026", "en-US", "2026-03-05"],
    ["03/05/2026", "en", null],
    ["25/05/2026", "en", "2026-05-25"],
    ["2026年5月3日", "zh", "2026-05-03"],
    ["May 2026", "en", null],
    ["yesterday", "en", null],
    ["31.02.2026", "de", null],
    ["+49 431 5362267", "de", null],
  ])("%s in %s is %s", (text, lang, iso) => {
    expect(isoDate(text, lang)).toBe(iso);
  });
});

describe("words", () => {
  test.each([
    ["", 0],
    ["One, two – three!", 3],
    ["It’s state-of-the-art", 2],
    ["1.200,50 € für 3 Stück", 4],
    ["我们销售咖啡", 3],
  ])("of %j are %i", (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe("language", () => {
  const texts: Record<string, string> = {
    en: "We repair bicycles of all kinds in our workshop near the station. You can bring your bike without an appointment, and most repairs are done on the same day. Our prices are fair, and we tell you beforehand what it will cost and how long it will take.",
    de: "Wir reparieren Fahrräder aller Art in unserer Werkstatt am Bahnhof. Sie können Ihr Rad ohne Termin bringen, und die meisten Reparaturen sind noch am selben Tag fertig. Unsere Preise sind fair, und wir sagen Ihnen vorher, was es kosten wird und wie lange es dauert.",
    fr: "Nous réparons des vélos de toutes sortes dans notre atelier près de la gare. Vous pouvez apporter votre vélo sans rendez-vous, et la plupart des réparations sont faites le jour même. Nos prix sont justes et nous vous disons à l'avance ce que cela va coûter.",
    sl: "Popravljamo kolesa vseh vrst v naši delavnici blizu postaje. Kolo lahko pripeljete brez naročila in večina popravil je končana še isti dan. Naše cene so poštene, ki jih povemo vnaprej, tudi koliko bo stalo in kako dolgo bo trajalo vse skupaj pri nas.",
    hr: "Popravljamo bicikle svih vrsta u našoj radionici blizu kolodvora. Bicikl možete donijeti bez najave i većina popravaka gotova je isti dan. Naše cijene su poštene i unaprijed kažemo koliko će koštati, kao i koliko će trajati, što je našim kupcima važno.",
  };
  test.each(Object.entries(texts))("is told: %s", (language, text) => {
    expect(detectLanguage([{ kind: "paragraph", text, attribution: null }], text)).toBe(language);
  });

  test("is not guessed from a few words", () => {
    expect(detectLanguage([], "Kontakt Impressum Datenschutz")).toBeNull();
  });

  test("is not taken for Hindi because of prices and numbers", () => {
    const text = Array.from({ length: 60 }, (_, at) => `${at},99 € A${at}`).join(" ");
    expect(detectLanguage([], text)).not.toBe("hi");
  });
});

import { describe, expect, test } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";

const mentionsOf = (text: string, name: string, question: string | null = null) =>
  readAnswer({ text, citations: [], question, brand: { name, aliases: [], domain: "brand.example" } }).mentions.map(
    (mention) => mention.text,
  );
const placed = (text: string, name: string) =>
  readAnswer({ text, citations: [], question: null, brand: { name, aliases: [], domain: "brand.example" } }).placement;

describe("a common word that is only the word", () => {
  test.each([
    ["a day among days", "Friday", "| Day | Post |\n|---|---|\n| Thursday | Team |\n| Friday | Offer |", null],
    ["one of many", "Hinge", "1. Drill 12 mm deep.\n2. Press each Hinge into its cup and screw it down.", null],
    [
      "a quay in French",
      "Moreau",
      "Le cabinet se trouve quai Moreau, non loin du marché. On dit du bien de Sud.",
      null,
    ],
    [
      "a square in Italian",
      "Bellini",
      "L'ufficio è in largo Bellini, vicino alla stazione. Va bene Studio Conti.",
      null,
    ],
    ["a walk in Spanish", "Miralles", "La clínica está en el paseo Miralles, junto al mercado.", null],
    ["an article before it", "Anchor", "Find the studs. Tap an Anchor into the hole until it sits flush.", null],
    ["an adjective before, a participle after", "Arch", "**Gate:** the triumphal Arch built under Augustus.", null],
    ["an adverb before its verb", "Bald", "Der Flieder blüht im Mai. Bald ist es so weit, also warten Sie.", null],
    ["a fronted predicate", "Claro", "Se puede pintar. Claro está que un techo blanco ayuda.", null],
    ["amid a bold title", "Vivo", "**Stand-up ao Vivo em Alfama**\nHá sessões às quintas.", null],
    ["parts that are counted by letters", "Phase", "**Phase A:** interviews.\n**Phase B:** a name and a logo.", null],
    [
      "one of several, where the question seeks nothing sold",
      "Peach",
      "**Peach** – plant it in autumn.\n\n**Fig** – restrict the roots.\n\n**Apricot** – prune in summer.",
      "What can I plant against a south-facing wall?",
    ],
  ])("%s", (_, name, text, question) => {
    expect(mentionsOf(text, name, question)).toEqual([]);
  });
});

describe("a common word that is the name", () => {
  test.each([
    ["it owns what is given as the reason", "Monday", "Some run on Monday since its boards are easy to share.", null],
    ["an ending behind an apostrophe", "Getir", "Gece de sipariş verilir. Getir'in kuryeleri hızlıdır.", null],
    ["a softened stem", "Żabce", "W Żabce kanapki są świeże do późna, a w sklepach obok już nie.", null, "Żabka"],
    [
      "an article in a row of names",
      "Allianz",
      "Eine Police gibt es bei Hiscox, HDI und der Allianz, die auch die Kosten übernimmt.",
      null,
    ],
    [
      "a sentence about what was asked for",
      "Allianz",
      "Die Allianz ist ein Versicherer aus München. Daneben gibt es die HDI.",
      "Welche Versicherung für Handwerker?",
    ],
    [
      "one of several, where sellers of a trade are asked for",
      "Anchor",
      "**Anchor** – open late.\n\n**Harbor** – a broad choice.\n\n**Bridge** – close to the station.",
      "Which pharmacies in Zagreb would you shortlist?",
    ],
    [
      "the same in Danish",
      "Anker",
      "**Anker** – åbent sent.\n\n**Havn** – stort udvalg.\n\n**Bro** – tæt på stationen.",
      "Hvilke advokatfirmaer i Aarhus er mest kendte?",
    ],
  ])("%s", (_, found, text, question, name = found) => {
    expect(mentionsOf(text, name, question)).toEqual([found]);
  });

  test("it is not where the sentence speaks of something else", () => {
    const text = "Die Allianz für Cyber-Sicherheit bietet Schulungen an. Eine Allianz aus Kammern berät kostenlos.";
    expect(mentionsOf(text, "Allianz", "Wie sichern sich Firmen gegen Angriffe ab?")).toEqual([]);
  });
});

describe("a longer name of another company", () => {
  test.each([
    ["what such companies are called", "Summit", "- **Summit Rentals** (Sparks) – a large fleet."],
    ["a word that is no name alone", "United", "United Rentals has an app that shows what is free."],
    ["amid its words", "Horizonte", "- **Hotel Horizonte Palace** – piscina e transporte."],
    ["up to what it is", "Santander", "El Santander Creative Campus abre la matrícula en abril."],
  ])("%s", (_, name, text) => {
    expect(mentionsOf(text, name)).toEqual([]);
  });

  test.each([
    [
      "said to be another",
      "Beacon",
      "**Beacon** was built for charities.\n\n### Not to be confused with\n\nBeacon Dynamics and Beacon Spirit sell boats.",
    ],
    [
      "a longer word of sounds",
      "ライフ",
      "関西ではイオンのほか、ライフが多くの店を出しています。\n\n- ライフネット生命:保険",
    ],
  ])("beside the brand itself: %s", (_, name, text) => {
    expect(mentionsOf(text, name)).toEqual([name]);
  });

  test("beside the brand itself: a legal form, in another trade", () => {
    const brand = { name: "Bolle", aliases: [], domain: "bolle.nl", category: "bakkerij" };
    const text = "Bolle levert morgen. Let op: Bolle Horizon BV is een transportbedrijf.";
    const { mentions } = readAnswer({ text, citations: [], question: null, brand });
    expect(mentions.map((mention) => mention.text)).toEqual(["Bolle"]);
  });

  test("a bank's own full name is the bank", () => {
    expect(mentionsOf("El Banco Santander tiene una cuenta sin comisiones.", "Santander")).toEqual(["Santander"]);
  });
});

test("a name in small letters is the word where the answer writes the name with its capital", () => {
  const text =
    "- **Sneller**: brengt pakjes dezelfde dag\n- **Bpost**: goedkoper\n\nWerk je sneller thuis, print het dan daar.";
  expect(mentionsOf(text, "Sneller")).toEqual(["Sneller"]);
});

describe("what was not found", () => {
  test.each([
    [
      "a colon between",
      "I looked for it and found nothing: Velorna is not licensed, nor does it appear in any register.",
    ],
    [
      "supposed of it",
      "I couldn't find any information about Velorna. If Velorna is a new bank, check its licence first.",
    ],
    ["asked, then not known", "You asked about Velorna. I have no information about a company of this name."],
    ["advised", "I have no record of a shop called Velorna. Before you pay Velorna, look for an address."],
    ["never heard of", "Von Velorna habe ich noch nie gehört. Bekannt sind andere Anbieter in der Stadt."],
    [
      "supposed in Japanese",
      "Velornaについての情報は見つかりませんでした。もしVelornaが新しい会社なら、確認してください。",
    ],
  ])("is not named: %s", (_, text) => {
    expect(mentionsOf(text, "Velorna")).toEqual([]);
  });

  test.each([
    ["the name of another was not found", "I could not find prices for Pelham. Velorna charges $9 a month."],
    ["what it lacks", "Velorna does not come with a charger, and it costs $9."],
    ["what it is not", "Velorna n'est pas cher, et la livraison est rapide."],
    ["nothing better was found", "Found nothing cheaper: Velorna charges no monthly fee."],
  ])("is named: %s", (_, text) => {
    expect(mentionsOf(text, "Velorna")).toEqual(["Velorna"]);
  });
});

test.each([
  ["a verb before a name", "- **Arkwell**: accepts Aetna and Cigna for all visits\n- **Cavea**: Boston"],
  ["a verb before a pronoun", "- **Fennick**: drafts of wills, and notarises them online\n- **Pelham**: Boston"],
])("an entry says what its name does: %s", (_, text) => {
  expect(placed(text, text.includes("Arkwell") ? "Arkwell" : "Fennick")).toBe("prose");
});

describe("what the site's own facts say of a name", () => {
  const named = (text: string, brand: { name: string; domain: string; category: string }, question: string) =>
    readAnswer({ text, citations: [], question, brand: { aliases: [], ...brand } }).mentions.map(
      (mention) => mention.text,
    );

  test("a longer name that its address bears out is the brand's own", () => {
    const brand = { name: "Kestrel", domain: "kestrelroofing.example", category: "roofer" };
    const text =
      "For a leak tonight, try:\n\n- Kestrel Roofing Ltd – 24 hours, call-out £95\n- Aire Valley Roofs – until 10 pm";
    expect(named(text, brand, "emergency roofer leeds")).toEqual(["Kestrel"]);
  });

  test("a name without the word for what it sells is the name", () => {
    const brand = {
      name: "Clara Winfield Photography",
      domain: "clarawinfield.example",
      category: "wedding photographer",
    };
    const text = "1. **Clara Winfield** – two shooters, from £1,650\n2. **Oak & Light** – drone footage included";
    expect(named(text, brand, "wedding photographers in Shropshire")).toEqual(["Clara Winfield"]);
  });

  test("words in small letters are no name that the answer writes in capitals", () => {
    const brand = { name: "Pod Kasztanem", domain: "podkasztanem.example", category: "restauracja" };
    const text =
      "1. **Pod Kasztanem** – domowe ruskie, 32 zł\n2. **Zapiecek** – dla turystów\n\nLatem można usiąść pod kasztanem na dziedzińcu.";
    expect(named(text, brand, "Gdzie zjeść pierogi w Krakowie?")).toEqual(["Pod Kasztanem"]);
  });

  test("what the speaker cannot identify is not named", () => {
    const brand = { name: "Stonewater Plumbing", domain: "stonewater.example", category: "plumber" };
    const text = "There is no Stonewater Plumbing in Macon that I can identify in the sources available to me.";
    expect(named(text, brand, "reviews stonewater plumbing macon")).toEqual([]);
  });
});

describe("a name under a question of another trade", () => {
  const soldMentions = (category: string, name: string, { question, text }: { question: string; text: string }) =>
    readAnswer({ text, citations: [], question, brand: { name, aliases: [], domain: "brand.example", category } })
      .mentions;

  test.each([
    [
      "Purple Garden",
      "dry cleaner",
      "Which songs work at a karaoke party?",
      'Mix crowd-pleasers ("Dancing Days") with one showstopper like "Purple Garden", and keep ballads to a minimum.',
    ],
    [
      "Wilder Garten",
      "Zahnarztpraxis",
      "Welche Filme passen zu einem Abend über Natur?",
      "Gut geeignet sind diese Filme:\n\n1. „Wilder Garten“ (2011) – ruhig und schön\n2. „Der Baum“ (2010)\n\n„Wilder Garten“ läuft 90 Minuten.",
    ],
    [
      "Laura Bennett",
      "interior design studio",
      "Which accountant in Bath works with dental practices?",
      "Three firms specialise in dentists. Harrow Lyle has the largest team; your contact would be Laura Bennett, a tax adviser who joined in 2019.",
    ],
    [
      "Marina Prado",
      "arquitetura de interiores",
      "Qual escola de inglês em Braga prepara para exames?",
      "A escola Norte tem turmas próprias. Nos depoimentos, Marina Prado, engenheira, conta que passou em cinco meses.",
    ],
  ])("%s is no %s there", (name, category, question, text) => {
    expect(soldMentions(category, name, { question, text })).toEqual([]);
  });

  test.each([
    [
      "Purple Garden",
      "dry cleaner",
      "Who cleans a wool coat in Leeds?",
      "For coats and suits, Purple Garden on Otley Road presses by hand; Spotless is cheaper for shirts and laundry.",
    ],
    [
      "Laura Bennett",
      "interior design studio",
      "Which interior designer in Bath would you hire for a small flat?",
      "Laura Bennett works with small flats, from floor plans to fabrics. Studio Holm does larger houses.",
    ],
  ])("%s is the %s where its own trade is asked for", (name, category, question, text) => {
    expect(soldMentions(category, name, { question, text }).map((mention) => mention.text)).toContain(name);
  });
});

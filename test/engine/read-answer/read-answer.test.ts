import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnswer } from "../../../src/engine/read-answer/index.ts";

const brand = (name: string, more: { aliases?: string[]; domain?: string; category?: string } = {}) => ({
  name,
  aliases: more.aliases ?? [],
  domain: more.domain ?? "acme.example",
  category: more.category ?? null,
});
const read = (text: string, name = "Brightleaf", more = {}) =>
  readAnswer({ text, citations: [], brand: brand(name, more) });
const texts = (text: string, name?: string, more = {}) =>
  read(text, name, more).mentions.map((mention) => mention.text);

describe("mentions", () => {
  it.each([
    ["accents", "Ask for Nestle or Nestlé.", "Nestlé", ["Nestle", "Nestlé"]],
    ["spaces and hyphens", "T Mobile, T-Mobile and TMobile are one.", "T-Mobile", ["T Mobile", "T-Mobile", "TMobile"]],
    [
      "an ampersand",
      "Marks and Spencer is Marks & Spencer.",
      "Marks & Spencer",
      ["Marks and Spencer", "Marks & Spencer"],
    ],
    ["a legal form", "Larkfield answers quickly.", "Larkfield GmbH & Co. KG", ["Larkfield"]],
    ["possessives", "Larkfield’s app is fine.", "Larkfield", ["Larkfield"]],
    ["Polish cases", "W Tarnobudzie jest taniej, a sklepy Tarnobudu są duże.", "Tarnobud", ["Tarnobud", "Tarnobud"]],
    ["Turkish suffixes", "Denizbul'un fiyatları uygundur.", "Denizbul", ["Denizbul"]],
    ["Korean particles", "누리팜은 무료입니다.", "누리팜", ["누리팜"]],
    ["a name in Japanese text", "Brightleafは無料です。", "Brightleaf", ["Brightleaf"]],
    ["signs of the name", "C++ is not C, and C# is neither.", "C", ["C"]],
    ["right-to-left scripts", "تتميز نجمة الشرق بالسرعة.", "نجمة الشرق", ["نجمة الشرق"]],
  ])("finds %s", (_, text, name, wanted) => {
    expect(texts(text, name)).toEqual(wanted);
  });

  it.each([
    ["another word", "The snapshots show a pineapple.", "Apple"],
    ["a joined name", "Coca-Cola is sweet.", "Cola"],
    ["a longer name", "Square Enix publishes games.", "Square"],
    ["a longer name before it", "HBO Max has more series.", "Max"],
    ["a longer word of a script without spaces", "这家三星级酒店提供早餐。", "三星"],
    ["a look-alike domain", "Never order at brightleaf-deals.com again.", "Brightleaf"],
    ["a bare link", "More at https://brightleaf.example/x today.", "Brightleaf"],
    ["an e-mail address", "Write to info@brightleaf.com today.", "Brightleaf"],
    ["a path", "Open /opt/brightleaf first.", "Brightleaf"],
    ["code", "Run `brightleaf` twice.", "Brightleaf"],
    ["a citation", "It is light ([Brightleaf](https://brightleaf.com/x)).", "Brightleaf"],
  ])("does not take %s for it", (_, text, name) => {
    expect(texts(text, name)).toEqual([]);
  });

  it.each([
    "I could not find any information about Brightleaf.",
    "Brightleaf is not listed among the providers.",
    "Brightleaf wird in den Vergleichen nicht erwähnt.",
    "Je n'ai trouvé aucune information sur Brightleaf.",
    "No encontré información sobre Brightleaf.",
    "Я не нашёл информации о Brightleaf.",
    "Brightleafに関する情報は見つかりませんでした。",
    "没有找到关于Brightleaf的相关信息。",
    "لم أجد أي معلومات عن Brightleaf.",
  ])("does not count a statement of absence: %s", (text) => {
    expect(read(text)).toMatchObject({
      placement: "absent",
      stance: null,
      reason: expect.stringContaining("not found"),
    });
  });

  it.each([
    "Brightleaf is not listed on the big sites, but it offers a free plan.",
    "Brightleaf has no free plan.",
    "If you cannot find Brightleaf near you, order it online, where it is cheaper.",
  ])("counts what says more than that: %s", (text) => {
    expect(texts(text)).toEqual(["Brightleaf"]);
  });

  it("takes the own domain in a sentence for the name, and a subdomain too", () => {
    const site = { domain: "brightleaf.com" };
    expect(
      texts("Plans are at brightleaf.com, and app.brightleaf.com is for customers.", "Bright Tools", site),
    ).toEqual(["brightleaf.com", "app.brightleaf.com"]);
  });
});

describe("names that are everyday words", () => {
  it.each([
    ["Notion", "Teams that outgrow spreadsheets often move to Notion, which has templates.", 1],
    ["Notion", "The notion that more tools help is wrong.", 0],
    ["Monday", "The deadline is on Monday.", 0],
    ["Monday", "Consider Asana, Monday and Trello; all have free plans.", 1],
    ["Close", "Close deals faster. Close the tab.", 0],
    ["Close", "- **Pipedrive** – visual\n- **Close** – calling\n- **HubSpot** – free", 1],
    ["Target", "Target audience and budget come first.", 0],
    ["Target", "- **Target:** 20% growth\n- **Budget:** fixed\n- **Timeline:** six weeks", 0],
    [
      "Away",
      "1. **Monos Carry-On** – quiet\n2. **Away The Bigger Carry-On** – warranty\n3. **Rimowa Cabin** – light",
      1,
    ],
    ["Orange", "Une orange par jour suffit.", 0],
    ["Bear", "Animals you may meet:\n- **Bear** – keep your distance\n- **Moose** – do not feed\n- **Fox** – shy", 0],
    ["Circle", "Shapes:\n- **Circle** – no corners\n- **Square** – four corners", 0],
    ["Bear", "Apps for notes:\n- **Bear** – quick\n- **Drafts** – capture\n- **Craft** – documents", 1],
    ["Chime", "My recommendations:\n- **Chime** – no fees\n- **Current** – early pay", 1],
  ])("%s in “%s”: %i", (name, text, count) => {
    const reading = read(text, name);
    expect(reading.mentions).toHaveLength(count);
    if (/[A-Z]/u.test(text.match(new RegExp(name, "u"))?.[0] ?? "")) expect(reading.reason).toContain(`“${name}”`);
  });
});

describe("placement", () => {
  it.each([
    ["prose", "a sentence", "Brightleaf is light."],
    ["prose", "a sentence in an item", "- Kestrel\n- Brightleaf is light.\n"],
    ["prose", "a label with a clause", "- **Brightleaf X2**: It is light.\n"],
    ["prose", "a label whose clause leaves the subject out", "- **Brightleaf X2**: Offers 2K video.\n"],
    ["prose", "a label with an adverbial clause", "- **Brightleaf X2**: Good if you travel.\n"],
    ["list", "a label with a relative clause", "- **Brightleaf X2**: A camera that folds flat.\n"],
    ["list", "a label with a clause about a part", "- **Brightleaf X2**: Case is bulky.\n"],
    ["list", "a label with specifications", "- **Brightleaf X2**: 2K, 300 g, $199\n"],
    ["list", "a bare entry", "1. Brightleaf\n2. Kestrel\n"],
    ["list", "a heading over fragments", "### Brightleaf X2\n\n- **Price:** $199\n- **Best for:** Travel\n"],
    ["prose", "a heading over a clause", "### Brightleaf X2\n\nIt folds flat.\n"],
    ["list", "a cell", "| Camera | Price |\n|---|---|\n| Brightleaf X2 | $199 |\n"],
    ["prose", "a row with a clause", "| Camera | Notes |\n|---|---|\n| Brightleaf X2 | It folds flat. |\n"],
    ["prose", "a German clause", "- **Brightleaf X2**: Bietet 2K-Video und hält lange durch.\n"],
    ["list", "a German fragment", "- **Brightleaf X2**: Eine Kamera, die sich falten lässt.\n"],
    ["prose", "a Japanese clause", "- **Brightleaf X2**：2K動画に対応しています。\n"],
    ["list", "a Japanese fragment", "- **Brightleaf X2**：2K動画、長時間バッテリー\n"],
    ["prose", "one name of several with a clause of their own", "**Kestrel, Brightleaf:** These cost more.\n"],
    [
      "list",
      "one name of several with a clause about another",
      "- **Kestrel / Brightleaf** — easy; Kestrel is pricier.\n",
    ],
    ["prose", "a verb that no list holds", "- **Brightleaf X2**: allots one lens to every frame\n"],
    ["list", "a participle", "- **Brightleaf X2**: basic kit free, paid from $15\n"],
    ["prose", "a clause that takes it as its object", "- **Brightleaf X2**: nice, but pricing makes it hard to buy\n"],
    ["list", "a clause about the price", "### Brightleaf X2\n\n- **Price:** varies by shop\n- **Best for:** Travel\n"],
    ["prose", "a bold name with brackets and a clause under it", "**Brightleaf** (with a lens)\n- Works in rain\n"],
    ["prose", "a fragment that the next sentence takes up", "**Skip:** Brightleaf. It fogs up in any rain.\n"],
    ["prose", "a choice a condition leads to", "- If you hike → Brightleaf\n"],
    ["list", "a choice a fragment leads to", "- Hikes and rain → Brightleaf\n"],
    ["prose", "a remark", "Note: Brightleaf is light.\n"],
    ["absent", "a line of sources", "Several do this well.\n\nSources: Brightleaf, Kestrel\n"],
  ])("is %s for %s", (placement, _, text) => {
    expect(read(text).placement).toBe(placement);
  });

  it("is citation when only its site is cited, source_title when only another site's page is about it", () => {
    const cite = (url: string, title: string) =>
      readAnswer({
        text: "Several do this well.",
        citations: [{ url, title }],
        brand: brand("Brightleaf", { domain: "brightleaf.com" }),
      });
    expect(cite("https://blog.brightleaf.com/a", "Guide")).toMatchObject({
      placement: "citation",
      citations: [{ type: "own" }],
    });
    expect(cite("https://www.techradar.com/a", "Brightleaf X2 review")).toMatchObject({ placement: "source_title" });
    expect(cite("https://brightleaf-deals.com/a", "Guide")).toMatchObject({ placement: "absent" });
  });

  it.each([
    ["source_title", "Harbor vs Kestrel: which is better?"],
    ["source_title", "Is Harbor worth it?"],
    ["source_title", "Harbor reviews and prices"],
    ["absent", "Ten Harbor Walks for Families"],
    ["absent", "My harbor reviews"],
    ["absent", "Harbor: definition and meaning"],
  ])("is %s for a name that is an everyday word in the title %s", (placement, title) => {
    const reading = readAnswer({
      text: "Several do this well.",
      citations: [{ url: "https://www.techradar.com/a", title }],
      brand: brand("Harbor", { domain: "harbor.example" }),
    });
    expect(reading.placement).toBe(placement);
  });
});

describe("stance", () => {
  it.each([
    ["positive", "Brightleaf is an excellent choice and very reliable."],
    ["negative", "Avoid Brightleaf, which had two data breaches."],
    ["negative", "Brightleaf is not recommended for large teams."],
    ["neutral", "Brightleaf is a camera maker from Leeds."],
    ["positive", "I'd start with Brightleaf; it is the cheapest and easiest."],
    ["negative", "Mieux vaut éviter Brightleaf, le service est décevant."],
  ])("is %s: %s", (stance, text) => {
    expect(read(text).stance).toBe(stance);
  });
});

describe("whatever the text", () => {
  const piece = fc.constantFrom(
    "Acme",
    "acme",
    "**",
    "[",
    "](https://acme.example)",
    "\\",
    "&amp;",
    "- ",
    "\n",
    ": ",
    ", ",
    ". ",
    "$9.99",
    "(",
    ")",
    "| ",
    "# ",
    "is",
    "Best",
    "😀",
    "é",
    "社",
    "على",
    "\u200f",
    "http://",
    "@",
    "~",
    "`",
    "<b>",
    "1. ",
  );

  it("every mention and competitor is verbatim at its offsets, and none overlaps another", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const text = pieces.join("");
        const { mentions, competitors } = read(text, "Acme");
        let last = 0;
        for (const mention of mentions) {
          expect(text.slice(mention.start, mention.end)).toBe(mention.text);
          expect(mention.quote.length).toBeLessThanOrEqual(200);
          expect(mention.start).toBeGreaterThanOrEqual(last);
          last = mention.end;
        }
        for (const { name, quotes } of competitors) {
          for (const { start, end } of quotes) expect(text.slice(start, end)).toBe(name);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never throws, on any string", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
        (text, name) => {
          for (const { start, end, text: found } of read(text, name).mentions)
            expect(text.slice(start, end)).toBe(found);
        },
      ),
      { numRuns: 150 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentOf, findRivals } from "../../../../src/engine/read-answer/rivals/index.ts";

const brand = { name: "Quillmere", aliases: ["Quill Mere"], domain: "quillmere.example" };

function find(answer: string, question: string | null = null, citations: { url: string; title: string | null }[] = []) {
  const mentions = [...answer.matchAll(/Quillmere/gu)].map(({ index }) => ({
    start: index,
    end: index + 9,
    text: "Quillmere",
    quote: "",
    placement: "list" as const,
  }));
  return findRivals(documentOf(answer).document, { brand, mentions, question, citations }).competitors;
}

const names = (answer: string, question: string | null = null) => find(answer, question).map(({ name }) => name);

describe("where names stand", () => {
  it.each([
    [
      "list labels",
      "- **Tavroot** – neat and quick\n- **Quillmere** – cheap\n- **Brontio** – has the best reports",
      ["Tavroot", "Brontio"],
    ],
    [
      "numbered headings",
      "### 1. Tavroot\n- **Price:** $20\n\n### 2. Brontio\n- **Price:** $30",
      ["Tavroot", "Brontio"],
    ],
    ["bold lines", "**Tavroot**\nIt is quick.\n\n**Brontio**\nIt is thorough.", ["Tavroot", "Brontio"]],
    [
      "a table's first column",
      "| Tool | Price |\n|---|---|\n| Tavroot | $20 |\n| Brontio | $30 |",
      ["Tavroot", "Brontio"],
    ],
    [
      "a table's header",
      "| Feature | Tavroot | Brontio |\n|---|---|---|\n| Price | $20 | $30 |\n| Offline | Yes | No |",
      ["Tavroot", "Brontio"],
    ],
    [
      "linked cards",
      "### [Tavroot](https://tavroot.example)\n*$20*\n\n### [Brontio](https://brontio.example)\n*$30*",
      ["Tavroot", "Brontio"],
    ],
    [
      "awards",
      "* **Best overall:** **Tavroot** – quick\n* **Best value:** **Brontio** – cheap",
      ["Tavroot", "Brontio"],
    ],
    ["prose", "Tavroot is the safest choice. Brontio offers more for the money.", ["Tavroot", "Brontio"]],
    ["an enumeration", "Good options include Tavroot, Brontio and Fenwickle.", ["Tavroot", "Brontio", "Fenwickle"]],
    [
      "dashes in one line",
      "Short answer: it depends on your team. Why? - A small one wants what is quick to learn. - A large one wants reports.  Good options - Tavroot — quick to learn, and works on every device. - Brontio — thorough, but pricey, so it suits larger companies with several departments. - Fenwickle — free for small teams, with fewer reports and slower support on weekends.",
      ["Tavroot", "Brontio", "Fenwickle"],
    ],
  ])("finds names in %s", (_where, answer, expected) => {
    expect(names(answer, "best laptop")).toEqual(expected);
  });

  it.each([
    [
      "German",
      "- **Tavroot** – günstig und leicht zu bedienen\n- **Brontio** – gute App\n\n**Worauf Sie achten sollten**\n- **Preis:** Vergleichen Sie.",
      ["Tavroot", "Brontio"],
    ],
    [
      "French",
      "Tavroot propose une version gratuite, tandis que Brontio offre un meilleur support.",
      ["Tavroot", "Brontio"],
    ],
    [
      "Russian",
      "- **Тавруд** — удобный интерфейс\n- **Бронтио** — много функций\n- **Фенвик** — низкая цена",
      ["Тавруд", "Бронтио", "Фенвик"],
    ],
    [
      "Japanese",
      "### 1. タブルート\n操作が簡単です。\n\n### 2. ブロンティオ\n機能が豊富です。\n\n### 3. フェンウィック\n安いです。",
      ["タブルート", "ブロンティオ", "フェンウィック"],
    ],
    [
      "Korean",
      "- **타브룻**: 사용하기 쉽습니다.\n- **브론티오**: 기능이 많습니다.\n- **펜윅**: 저렴합니다.",
      ["타브룻", "브론티오", "펜윅"],
    ],
    [
      "Arabic",
      "- **تافروت**: سريعة وسهلة.\n- **برونتيو**: خدمة دولية.\n- **فنويك**: أسعار مناسبة.",
      ["تافروت", "برونتيو", "فنويك"],
    ],
    ["Chinese in a sentence", "常用的软件包括塔罗特、布朗迪、芬维克等。", ["塔罗特", "布朗迪", "芬维克"]],
  ])("finds names in %s", (_language, answer, expected) => {
    expect(names(answer, "best accounting software")).toEqual(expected);
  });
});

describe("what is a name", () => {
  it("cuts models to their makers", () => {
    const answer =
      "### 1. Tavroot Slim 13 Pro\n### 2. Brontio X200 Laptop\n### 3. Brontio X300 Laptop\n### 4. Fenwickle Air 2";
    expect(names(answer, "best laptop for students")).toEqual(["Tavroot", "Brontio", "Fenwickle"]);
  });

  it("keeps names of several words where the thing is a service", () => {
    const answer =
      "- **Blue Harbor Plumbing** – open at night\n- **Oak & Sons Heating, LLC** – family run\n- **Tavroot Drains** – quick";
    expect(names(answer, "best plumber near me")).toEqual([
      "Blue Harbor Plumbing",
      "Oak & Sons Heating, LLC",
      "Tavroot Drains",
    ]);
  });

  it("reads common words as names where they stand parallel to names", () => {
    expect(names("- **Tavroot** – quick\n- **Lantern** – cheap\n- **Brontio** – thorough")).toContain("Lantern");
  });

  it.each([
    [
      "advice",
      "### What to Consider\n- **Price:** Compare plans.\n- **Ease of Use:** Try it first.\n- **Support:** Ask for hours.",
      [],
    ],
    ["questions back", "1. **What is your budget?**\n2. **How many users do you have?**", []],
    [
      "remarks",
      "### Tavroot\n- **Pros:** quick\n- **Cons:** dear\n- **Key Features:** reports\n### Brontio\n- **Pros:** cheap\n- **Cons:** slow\n- **Key Features:** none",
      ["Tavroot", "Brontio"],
    ],
    [
      "shops and media",
      "Tavroot is a good pick. You can buy it at retailers like Best Buy and Walmart. Read reviews on Reddit.",
      ["Tavroot"],
    ],
    [
      "what it works with",
      "Tavroot is a good pick and Brontio is cheaper. Both integrate with Slack and Zapier.",
      ["Tavroot", "Brontio"],
    ],
    ["brands it warns of", "Tavroot is the best choice. Avoid Brontio, which loses data.", ["Tavroot"]],
  ])("leaves out %s", (_what, answer, expected) => {
    expect(names(answer, "best software for a small team")).toEqual(expected);
  });

  it.each([
    [
      "a town and its country after a comma",
      "1. University of Tavroot, UK\n2. Brontio State University, USA\n3. University of Fenwickle, Canada",
      "Which universities are strong in robotics?",
      ["University of Tavroot", "Brontio State University", "University of Fenwickle"],
    ],
    [
      "names that end in what they are",
      "- **Tavroot Electrical Services** – open at night\n- **Brontio Tramway** – views of the valley\n- **Fenwickle Maritime Museum** – ships and maps",
      "What should I visit in Ardenfield?",
      ["Tavroot Electrical Services", "Brontio Tramway", "Fenwickle Maritime Museum"],
    ],
    [
      "titles in quotes",
      '1. "Searching for Tavroot" (2012) – a film on a singer.\n2. "A Season of Brontio" (2016) – a film on a village.\n3. "Fenwickle Rising" (2018) – a film on a strike.',
      "Suggest three documentaries",
      ["Searching for Tavroot", "A Season of Brontio", "Fenwickle Rising"],
    ],
  ])("reads %s whole or cut as they are meant", (_what, answer, question, expected) => {
    expect(names(answer, question)).toEqual(expected);
  });

  it("takes what rows stand under for no option beside them", () => {
    const answer =
      "Here are some hotels:\n\n- Tokyo: Hotel Tavroot, Brontio Grand Hotel, The Fenwickle Inn\n- Osaka: Hotel Maridell, Kestria Resort, The Ondra Inn";
    const found = names(answer, "Which hotels would you recommend in those cities?");
    expect(found).toContain("Hotel Tavroot");
    expect(found).toContain("Kestria Resort");
    expect(found).not.toContain("Osaka");
  });

  it.each([
    [
      "sectors",
      "What are the top investment sectors right now?",
      "1. **Renewable Energy** – demand keeps growing.\n2. **Health Care** – people live longer.\n3. **Water Utilities** – steady and regulated.",
    ],
    [
      "steps",
      "How do I choose a contractor?",
      "### 1. Identify Your Priorities\nDecide what matters.\n\n### 2. Compare Written Estimates\nAsk for three.\n\n### 3. Check the License\nThe state has a register.",
    ],
    [
      "kinds of a thing",
      "What types of insurance exist?",
      "- **General Liability**: covers injuries.\n- **Property Coverage**: covers buildings.\n- **Cyber Insurance**: a form of cover for data.",
    ],
    [
      "a fact",
      "How much is a bus ticket in Ardenfield?",
      "In Ardenfield, a single fare is $2.75. You can pay in cash on board.",
    ],
  ])("finds none where the question asks for %s", (_what, question, answer) => {
    expect(names(answer, question)).toEqual([]);
  });

  it("takes an abbreviation that is spelled out for no name", () => {
    const answer = "Route Cost Analysis (RCA) is a method. RCA helps teams. Tavroot is the best choice for it.";
    expect(names(answer)).toEqual(["Tavroot"]);
  });

  it("leaves out the target in any spelling", () => {
    const answer =
      "- **Quillmere Pro** – ours\n- **Quill Mere** – ours too\n- **quillmere.example** – and this\n- **Tavroot** – theirs";
    expect(names(answer)).toEqual(["Tavroot"]);
  });
});

describe("what is told of each", () => {
  it("gives the domain of a link whose host spells the name, and none of a shop's", () => {
    const answer = "- [Tavroot](https://www.tavroot.com/a) – quick\n- [Brontio](https://shop.example/brontio) – cheap";
    expect(find(answer).map(({ name, domain }) => [name, domain])).toEqual([
      ["Tavroot", "tavroot.com"],
      ["Brontio", null],
    ]);
  });

  it("calls a sentence prose and a bare label a list", () => {
    const answer = "- **Tavroot** – it offers reports for every team\n- **Brontio**\n- **Fenwickle**";
    expect(find(answer).map(({ placement }) => placement)).toEqual(["prose", "list", "list"]);
  });

  it("quotes the sentence, at most 200 characters, with the name in it", () => {
    const [tavroot] = find(
      `${"Some words before it all. ".repeat(20)}Tavroot is the best choice ${"and so on ".repeat(40)}.`,
    );
    expect(tavroot?.quote.length).toBeLessThanOrEqual(200);
    expect(tavroot?.quote).toContain("Tavroot");
  });

  it("lists every place where the name stands", () => {
    const answer = "**Tavroot** is quick. **Brontio** is slow. I would choose Tavroot.";
    const [tavroot] = find(answer);
    expect(tavroot?.quotes.map(({ start, end }) => answer.slice(start, end))).toEqual(["Tavroot", "Tavroot"]);
  });
});

describe("for any text", () => {
  const word = fc.constantFrom(
    "Tavroot",
    "Brontio X2",
    "**Fenwickle**",
    "is quick",
    "- ",
    "\n",
    ": ",
    "| ",
    "# ",
    "1. ",
    "(",
    ")",
    "🔥",
    "、",
    "Ä\u0308",
    "L\\*S",
    "&amp;",
    "$9",
    "ダイソン",
    "’s ",
    ". ",
  );
  it("every name stands verbatim at each of its offsets", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const answer = words.join("");
        for (const { name, quotes } of find(answer)) {
          expect(quotes.length).toBeGreaterThan(0);
          for (const { start, end } of quotes) expect(answer.slice(start, end)).toBe(name);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("names nobody would list", () => {
  it.each([
    [
      "a paragraph's subject beside a list",
      "- **Tavroot** – neat and quick\n- **Brontio** – has the best reports\n\nIf price matters, Fenwickle is a good choice: it bundles both and costs less.",
      "which survey tool should we shortlist?",
      ["Tavroot", "Brontio", "Fenwickle"],
    ],
    [
      "entries with an article",
      "- **The Wren Loft** (Harrow Lane) – a small house with a garden\n- **The Lygon Inn** (Mill Street) – a coaching inn with rooms",
      "small hotels in the Marlwolds",
      ["The Wren Loft", "The Lygon Inn"],
    ],
    [
      "no kinds that an answer explains",
      "Parametric Insurance pays when an index is passed. Unlike Conventional Insurance it needs no loss adjuster. Related kinds are Captive Insurance and Microinsurance.",
      "what is parametric insurance",
      [],
    ],
    ["no Chinese row of strengths", "选购时,要看当地水质、家庭人口和安装空间。", "净水器哪个好?", []],
    [
      "a name written small with a number",
      "Dla większych firm polecam tavroot365 oraz Brontio Optima.",
      "Jaki program?",
      ["tavroot365", "Brontio Optima"],
    ],
  ])("%s", (_, answer, question, expected) => {
    expect(names(answer, question)).toEqual(expected);
  });
});

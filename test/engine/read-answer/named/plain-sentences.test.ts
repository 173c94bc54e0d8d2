import { describe, expect, it } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";

const placementOf = (name: string, text: string, more: { domain?: string } = {}) =>
  readAnswer({ text, citations: [], question: null, brand: { name, aliases: [], domain: "brand.example", ...more } })
    .placement;

describe("a name of everyday words is found", () => {
  it.each([
    ["before an adverb and its verb", "Micro Center", "Micro Center also lists it."],
    ["before its verb", "Drip", "Drip still offers a free plan."],
    ["as an owner", "Ramp", "Ramp's free plan covers unlimited cards."],
    ["beside another house", "Monday", "Asana suits engineers. Monday is more visual and suits agencies."],
    ["before an aside", "Drip", "Drip, also known for boots, is good."],
    ["before a house with a legal form", "Stripe", "Choose between Stripe and Block Inc."],
    ["with a legal form", "Block", "Choose between Stripe and Block Inc."],
    ["with a legal form, of food", "Toast", "Choose between Square and Toast Inc."],
    ["over what it does, alone", "Streak", "- **Streak** – Lives inside Gmail"],
    ["as one of two", "Copper", "Streak or Copper"],
    ["behind an arrow", "Copper", "Gmail users → Copper"],
    ["as a heading with an award", "Acme", "### 1. **Acme** (best overall)"],
    ["in capitals", "Acme", "ACME's pricing is simple."],
    ["with its sign", "Yahoo!", "Yahoo! remains a large portal."],
    ["in curly quotes", 'Toys "R" Us', "Toys “R” Us still has stores."],
    ["in small letters", "dm", "Empfehlenswert sind Müller und dm."],
  ])("%s", (_where, name, text) => expect(["prose", "list"]).toContain(placementOf(name, text)));
});

describe("another's name, or none, is not", () => {
  it.each([
    ["the start of a product's name", "Apollo", "For API gateways choose Apollo GraphQL.", "absent"],
    [
      "a point to look at",
      "Clarity",
      "- **Clarity** – Helps readers\n- **Speed** – Saves time\n- **Price** – Stays low",
      "absent",
    ],
    ["a street named after it", "Moreau", "La rue Moreau est proche de la gare.", "absent"],
    ["a street, in short", "Długa", "Salon stoi przy ul. Długa, obok dworca.", "absent"],
    ["what is the same in a list of things", "Copper", "Pipes:\n- Copper as the dearest\n- Steel", "absent"],
    ["the words of a link to its own host", "Acme", "Read [app.acme.com](https://app.acme.com/x).", "citation"],
  ])("%s", (_what, name, text, placement) => expect(placementOf(name, text, { domain: "acme.com" })).toBe(placement));
});

describe("a statement of absence in Chinese names nobody", () => {
  it.each([
    "查无青石科技这家公司。",
    "查無青石科技這家公司。",
    "未发现青石科技的注册记录。",
    "青石科技并不存在。",
    "数据库中没有青石科技。",
    "资料库中没有青石科技。",
    "没有注册名为“青石科技”的公司。",
  ])("%s", (text) => expect(placementOf("青石科技", text)).toBe("absent"));

  it.each(["推荐青石科技，它没有隐藏费用。", "我没有找到比青石科技更便宜的公司。", "青石科技不存在隐藏收费的问题。"])(
    "unless it is said of something else: %s",
    (text) => expect(placementOf("青石科技", text)).toBe("prose"),
  );
});

describe("names after a colon inside a sentence stand in prose", () => {
  it.each([
    "Teams often pick one of three: Larkfield, Quorvane or Tessarin.",
    "Ich empfehle drei Werkzeuge: Larkfield, Bolt und Crest.",
    "Ik raad er drie aan: Larkfield, Quorvane en Tessarin.",
  ])("%s", (text) => expect(placementOf("Larkfield", text)).toBe("prose"));

  it.each(["Top picks: Larkfield, Quorvane, Tessarin.", "Other options to compare: Larkfield, Quorvane, Tessarin"])(
    "and in a list after a label: %s",
    (text) => expect(placementOf("Larkfield", text)).toBe("list"),
  );
});

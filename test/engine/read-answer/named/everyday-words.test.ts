import { expect, test } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";

interface Asked {
  name: string;
  category?: string;
  question?: string;
}

const isNamed = (text: string, { name, category = null as never, question }: Asked) =>
  readAnswer({
    text,
    citations: [],
    question: question ?? null,
    brand: { name, aliases: [], domain: "brand.example", category },
  }).mentions.length > 0;

const TILLS = { category: "restaurant tills", question: "Which tills suit a small café?" };
const COMPANIES =
  "These tills suit a small café:\n\n1. **Toast** – handhelds, $69 a month\n2. **Clover** – needs its own bank\n3. **Harbor** – free plan for one till\n\nToast has the best support.";
const WHAT_TO_LOOK_FOR =
  "Before you choose, look at these points:\n\n- **Clarity** – can a new waiter read the screen?\n- **Speed** – does it keep up on a Saturday?\n- **Price** – what does a second till cost?\n\nThen ask for a trial.";

test.each([
  ["a list of companies", "Toast", COMPANIES, TILLS, true],
  ["what to look for in a company", "Clarity", WHAT_TO_LOOK_FOR, TILLS, false],
  ["the parts of an answer", "Summary", "## Summary\n\nTake the cheaper one.\n\n## Sources\n\nNone.", TILLS, false],
  [
    "commands under headings",
    "Calm",
    "## Calm\n\nTake three slow breaths.\n\n## Posture\n\nStand straight.\n\n## Voice\n\nSpeak up.",
    { category: "meditation app", question: "How do I prepare for a speech?" },
    false,
  ],
  [
    "apps under headings",
    "Calm",
    "## Calm\n\nSleep stories; $70 a year.\n\n## Headspace\n\nCourses for beginners; $58 a year.\n\n## Balance\n\nFirst year free.",
    { category: "meditation app", question: "Which meditation apps are good?" },
    true,
  ],
  [
    "food, where what the brand sells is not spoken of",
    "Toast",
    "Good partners:\n- **Toast** – rubbed with garlic\n- **Crackers** – lightly salted\n- **Dumplings** – filling",
    { category: "restaurant tills", question: "What goes well with tomato soup?" },
    false,
  ],
  [
    "a noun of the answer's language",
    "Klar",
    "Suppen:\n- **Klar** – aus Brühe\n- **Gebunden** – mit Sahne",
    { category: "Bank" },
    false,
  ],
  [
    "a noun that is frequent in French",
    "Confort",
    "## Confort\n\nEssayez-le dix minutes.\n\n## Taille\n\nMesurez la porte avant la livraison.\n\n## Prix\n\nComptez 900 €.",
    { category: "literie", question: "Comment choisir un canapé ?" },
    false,
  ],
])("an everyday word in %s: %s", (_, name, text, asked, named) => {
  expect(isNamed(text, { name, ...asked })).toBe(named);
});

test.each([
  ["Die Müller Bau GmbH baut Häuser.", false],
  ["Bei Müller gibt es Sonnencreme, die Müller Bau GmbH ist etwas anderes.", true],
  ["Die Müller GmbH verkauft Sonnencreme.", true],
  ["Die Müller Deutschland GmbH verkauft Sonnencreme.", true],
])("a surname before another company's words and legal form: %s", (text, named) => {
  expect(isNamed(text, { name: "Müller", category: "Drogerie" })).toBe(named);
});

test.each([
  ["Green Kettle has the best scones in York.", true],
  ["Buy a green kettle; green kettles are in fashion.", false],
])("a name without the article that opens it: %s", (text, named) => {
  expect(isNamed(text, { name: "The Green Kettle" })).toBe(named);
});

test.each([
  ["Abre en la ciudad de Santander en mayo.", false],
  ["Banco Santander abre en mayo.", true],
])("a place that a brand is named after: %s", (text, named) => {
  expect(isNamed(text, { name: "Santander" })).toBe(named);
});

test("a row of names after a label, which the answer offers by all other signs", () => {
  const text =
    "Day 1: Stoneport\n\nPlaces to stay: Hotel Corriente, Villa Belmonte\n\nPlaces to eat: The Copper Ladle, Burger Dock, Trattoria Belmonte\n\nDay 2: Marlo";
  const question = "Plan two days in Stoneport: where can I stay and eat?";
  expect(isNamed(text, { name: "Copper Ladle", question })).toBe(true);
});

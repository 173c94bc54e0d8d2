import units from "./units.json" with { type: "json" };

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const longestFirst = [...units.always, ...units.words, ...units.letters].sort((a, b) => b.length - a.length);
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(?:\d{1,9}(?:[.,]\d{1,4})?(?:\s[–-]\s|[–-]))?(\d{1,12}(?:[.,' \u00a0]\d{3}){0,4}(?:[.,]\d{1,6})?)[ \t\u00a0\u202f-]?(${longestFirst.map(literal).join("|")})(?![\p{L}\d])`,
  "gu",
);

/** Numbers with a unit, as written: "12 kWh", "3–5 days". "5 in stock" has no unit. */
export function findQuantities(text: string): string[] {
  return [...text.matchAll(QUANTITY)].map(([whole]) => whole.replace(/[\s\u00a0]+/g, " "));
}

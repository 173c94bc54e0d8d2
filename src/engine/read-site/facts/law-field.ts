import type { Page } from "../types.ts";
import table from "./law-fields.json" with { type: "json" };

const LANGUAGES: Readonly<Record<string, { field: string; firm: string }>> = table.languages;
const MAX_TEXT = 400;

/** What buyers call a firm of the one field of law that its title, first headings and description name; `null` where they name none, or several. */
export function lawFirmOfField({ head, h1 }: Page, language: string): string | null {
  const words = LANGUAGES[language];
  if (!words) return null;
  const said = [head.title, ...h1.slice(0, 2), head.description]
    .map((text) => (text ?? "").slice(0, MAX_TEXT))
    .join("\n");
  const fields = said.match(new RegExp(`(?<!\\p{L})${words.field}(?!\\p{L})`, "giu")) ?? [];
  const [field, other] = new Set(fields.map((each) => (language === "de" ? each : each.toLowerCase())));
  // "Arbeits- und Mietrecht" are two.
  const isJoined = /\p{L}-(?:,|\s(?:und|&|en)\s)/u.test(said);
  return field && !other && !isJoined ? words.firm.replace("{}", () => field) : null;
}

import type { Page } from "../types.ts";
import table from "./law-fields.json" with { type: "json" };
import { openingOf } from "./own-lines.ts";

const LANGUAGES: Readonly<Record<string, { field: string; firm: string }>> = table.languages;
/** What stands before the field that a lawyer is a certified specialist of. */
const SPECIALIST = `(?:${table.specialist.join("|")})\\s`;
const MAX_TEXT = 400;

/** What buyers call a firm of one field of law: the one that it is a certified specialist of, else the one that title, first headings and description name; `null` where they name none, or several. */
export function lawFirmOfField(home: Page, language: string): string | null {
  const words = LANGUAGES[language];
  if (!words) return null;
  const { head, h1 } = home;
  const told = [head.title, ...h1.slice(0, 2), head.description].map((text) => (text ?? "").slice(0, MAX_TEXT));
  const fieldsIn = (texts: readonly string[], before = "") => {
    const found = texts.join("\n").matchAll(new RegExp(`(?<!\\p{L})${before}(${words.field})(?!\\p{L})`, "giu"));
    return new Set([...found].map(([, field]) => (language === "de" ? field! : field!.toLowerCase())));
  };
  const certified = fieldsIn([...told, ...openingOf(home)], SPECIALIST);
  // "Arbeits- und Mietrecht" are two.
  const isJoined = told.some((text) => /\p{L}-(?:,|\s(?:und|&|en)\s)/u.test(text));
  const [field, other] = certified.size === 1 ? certified : isJoined ? [] : fieldsIn(told);
  return field && !other ? words.firm.replace("{}", () => field) : null;
}

import type { Page } from "../types.ts";

/** What an entry of a price list ends in: "せいろ 900円", "Żurek ..... 18 zł", "Kurs – 2 900,-". */
export const PRICE_BEHIND =
  /[\s.…:–—-]{1,12}(?:ab |von |from |od |från |fra |desde |от |dès |à partir de |a partir (?:de|da) |da )?(?:\p{Lu}?\p{Sc}\s?\d[\d.,\s]{0,9}|\d[\d.,\s]{0,9}(?:[\p{Sc}円元원]|zł|kr\b|Kč|Ft|TL|CHF|EUR|USD|lei\b|грн|руб|,-|:-|ر\.س|درهم)).*$/u;

/** Whether a page lists what something costs. */
export function listsPrices({ blocks }: Page): boolean {
  return blocks.some((block) => {
    if (block.kind === "list") return block.items.some((item) => PRICE_BEHIND.test(item));
    return block.kind === "table" && block.rows.some((row) => PRICE_BEHIND.test(row.join(" ")));
  });
}

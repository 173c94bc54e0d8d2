import type { Page } from "../../read-site/types.ts";
import { parseAmount } from "../text/prices.ts";
import { fold } from "../text/words.ts";
import type { Claim } from "./claims.ts";

const TWO_DAYS = 2 * 86_400_000;
/** Of a long text this much must be seen. */
const MAX_COMPARED = 120;

const FOLDED = new WeakMap<Page, { text: string; compact: string }>();

/** Whether a visitor can read a claim on the page, allowing for other spellings of numbers, dates and phone numbers. */
export function isShown({ kind, value, orElse }: Claim, page: Page): boolean {
  const text = `${page.head.title ?? ""}\n${page.bodyText}`;
  switch (kind) {
    case "price":
      return showsAmount(text, value);
    case "rating":
      return [value, orElse].some((each) => each !== undefined && (text.includes(each) || showsAmount(text, each)));
    case "phone":
      return (
        digits(text).includes(lastDigits(value)) ||
        page.links.some(({ raw }) => /^tel:/i.test(raw) && digits(raw).endsWith(lastDigits(value)))
      );
    case "date":
      return showsDate(page, value);
    default:
      return showsText(page, value);
  }
}

function showsText(page: Page, value: string): boolean {
  const wanted = fold(value.replace(/<[^>]+>/g, " "))
    .slice(0, MAX_COMPARED)
    .trim();
  const { text, compact } = foldedText(page);
  return wanted === "" || text.includes(wanted) || compact.includes(wanted.replaceAll(" ", ""));
}

/** All that a page shows, alternative texts of pictures included, folded once. */
function foldedText(page: Page): { text: string; compact: string } {
  const known = FOLDED.get(page);
  if (known) return known;
  const alternatives = page.images.flatMap(({ alt }) => alt ?? []).join("\n");
  const text = fold(`${page.head.title ?? ""}\n${page.bodyText}\n${alternatives}`);
  const folded = { text, compact: text.replaceAll(" ", "") };
  FOLDED.set(page, folded);
  return folded;
}

/** All number-like runs of the page, read as amounts. */
function showsAmount(text: string, value: string): boolean {
  const wanted = parseAmount(value);
  if (wanted === null) return true;
  for (const [run] of text.matchAll(/\d[\d.,'’\u00a0\u202f ]*\d|\d/g)) {
    if (
      parseAmount(run.trim()) === wanted ||
      run.split(/[\s\u00a0\u202f]+/).some((part) => parseAmount(part) === wanted)
    )
      return true;
  }
  return false;
}

/** A date is shown when one like it was recognised, or when none was recognised and its year stands on the page. */
function showsDate(page: Page, value: string): boolean {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return true;
  const seen = page.dates.flatMap(({ iso }) => (iso ? [Date.parse(iso)] : []));
  if (seen.length > 0) return seen.some((other) => Math.abs(other - time) <= TWO_DAYS);
  return page.bodyText.includes(String(new Date(time).getUTCFullYear()));
}

const digits = (text: string): string => text.replace(/\D/g, "");

/** Country codes and leading zeros differ; the last seven digits do not. */
const lastDigits = (phone: string): string => digits(phone).slice(-7);

import { decodeHTML } from "entities";
import { foldWords } from "../../language/fold.ts";
import type { Page } from "../../read-site/types.ts";
import { foldedBody, perText } from "../text/pages.ts";
import { parseAmount } from "../text/prices.ts";
import type { Claim } from "./claims.ts";

const TWO_DAYS = 2 * 86_400_000;
/** Of a long text this much must be seen. */
const MAX_COMPARED = 120;

/** What a page shows, made comparable once: a page may state hundreds of things. */
interface Shown {
  text: string;
  folded: string;
  compact: string;
  digits: string;
  amounts: Set<number>;
}

/** Whether a visitor can read a claim on the page, allowing for other spellings of numbers, dates and phone numbers. */
export function isShown({ kind, value, orElse }: Claim, page: Page): boolean {
  const shown = shownOn(page);
  switch (kind) {
    case "price":
      return showsAmount(shown, value);
    case "rating":
      return [value, orElse].some(
        (each) => each !== undefined && (shown.text.includes(each) || showsAmount(shown, each)),
      );
    case "phone":
      return shown.digits.includes(lastDigits(value));
    case "date":
      return showsDate(page, value);
    default:
      return showsText(shown, value);
  }
}

/** Alternative texts of pictures count as text, and addresses of phone links as numbers. */
const shownOn = perText((page): Shown => {
  const text = `${page.head.title ?? ""}\n${page.bodyText}`;
  const besides = [page.head.title ?? "", ...page.images.flatMap(({ alt }) => alt ?? [])];
  const folded = `${foldedBody(page)} ${foldWords(besides.join("\n"))}`;
  const phones = page.links.filter(({ raw }) => /^tel:/i.test(raw)).map(({ raw }) => raw);
  return {
    text,
    folded,
    compact: folded.replaceAll(" ", ""),
    digits: digits([text, ...phones].join("x")),
    amounts: amountsIn(text),
  };
});

/** All number-like runs of a text, whole and by their parts, read as amounts. */
function amountsIn(text: string): Set<number> {
  const runs = [...text.matchAll(/\d[\d.,'’\u00a0\u202f ]{0,20}\d|\d/g)].map(([run]) => run);
  const amounts = runs.flatMap((run) => [run, ...run.split(/[\s\u00a0\u202f]+/)]).map(parseAmount);
  return new Set(amounts.filter((amount) => amount !== null));
}

function showsAmount({ amounts }: Shown, value: string): boolean {
  const wanted = parseAmount(value);
  return wanted === null || amounts.has(wanted);
}

/** A name may be shown without the article before it. */
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|de|het|o|os|as) (?=\S{3})/;

function showsText({ folded, compact }: Shown, value: string): boolean {
  // Systems that fill data from a page often leave its signs as "&#8211;".
  const wanted = foldWords(decodeHTML(value).replace(/<[^<>]{0,500}>/g, " "))
    .slice(0, MAX_COMPARED)
    .trim();
  return [wanted, wanted.replace(ARTICLE, "")].some(
    (each) => each === "" || folded.includes(each) || compact.includes(each.replaceAll(" ", "")),
  );
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

import { decodeHTML } from "entities";
import { foldWords } from "../../language/fold.ts";
import type { Page } from "../../read-site/types.ts";
import { languageOf, lexiconFor } from "../text/lexicon.ts";
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
export function isShown({ kind, value, orElse, parts = [] }: Claim, page: Page): boolean {
  const shown = shownOn(page);
  switch (kind) {
    case "price":
      return showsAmount(shown, value);
    case "rating":
      return showsRating(
        shown,
        [value, orElse].filter((each) => each !== undefined),
        page,
      );
    case "address":
      return parts.every((part) => showsText(shown, part));
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

/** What stands beside a rating that visitors see, in many languages. */
const RATED =
  /[★☆⭐]|\/\s?(?:5|10)(?!\d)|(?<!\p{L})(?:out of|von|sur|su|de) (?:5|10|five|fünf)(?!\d)|(?<!\p{L})(?:stars?|stern|étoile|estrella|stell[ae](?!\p{L})|sterren|ratings?|rated|bewert|reviews?|rezension|kundenmeinung|avis(?!\p{L})|opini|valoraci|recension|beoordel|avalia|ocen|hodnocen|hodnoten|recenz|értékel|betyg|vurdering|anmeldelse|arvostelu)|[评評]|レビュー|평점|отзыв|оценк|рейтинг/giu;
/** Characters between a rating and what says that it is one. */
const BESIDE = 40;
const MOST_PLACES = 300;

/**
 * Whether a page shows a rating: its value or number stands beside what says that it is one; "4.7" says so by itself,
 * "4.0" may be a version. Where we know no such words the figure is enough.
 */
function showsRating(shown: Shown, values: string[], page: Page): boolean {
  const figures = values.filter((each) => shown.text.includes(each) || showsAmount(shown, each));
  if (figures.some((each) => /[.,][1-9]/.test(each))) return true;
  if (lexiconFor(languageOf(page)) === null) return figures.length > 0;
  const text = [shown.text, ...page.images.flatMap(({ alt }) => alt ?? [])].join("\n");
  const wanted = values.flatMap((each) => rounded(each));
  return [...text.matchAll(RATED)].slice(0, MOST_PLACES).some(({ index, 0: mark }) => {
    const amounts = amountsIn(text.slice(Math.max(0, index - BESIDE), index + mark.length + BESIDE));
    return wanted.some((each) => amounts.has(each));
  });
}

/** A value as it may be written: whole, or to one decimal. */
function rounded(value: string): number[] {
  const amount = Number(value.trim().replace(",", "."));
  return Number.isFinite(amount) ? [amount, Math.round(amount * 10) / 10] : [];
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

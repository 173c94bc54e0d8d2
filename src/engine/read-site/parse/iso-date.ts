import * as chrono from "chrono-node";

const PARSERS: Record<string, Pick<chrono.Chrono, "parse">> = {
  de: chrono.de,
  fr: chrono.fr,
  es: chrono.es,
  it: chrono.it,
  nl: chrono.nl,
  pt: chrono.pt,
  ja: chrono.ja,
};
const HAS_DIGITS = /\d{1,4}/;

/** A date as `YYYY-MM-DD`; `null` when the text names no full day, or could mean two. */
export function isoDate(text: string, lang: string | null): string | null {
  // "4 Oct '17".
  const short = text
    .trim()
    .slice(0, 80)
    .replace(/(?<=\p{L}\.?,?\s)['’](\d{2})(?!\d)/u, "20$1");
  if (!HAS_DIGITS.test(short)) return null;
  const written = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(short);
  if (written) return valid(Number(written[1]), Number(written[2]), Number(written[3]));
  const numeric = /(?<![\d/.-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?!\d)/.exec(short);
  if (numeric)
    return fromNumbers(Number(numeric[1]), Number(numeric[3]), Number(numeric[4]), { separator: numeric[2]!, lang });
  const eastern = /(\d{4})\s?[年/.-]\s?(\d{1,2})\s?[月/.-]\s?(\d{1,2})/.exec(short);
  if (eastern) return valid(Number(eastern[1]), Number(eastern[2]), Number(eastern[3]));

  const language = lang?.slice(0, 2).toLowerCase() ?? "en";
  const [found] = (PARSERS[language] ?? chrono.en).parse(short, undefined, { forwardDate: false });
  const start = found?.start;
  if (!start?.isCertain("day") || !start.isCertain("month") || !start.isCertain("year")) return null;
  // "Right now" and "3 days ago" are moments, which no two visits share.
  if (!found!.text.includes(String(start.get("year")).slice(-2))) return null;
  return valid(start.get("year")!, start.get("month")!, start.get("day")!);
}

function fromNumbers(
  first: number,
  second: number,
  year: number,
  how: { separator: string; lang: string | null },
): string | null {
  if (first > 12) return valid(year, second, first);
  if (second > 12) return valid(year, first, second);
  if (first === second || how.separator === ".") return valid(year, second, first);
  const lang = how.lang?.toLowerCase() ?? "en";
  if (lang === "en-us") return valid(year, first, second);
  // English alone does not say whether 3/4 is March or April.
  return lang === "en" ? null : valid(year, second, first);
}

function valid(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same && year >= 1970 && year <= 2100 ? date.toISOString().slice(0, 10) : null;
}

import type { Page, Reading } from "../../read-site/types.ts";

/** Keys whose values name a thing of the vocabulary, or the entry itself, rather than say something of the site. */
const NO_STATEMENT = new Set(["@context", "@type", "@id", "priceCurrency", "inLanguage"]);

/** Statements in pasted data that the site itself makes nowhere: not in its text, its links, its head or its data. */
export function unsaid(text: string, reading: Reading): string[] {
  const opens = text.indexOf("<script");
  const ends = text.lastIndexOf("</script>");
  if (opens < 0 || ends < opens) return [];
  const json = text.slice(text.indexOf(">", opens) + 1, ends);
  return statements(JSON.parse(json)).filter((value) => !isSaid(value, reading));
}

/** Whether the site itself states a value somewhere. */
export function isSaid(value: string, reading: Reading): boolean {
  const wanted = plain(value);
  const anywhere = (holds: (told: Told) => boolean) =>
    [SHOWN, BESIDES].some((tell) => reading.pages.some((page) => holds(tell(page))));
  const inDigits = (number: string) => anywhere(({ digits }) => digits().includes(number));
  if (anywhere(({ text }) => text.includes(wanted))) return true;
  if (URL.parse(value)?.href === `${reading.origin}/`) return true;
  if (/^\d+\.\d\d$/.test(value)) return inDigits(value.replace(/\.00$/, "").replace(".", ""));
  // The same number may be written with or without its country's code.
  if (/^\+[\d\s().-]{6,}$/.test(value)) return inDigits(value.replace(/\D/g, "").slice(-6));
  return false;
}

/** Whether a name stands on the pages only as the end of longer ones, as far as capitals tell: "Reed Photography" in "by Ada Reed Photography". */
export function endsLongerNames(name: string, { pages }: Reading): boolean {
  const written = new RegExp(RegExp.escape(name), "giu");
  const places = pages.flatMap(({ head, h1, images, bodyText, structured }) => {
    const said = [
      head.title ?? "",
      head.og["og:site_name"] ?? "",
      ...h1,
      ...images.map(({ alt }) => alt ?? ""),
      bodyText,
    ];
    return [...said, ...structured.flatMap(({ nodes }) => statements(nodes))].flatMap((text) =>
      [...text.matchAll(written)].map(({ index }) => text.slice(Math.max(0, index - 40), index)),
    );
  });
  return places.length > 0 && places.every((before) => /(?:\p{Lu}[\p{L}'’.-]{0,30} |[\p{Lu}\p{Ll}])$/u.test(before));
}

function statements(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(statements);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NO_STATEMENT.has(key) ? [] : statements(each)));
}

/** A statement a line; and the same with its digits alone. */
interface Told {
  text: string;
  digits: () => string;
}

/** What a page says to its visitors, where most is found; and what it says besides. */
const SHOWN = told(({ bodyText, head, bylines, h1, finalUrl }) => [
  ...[bodyText, head.title ?? "", head.description ?? "", finalUrl, ...h1, ...bylines],
  ...[...Object.values(head.og), ...Object.values(head.meta)],
]);
const BESIDES = told(({ mainText, links, images, structured, dates, head, finalUrl }) => [
  mainText,
  URL.parse(head.og["og:image"] ?? "", finalUrl)?.href ?? "",
  ...links.flatMap(({ href, raw, text }) => [href, raw, text]),
  ...images.flatMap(({ src, alt }) => [URL.parse(src, finalUrl)?.href ?? "", alt ?? ""]),
  ...dates.map(({ iso }) => iso ?? ""),
  ...structured.flatMap(({ nodes }) => statements(nodes)),
]);

/** Made once a page, when something is looked for on it. */
function told(say: (page: Page) => string[]): (page: Page) => Told {
  const known = new WeakMap<Page, Told>();
  return (page) => {
    const made = known.get(page) ?? asTold(say(page).map(plain).join("\n"));
    known.set(page, made);
    return made;
  };
}

function asTold(text: string): Told {
  let digits: string | null = null;
  return {
    text,
    digits() {
      digits ??= text.replace(/[^\d\n]+/g, "");
      return digits;
    },
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

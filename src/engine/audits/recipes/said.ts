import type { Reading } from "../../read-site/types.ts";

/** Keys whose values name a thing of the vocabulary, or the entry itself, rather than say something of the site. */
const NO_STATEMENT = new Set(["@context", "@type", "@id", "priceCurrency", "inLanguage"]);

const corpora = new WeakMap<Reading, { corpus: string; digits: string }>();

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
  const { corpus, digits } = corpusOf(reading);
  if (corpus.includes(plain(value))) return true;
  if (URL.parse(value)?.href === `${reading.origin}/`) return true;
  if (/^\d+\.\d\d$/.test(value)) return digits.includes(value.replace(/\.00$/, "").replace(".", ""));
  // The same number may be written with or without its country's code.
  if (/^\+[\d\s().-]{6,}$/.test(value)) return digits.includes(value.replace(/\D/g, "").slice(-6));
  return false;
}

function statements(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(statements);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NO_STATEMENT.has(key) ? [] : statements(each)));
}

/** All that the pages that were read say, a statement a line; and the same with its digits alone. */
function corpusOf(reading: Reading): { corpus: string; digits: string } {
  const known = corpora.get(reading);
  if (known) return known;
  const corpus = reading.pages
    .flatMap(({ bodyText, mainText, head, links, images, structured, dates, bylines, h1, finalUrl }) => [
      ...[bodyText, mainText, head.title ?? "", head.description ?? "", finalUrl, ...h1, ...bylines],
      ...[...Object.values(head.og), ...Object.values(head.meta)],
      ...links.flatMap(({ href, raw, text }) => [href, raw, text]),
      ...images.flatMap(({ src, alt }) => [URL.parse(src, finalUrl)?.href ?? "", alt ?? ""]),
      ...dates.map(({ iso }) => iso ?? ""),
      ...structured.flatMap(({ nodes }) => statements(nodes)),
    ])
    .map(plain)
    .join("\n");
  const told = { corpus, digits: corpus.replace(/[^\d\n]/g, "") };
  corpora.set(reading, told);
  return told;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

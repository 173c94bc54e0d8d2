import type { RawCitation } from "../types.ts";
import { listed, type Phrases, phrasesOf, say } from "./phrases.ts";
import { bestSentence, plain } from "./quoting.ts";
import type { Found } from "./sandbox-index.ts";

/** What an answer is written from. */
export interface Findings {
  companies: Found[];
  sources: Found[];
  terms: string[];
  language: string;
}

/** An answer and the pages it cites. */
export interface Written {
  text: string;
  citations: RawCitation[];
}

/** Atlas's way: a paragraph a company, each with a link to the page it was found on. */
export function writeProse({ companies, sources, terms, language }: Findings): Written {
  const phrases = phrasesOf(language);
  if (companies.length === 0) return { text: phrases.none, citations: [] };
  let text = "";
  const citations: RawCitation[] = [];
  const paragraph = (words: string, cited: Found[]) => {
    if (text) text += "\n\n";
    const start = text.length;
    text += words;
    for (const { entry } of cited)
      citations.push({ url: entry.url, title: entry.title || null, start, end: text.length });
  };
  companies.forEach((found, rank) => {
    const opening = rank === 0 ? phrases.closest : rank % 2 === 1 ? phrases.another : phrases.also;
    const values = { name: plain(found.entry.name, 80), link: linkTo(found) };
    paragraph(`${say(opening, values)} ${describe(found, { phrases, terms, language })}`.trimEnd(), [found]);
  });
  if (sources.length > 0) {
    paragraph(
      say(phrases.sources, {
        links: listed(
          sources.map((source) => sourceLink(source)),
          language,
        ),
      }),
      sources,
    );
  }
  return { text, citations };
}

/** What the answer says about a company: its own words where it was scanned, else the directory's. */
function describe(
  { entry }: Found,
  { phrases, terms, language }: { phrases: Phrases; terms: string[]; language: string },
): string {
  const name = plain(entry.name, 80);
  if (!entry.company) {
    const quote = bestSentence(entry, terms);
    return quote ? say(phrases.self, { name, quote }) : "";
  }
  if (language.startsWith("en")) return entry.company.about;
  const traits = entry.company.traits.flatMap((trait) => phrases.traits[trait] ?? []);
  return say(phrases.known, { name, city: entry.company.city, traits: listed(traits, language) });
}

function linkTo({ entry }: Found): string {
  return `([${entry.domain}](${entry.url.replace(/[()[\]\s]/g, encodeMark)}))`;
}

function sourceLink({ entry }: Found): string {
  return `[${entry.name}](${entry.url})`;
}

/** A character that would end a Markdown link, as its percent code. */
function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

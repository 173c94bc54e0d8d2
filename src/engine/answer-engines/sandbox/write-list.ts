import { phrasesOf, say } from "./phrases.ts";
import { plain, titleWithoutName } from "./quoting.ts";
import type { Found } from "./sandbox-index.ts";
import type { Findings, Written } from "./write-prose.ts";

/** Beacon's way: a numbered list of names with a label each, then the first choice; sources stand beside the text. */
export function writeList({ companies, sources, language }: Findings): Written {
  const phrases = phrasesOf(language);
  const [first] = companies;
  if (!first) return { text: phrases.none, citations: [] };
  const entries = companies.map(
    (found, rank) => `${rank + 1}. **${plain(found.entry.name, 80)}**${label(found, phrases.traits)}`,
  );
  return {
    text: [phrases.lead, entries.join("\n"), say(phrases.pick, { name: plain(first.entry.name, 80) })].join("\n\n"),
    citations: [...companies, ...sources].map(({ entry }) => ({
      url: entry.url,
      title: entry.title || null,
      start: null,
      end: null,
    })),
  };
}

/** Place and strengths of a directory company; the topic of a scanned page. */
function label({ entry }: Found, traits: Record<string, string>): string {
  const parts = entry.company
    ? [entry.company.city, ...entry.company.traits.flatMap((trait) => traits[trait] ?? [])]
    : [titleWithoutName(entry)];
  const words = parts.filter((part) => part !== "").join(" · ");
  return words ? ` – ${words}` : "";
}

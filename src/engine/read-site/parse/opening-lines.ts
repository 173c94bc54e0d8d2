/** A line that holds a date, a name or both, and no sentence. */
const SHORT = 60;
const LONG = 120;
/** Lines in which an article says when and by whom, before its text begins. */
const MOST = 8;

/** Lines behind a headline in which its date and writer are looked for, and how often a headline stands on a page. */
const BEHIND = 5;
/** The same for a line that holds both. */
const FAR_BEHIND = 15;
const BOTH = /(?<!\p{L})(?:by|von|par|por|di|door)\s\p{Lu}[^\n]{3,60}\b20\d\d\b/iu;
const OFTEN = 3;
const SIGNS = /^(?:(?:written |posted )?by|von|par|por|di|door)\s\p{Lu}/iu;
/** Words of a title that is told again from any other line. */
const MIN_TITLE_WORDS = 3;

/** The lines behind a page's headline where they are set apart from its text: short ones, and those that say by whom. */
export function headlineLines(bodyText: string, titles: readonly string[]): string[] {
  const known = new Set(titles.filter((title) => title.split(" ").length >= MIN_TITLE_WORDS));
  const lines = known.size > 0 ? bodyText.split("\n") : [];
  const places = [...lines.keys()].filter((at) => known.has(lines[at]!.trim())).slice(0, OFTEN);
  const whole = places
    .flatMap((at) => lines.slice(at + 1 + BEHIND, at + 1 + FAR_BEHIND))
    .filter((line) => BOTH.test(line));
  const near = places
    .flatMap((at) => joined(lines.slice(at + 1, at + 1 + BEHIND).map((line) => line.trim())))
    .filter((line) => line !== "" && (line.length <= SHORT || SIGNS.test(line)))
    .map((line) => line.slice(0, LONG));
  return [...near, ...whole.slice(0, 1).map((line) => line.trim().slice(0, LONG))];
}

/** "Written by" in a line of its own leads to the next one. */
const joined = (lines: string[]): string[] =>
  lines.map((line, at) =>
    /^(?:(?:written |posted )?by|von|par|por|di|door):?$/i.test(line) ? `${line} ${lines[at + 1] ?? ""}` : line,
  );

/** The short lines at the top of a text, up to its first paragraph. */
export function openingLines(mainText: string): string[] {
  const lines = mainText.slice(0, MOST * LONG).split("\n", MOST);
  const begins = lines.findIndex((line) => line.length > LONG);
  return (begins === -1 ? lines : lines.slice(0, begins))
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= SHORT);
}

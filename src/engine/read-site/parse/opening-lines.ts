/** A line that holds a date, a name or both, and no sentence. */
const SHORT = 60;
const LONG = 120;
/** Lines in which an article says when and by whom, before its text begins. */
const MOST = 8;

/** The short lines at the top of a text, up to its first paragraph. */
export function openingLines(mainText: string): string[] {
  const lines = mainText.slice(0, MOST * LONG).split("\n", MOST);
  const begins = lines.findIndex((line) => line.length > LONG);
  return (begins === -1 ? lines : lines.slice(0, begins))
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= SHORT);
}

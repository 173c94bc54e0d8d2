const segmenter = new Intl.Segmenter("und", { granularity: "sentence" });

/** Sentences of a text, each trimmed; a line break ends one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
}

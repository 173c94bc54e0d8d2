/** Whether answers to a question enter scores: not where it names the brand, nor where it asks about one area alone. */
export function isCounted({ branded, regional }: { branded: boolean; regional?: boolean | null }): boolean {
  return !branded && !regional;
}

/** The same by its place among a scan's questions. */
export function isCountedAt(
  questions: readonly { branded: boolean; regional?: boolean | null }[],
  at: number,
): boolean {
  const question = questions[at];
  return !question || isCounted(question);
}

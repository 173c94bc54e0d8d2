/** A date as people and programs read it. */
export function day(date: Date | null): string {
  return date ? date.toISOString().slice(0, 10) : "never";
}

/** `1 answer`, `2 answers`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** A word without a plural s. */
export function singular(word: string): string {
  return word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}

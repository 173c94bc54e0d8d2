/** Nouns of what is done, as Slavic languages make them of verbs: "vedení", "naprawianie", "šivanje", "изготовление". */
const DONE = /(?:[eáaě]ní|[eia]nie|[eia]nje|[аеи]ние|ання|ення)$/iu;

/** Whether a Slavic word says what is done: neither who does it, nor what tells of a noun behind it. */
export function isDone(word: string): boolean {
  return DONE.test(word);
}

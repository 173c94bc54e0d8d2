/** The free sample asks these when both are there. */
const PAIR = ["chatgpt", "gemini"];

/** Buyer questions of the free sample. */
export const FREE_QUESTIONS = 2;

/** The engines that are asked unless others are named: the pair, else the first two. */
export function freeSample<Engine extends { id: string }>(engines: readonly Engine[]): readonly Engine[] {
  const pair = engines.filter(({ id }) => PAIR.includes(id));
  return pair.length === PAIR.length ? pair : engines.slice(0, PAIR.length);
}

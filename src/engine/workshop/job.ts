/** What a bench has taken so far. */
export interface Account {
  /** Tasks that had to be stopped. */
  stops: number;
  /** CPU milliseconds of spare tasks, and of those that were stopped. */
  spentMs: number;
  /** One of its tasks was slow: from then on all of them go to the slow lane. */
  isSlow: boolean;
  /** Its tasks in the slow lane right now. */
  slow: number;
}

/** One task on its way through the workshop. */
export interface Job {
  owner: Account;
  task: string;
  /** Packed. */
  input: unknown;
  budgetMs: number;
  isSpare: boolean;
  isLarge: boolean;
  /** How often the process it ran in broke off. */
  breaks: number;
  isSettled: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Stops after which a site is given up. */
const MOST_STOPS = 2;

/** Whether a job is one that its site, which may spend `spareMs`, has no more time for. */
export function isGivenUp({ owner, isSpare }: Job, spareMs: number): boolean {
  return isSpare && (owner.stops >= MOST_STOPS || owner.spentMs > spareMs);
}

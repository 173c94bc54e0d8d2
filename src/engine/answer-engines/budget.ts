/** Sums of many small prices differ in the last digits. */
const ROUNDING = 1e-9;

/** What one scan may spend on answer engines, in US dollars: what was spent plus what the open calls are expected to cost. */
export class Budget {
  readonly #limit: number;
  #spent: number;
  #reserved = 0;

  /** `limitUsd` null: no limit. */
  constructor(limitUsd: number | null, alreadySpentUsd: number) {
    this.#limit = limitUsd ?? Number.POSITIVE_INFINITY;
    this.#spent = alreadySpentUsd;
  }

  /** Sets money aside for a call; `null` when it does not fit any more. */
  reserve(expectedUsd: number): Reservation | null {
    if (this.#spent + this.#reserved + expectedUsd > this.#limit + ROUNDING) return null;
    this.#reserved += expectedUsd;
    let open = true;
    return {
      settle: (spentUsd) => {
        if (!open) return;
        open = false;
        this.#reserved -= expectedUsd;
        this.#spent += spentUsd;
      },
    };
  }

  /** Whether earlier calls cost so much more than expected that what is set aside no longer fits. */
  get overdrawn(): boolean {
    return this.#spent + this.#reserved > this.#limit + ROUNDING;
  }
}

/** Money set aside for one call. */
export interface Reservation {
  /** Gives it back and books what was spent; only the first call counts. */
  settle(spentUsd: number): void;
}

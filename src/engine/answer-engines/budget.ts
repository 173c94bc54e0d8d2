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

  /** Sets money aside for a call, if it still fits. */
  reserve(expectedUsd: number): boolean {
    if (this.#spent + this.#reserved + expectedUsd > this.#limit + ROUNDING) return false;
    this.#reserved += expectedUsd;
    return true;
  }

  /** Whether earlier calls cost so much more than expected that a reserved one no longer fits. */
  get overdrawn(): boolean {
    return this.#spent + this.#reserved > this.#limit + ROUNDING;
  }

  /** Gives back what was set aside and books what was spent. */
  settle(reservedUsd: number, spentUsd: number): void {
    this.#reserved -= reservedUsd;
    this.#spent += spentUsd;
  }
}

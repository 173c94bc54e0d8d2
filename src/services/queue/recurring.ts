import type { Logger } from "pino";
import { every, sleep } from "../../engine/timers.ts";
import type { Turns } from "./turns.ts";

/** Calls for recurring work besides the timers of each instance; whichever comes first takes the turn. */
export interface Ticks {
  /** Has `due` called every `periodMs`, on one of the instances. */
  every(name: string, periodMs: number, due: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** What recurring work needs. */
export interface RecurringOptions {
  turns: Turns;
  /** `null`: timers alone. */
  ticks: Ticks | null;
  log: Logger;
}

interface Work {
  name: string;
  periodMs: number;
  run: () => Promise<void>;
}

/**
 * Work that comes back, done by one of the instances each time. A turn that an instance dies in is not made up for, and
 * one that takes longer than its period may meet the next on another instance: what must not be done twice is claimed
 * by its own row.
 */
export class Recurring {
  readonly #options: RecurringOptions;
  readonly #works: Work[] = [];
  readonly #running = new Map<string, Promise<void>>();
  #cancel: (() => void)[] = [];
  #stopping = false;

  constructor(options: RecurringOptions) {
    this.#options = options;
  }

  /** Names work, before `start`; a fault of it is logged, and it comes up again next time. */
  every(name: string, periodMs: number, run: () => Promise<void>): void {
    this.#works.push({ name, periodMs, run });
  }

  start(): void {
    const { ticks, log } = this.#options;
    for (const work of this.#works) {
      this.#cancel.push(every(work.periodMs, () => void this.#do(work)));
      ticks
        ?.every(work.name, work.periodMs, () => this.#do(work))
        .catch((err) => log.error({ err, work: work.name }, "recurring work could not be scheduled"));
    }
  }

  /** Resolves when what runs has ended, at most after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    for (const cancel of this.#cancel) cancel();
    await this.#options.ticks?.stop();
    await Promise.race([Promise.all(this.#running.values()), sleep(graceMs)]);
  }

  #do(work: Work): Promise<void> {
    if (this.#stopping) return Promise.resolve();
    const running = this.#running.get(work.name) ?? this.#take(work).finally(() => this.#running.delete(work.name));
    this.#running.set(work.name, running);
    return running;
  }

  async #take({ name, periodMs, run }: Work): Promise<void> {
    try {
      if (await this.#options.turns.take(name, periodMs)) await run();
    } catch (err) {
      if (!this.#stopping) this.#options.log.error({ err, work: name }, "recurring work failed");
    }
  }
}

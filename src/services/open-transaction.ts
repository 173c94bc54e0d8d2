import { AsyncLocalStorage } from "node:async_hooks";
import type { EntityManager } from "typeorm";

/**
 * The transaction that a caller stands in, so that nested writes join it. Only while it is open: a timer that was set
 * inside one inherits where it was set, fires after it, and must begin its own.
 */
export class OpenTransaction {
  readonly #here = new AsyncLocalStorage<{ manager: EntityManager; isOpen: boolean }>();

  /** The one to join; `null` outside of any. */
  get manager(): EntityManager | null {
    const here = this.#here.getStore();
    return here?.isOpen ? here.manager : null;
  }

  /** Runs `work` as what stands inside `manager`'s transaction. */
  async run<T>(manager: EntityManager, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const here = { manager, isOpen: true };
    try {
      return await this.#here.run(here, () => work(manager));
    } finally {
      here.isOpen = false;
    }
  }
}

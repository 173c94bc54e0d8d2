import { Rejected } from "./http-faults.ts";
import type { JsonObject } from "./json-path.ts";

/** A call as it is about to be sent. */
export interface Draft {
  /** Below the base URL, with its slash. */
  path: string;
  headers: Record<string, string>;
  body: JsonObject;
}

/** One thing in which servers of a protocol differ. */
export interface Variation {
  /** Whether a server's rejection is about it. */
  isRefusedBy(rejection: Rejected): boolean;
  /** What is sent instead, one after the other, where the draft as it stands is refused. */
  instead: readonly ((draft: Draft) => Draft)[];
  /** Left out at once where a server rejects a call without saying why. */
  frill?: boolean;
}

/**
 * What one server takes, learnt from its rejections and remembered as long as the process lives. What is tried counts as
 * learnt once the server has taken it.
 */
export class Dialect {
  readonly #variations: readonly Variation[];
  /** By variation: 0 for the draft as it stands, else the place in `instead` plus one. */
  #chosen: readonly number[];

  /** Of several variations a rejection may be about, the first is meant. */
  constructor(variations: readonly Variation[]) {
    this.#variations = variations;
    this.#chosen = variations.map(() => 0);
  }

  /** Sends the draft in the words the server takes; rejects as `send` does, once there are no others. */
  async say<T>(draft: Draft, send: (sent: Draft) => Promise<T>): Promise<{ reply: T; sent: Draft }> {
    let chosen: readonly number[] | null = this.#chosen;
    for (;;) {
      const sent = this.#inWords(draft, chosen);
      try {
        const reply = await send(sent);
        this.#chosen = this.#chosen.map((known, index) => Math.max(known, chosen![index]!));
        return { reply, sent };
      } catch (error) {
        chosen = error instanceof Rejected ? this.#after(error, chosen) : null;
        if (chosen === null) throw error;
      }
    }
  }

  #inWords(draft: Draft, chosen: readonly number[]): Draft {
    return this.#variations.reduce((sent, { instead }, index) => instead[chosen[index]! - 1]?.(sent) ?? sent, draft);
  }

  #after(rejection: Rejected, chosen: readonly number[]): number[] | null {
    const hasMore = (index: number) => chosen[index]! < this.#variations[index]!.instead.length;
    const named = this.#variations.findIndex((one, index) => hasMore(index) && one.isRefusedBy(rejection));
    if (named >= 0) return chosen.map((choice, index) => (index === named ? choice + 1 : choice));
    if (rejection.isMissing || rejection.code === "wrong_model") return null;
    if (this.#variations.some((one) => one.isRefusedBy(rejection))) return null;
    const frills = this.#variations.map((one, index) => one.frill === true && hasMore(index));
    return frills.includes(true) ? chosen.map((choice, index) => (frills[index] ? choice + 1 : choice)) : null;
  }
}

/** A field that a server may not know, and an answer is no worse for lacking. */
export function droppable(field: string, named: RegExp): Variation {
  return { isRefusedBy: ({ problem }) => named.test(problem.about), instead: [without(field)], frill: true };
}

/** The draft without a field of its body. */
export function without(...fields: string[]): (draft: Draft) => Draft {
  return (draft) => ({
    ...draft,
    body: Object.fromEntries(Object.entries(draft.body).filter(([name]) => !fields.includes(name))),
  });
}

/** The same endpoint below `/v1`, for servers whose address does not name the version. */
export const BELOW_V1: Variation = {
  isRefusedBy: ({ isMissing }) => isMissing,
  instead: [(draft) => ({ ...draft, path: `/v1${draft.path}` })],
};

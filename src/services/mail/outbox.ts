import { createHash, randomUUID } from "node:crypto";
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan } from "typeorm";
import { OutboxMail, type OutboxStatus } from "../../schema/outbox-mail.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import type { Letter } from "./letter.ts";

/** The longest wait before the next try, in milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

/** A mail that is to go out. */
export interface Mail extends Letter {
  /** Its template, e.g. "waiting-result"; 32 characters at most. */
  kind: string;
  /** What it is about, e.g. the id of a scan; 80 characters at most. One mail goes out for each kind and key. */
  key: string;
  /** One address, as `readAddress` gives it. */
  to: string;
  /** What its reader can leave with one click: `Unsubscribes.listId`; left out where there is nothing to leave. */
  listId?: string;
}

/** The mails that are to go out, each once. Whatever becomes of one, its address and texts are deleted then. */
export class Outbox {
  readonly #database: Database;
  readonly #owner = randomUUID();
  #wake = () => {};

  constructor(database: Database) {
    this.#database = database;
  }

  /** Puts a mail in line, inside the `write` of what causes it; one that is there already, or went out, stays. */
  async put(manager: EntityManager, { kind, key, to, listId, ...letter }: Mail): Promise<void> {
    const now = new Date();
    const row = { id: randomUUID(), kind, subjectKey: key, address: to, ...letter, subject: cut(letter.subject) };
    const state = { status: "WAITING", ownerId: null, tries: 0, createdAt: now, nextAt: now } as const;
    await manager.insert(OutboxMail, { ...row, listId: listId ?? null, ...state }).catch((error) => {
      if (!isDuplicate(error)) throw error;
    });
    this.#wake();
  }

  /** Called after each `put`, a moment before it is committed. */
  onPut(wake: () => void): void {
    this.#wake = wake;
  }

  /** Mails whose time has come. */
  due(most: number): Promise<OutboxMail[]> {
    const now = Date.now();
    // No wait is that long: the clock was set back since.
    const unreal = MoreThan(new Date(now + 2 * LONGEST_WAIT_MS));
    return this.#database.manager.find(OutboxMail, {
      where: [
        { status: "WAITING", nextAt: LessThanOrEqual(new Date(now)) },
        { status: "WAITING", nextAt: unreal },
      ],
      order: { nextAt: "ASC" },
      take: most,
    });
  }

  /** Makes a waiting mail ours to send; `false` when another instance was first. */
  async take({ id, tries }: OutboxMail): Promise<boolean> {
    const columns = { status: "SENDING", ownerId: this.#owner, tries: tries + 1 } as const;
    return this.#move({ id, status: "WAITING", tries }, columns);
  }

  /** Mails that some instance has taken to send; its `tries` are what changes when it does anything. */
  async taken(): Promise<{ id: string; ownerId: string | null; beats: number }[]> {
    const select = { id: true, ownerId: true, tries: true } as const;
    const rows = await this.#database.manager.find(OutboxMail, { select, where: { status: "SENDING" } });
    return rows.map(({ id, ownerId, tries }) => ({ id, ownerId, beats: tries }));
  }

  /** Puts a mail back in line whose sender fell silent. */
  release({ id, ownerId, beats }: { id: string; ownerId: string | null; beats: number }): Promise<boolean> {
    const asSeen = { id, status: "SENDING" as const, ownerId: ownerId ?? IsNull(), tries: beats };
    return this.#move(asSeen, { status: "WAITING", ownerId: null });
  }

  /** Puts a mail of ours back in line for later, the later the more often it was tried. */
  later(mail: OutboxMail): Promise<boolean> {
    const waitMs = Math.min(LONGEST_WAIT_MS, 1000 * 4 ** mail.tries) * (0.8 + 0.4 * Math.random());
    return this.#move(this.#ours(mail), { status: "WAITING", ownerId: null, nextAt: new Date(Date.now() + waitMs) });
  }

  /** Ends a mail of ours; nothing that tells its reader is kept. */
  end(mail: OutboxMail, status: Exclude<OutboxStatus, "WAITING" | "SENDING">): Promise<boolean> {
    return this.#move(this.#ours(mail), { status, ownerId: null, address: "", subject: "", html: "", text: "" });
  }

  #ours({ id, tries }: OutboxMail) {
    return { id, status: "SENDING" as const, ownerId: this.#owner, tries: tries + 1 };
  }

  async #move(from: object, to: Partial<OutboxMail>): Promise<boolean> {
    const { affected } = await this.#database.write((manager) => manager.update(OutboxMail, from, to));
    return affected === 1;
  }
}

/** As the column holds it; a cut never leaves half a character. */
function cut(subject: string): string {
  return subject.slice(0, 255).toWellFormed();
}

/** A name of its own for each mail, the same whenever it is tried. */
export function nameOf({ kind, subjectKey }: OutboxMail): string {
  return `${kind}.${createHash("sha256").update(`${kind}\n${subjectKey}`).digest("hex").slice(0, 24)}`;
}

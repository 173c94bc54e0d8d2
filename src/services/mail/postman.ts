import type { Logger } from "pino";
import { after, sleep } from "../../engine/timers.ts";
import type { OutboxMail, OutboxStatus } from "../../schema/outbox-mail.ts";
import { isAway } from "../database-faults.ts";
import { Silence } from "../silence.ts";
import { nameOf, type Outbox } from "./outbox.ts";
import { MailRejected, type MailSender } from "./sender.ts";
import type { Unsubscribes } from "./unsubscribes.ts";

/** Milliseconds between looks, from a `put` to the look, and until what could not be saved is tried again. */
const LOOK_MS = 5000;
const SOON_MS = 100;
const DATABASE_WAIT_MS = 1000;
/** Far longer than one mail may take: whoever had one so long is gone. */
const SILENT_MS = 120_000;
/** Mails a look takes. */
const MOST = 50;
/** A mail that no server took for some four days will never arrive: waits of up to an hour. */
const MOST_TRIES = 100;

/** What a postman works with. */
export interface PostmanOptions {
  outbox: Outbox;
  sender: MailSender;
  unsubscribes: Unsubscribes;
  /** Whether other instances send from the same outbox. */
  shared: boolean;
  log: Logger;
}

/**
 * Sends what is in the outbox, one mail after the other. Of several instances one sends a mail. Between the moment a
 * mail server takes a mail and the commit that says so lies the one gap: an instance that dies in it leaves a mail that
 * is sent again, under the same Message-ID.
 */
export class Postman {
  readonly #options: PostmanOptions;
  readonly #silence: Silence;
  readonly #stop = new AbortController();
  #cancel = () => {};
  #look: Promise<void> | null = null;
  #isWoken = false;
  #stopping = false;

  constructor(options: PostmanOptions) {
    this.#options = options;
    this.#silence = new Silence(options.shared ? SILENT_MS : 0);
    options.outbox.onPut(() => this.#wake());
  }

  start(): void {
    this.#in(0);
  }

  /** Resolves when the mail that is on its way is out, at most after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#cancel();
    const cancel = after(graceMs, () => this.#stop.abort());
    await this.#look;
    cancel();
    this.#stop.abort();
  }

  #wake(): void {
    this.#isWoken = true;
    if (!this.#look) this.#in(SOON_MS);
  }

  #in(ms: number): void {
    if (this.#stopping) return;
    this.#cancel();
    this.#cancel = after(ms, () => {
      this.#isWoken = false;
      this.#look = this.#send().finally(() => {
        this.#look = null;
        this.#in(this.#isWoken ? SOON_MS : LOOK_MS * (0.8 + 0.4 * Math.random()));
      });
    });
  }

  async #send(): Promise<void> {
    const { outbox, log } = this.#options;
    try {
      for (const mail of this.#silence.among(await outbox.taken())) await outbox.release(mail);
      for (const mail of await outbox.due(MOST)) {
        if (this.#stopping) return;
        if (await outbox.take(mail)) await this.#deliver(mail);
      }
    } catch (err) {
      if (!this.#stopping) log.error({ err }, "mails wait for the database");
    }
  }

  async #deliver(mail: OutboxMail): Promise<void> {
    const { outbox, unsubscribes, sender, log } = this.#options;
    const { address: to, subject, html, text, createdAt: date, listId } = mail;
    const name = nameOf(mail);
    if (listId && (await unsubscribes.has(listId))) return this.#save(() => outbox.end(mail, "REFUSED"));
    const unsubscribeUrl = listId && unsubscribes.url(listId);
    const outcome = await sender.send({ name, to, subject, html, text, date, unsubscribeUrl }, this.#stop.signal).then(
      () => "SENT" as const,
      (fault: unknown) => this.#outcomeOf(fault, mail),
    );
    if (outcome === "SENT") log.info({ mail: name }, "mail sent");
    await this.#save(() => (outcome ? outbox.end(mail, outcome) : outbox.later(mail)));
  }

  /** What becomes of a mail that did not go out; `null` when it is tried again. No line of the log holds an address. */
  #outcomeOf(fault: unknown, mail: OutboxMail): Extract<OutboxStatus, "GIVEN_UP"> | null {
    const { code, responseCode, message } = fault as { code?: string; responseCode?: number; message?: string };
    const isRejected = fault instanceof MailRejected;
    const isFinal = isRejected || mail.tries + 1 >= MOST_TRIES;
    const told = { mail: nameOf(mail), code, status: isRejected ? message : responseCode, tries: mail.tries + 1 };
    this.#options.log[isFinal ? "error" : "warn"](told, isFinal ? "mail given up" : "mail is tried again later");
    return isFinal ? "GIVEN_UP" : null;
  }

  /** However long the database is away: what is out must not go out again. */
  async #save(work: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (!isAway(error) || this.#stop.signal.aborted) throw error;
      }
      await sleep(DATABASE_WAIT_MS, this.#stop.signal);
    }
  }
}

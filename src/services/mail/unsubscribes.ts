import { createHmac } from "node:crypto";
import { AppError } from "../../errors.ts";
import { MailRefusal } from "../../schema/mail-refusal.ts";
import type { Database } from "../database.ts";
import type { Secret } from "../secret.ts";
import { addressKey } from "./address.ts";

const LABEL = "unsubscribe";

/** Who wants no mails of which list. A link to unsubscribe works for ever and tells nobody an address. */
export class Unsubscribes {
  readonly #database: Database;
  readonly #secret: Secret;
  readonly #baseUrl: string;

  constructor(options: { database: Database; secret: Secret; baseUrl: string }) {
    this.#database = options.database;
    this.#secret = options.secret;
    this.#baseUrl = options.baseUrl;
  }

  /** Stands for one address on one list, e.g. "waiting-list" or "monitor:<id>"; what `Outbox.put` takes. */
  listId(address: string, list: string): string {
    return createHmac("sha256", this.#secret.key(LABEL))
      .update(`${addressKey(address)}\n${list}`)
      .digest("base64url");
  }

  /** The link that ends mails of a list (RFC 8058): a POST to it is all. */
  url(listId: string): string {
    return `${this.#baseUrl}/unsubscribe/${this.#secret.sign(LABEL, listId)}`;
  }

  /** Whether the reader has left the list. */
  has(listId: string): Promise<boolean> {
    return this.#database.manager.existsBy(MailRefusal, { id: listId });
  }

  /** Leaves the list of a link; throws NOT_FOUND for a link that is none of ours. Leaving twice does no harm. */
  async leave(token: string): Promise<void> {
    const id = this.#secret.verify(LABEL, token);
    if (!id) throw new AppError("NOT_FOUND", "This link to unsubscribe is not complete. Copy the whole address.");
    await this.#database.write((manager) => manager.upsert(MailRefusal, { id, at: new Date() }, ["id"]));
  }
}

import { createHash, randomUUID } from "node:crypto";
import { In, MoreThan, Not } from "typeorm";
import { Payment } from "../../schema/payment.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import { proofOf } from "./facilitator.ts";
import type { PaymentOrder } from "./types.ts";

/** How long a payer waits whose money could not be moved after the work was done. */
const WAIT_MS = 24 * 3_600_000;

/** The only statements that touch payments: each changes a row only as its owner, and gives the row as it is then, `null` when it was let go. */
export class PaymentLedger {
  readonly #database: Database;
  /** New at each start: what a process of before left open is not ours. */
  readonly #owner = randomUUID();

  constructor(database: Database) {
    this.#database = database;
  }

  find(id: string): Promise<Payment | null> {
    return this.#database.manager.findOneBy(Payment, { id });
  }

  /** When a payer may come again whose money could not be moved; `null` when nothing stands against it. */
  async waitsUntil(payer: string, now: Date): Promise<Date | null> {
    const since = new Date(now.getTime() - WAIT_MS);
    const refused = await this.#database.manager.findOne(Payment, {
      where: { payer, status: "REFUSED", endedAt: MoreThan(since) },
      order: { endedAt: "DESC" },
    });
    return refused && new Date(refused.endedAt!.getTime() + WAIT_MS);
  }

  /** Reserves payer and nonce for this request; `null` when somebody has done so already. */
  async reserve(order: PaymentOrder, now: Date): Promise<Payment | null> {
    const { door, request, offer, presented } = order;
    const row = {
      id: paymentId(order),
      status: "RUNNING" as const,
      door,
      request,
      requestHash: requestHash(order),
      runId: randomUUID(),
      payer: payerOf(order),
      nonce: presented.authorization.nonce,
      network: offer.network,
      asset: offer.asset,
      payTo: offer.payTo,
      amount: offer.amount,
      resource: offer.resource,
      proof: proofOf(offer, presented),
      ownerId: this.#owner,
      beats: 0,
      createdAt: now,
    };
    try {
      await this.#database.write((manager) => manager.insert(Payment, row));
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
    return this.find(row.id);
  }

  /** Nothing was charged and nothing will be: the authorization can be used again. */
  async release({ id }: Payment): Promise<void> {
    await this.#database.write((manager) => manager.delete(Payment, { id, ownerId: this.#owner, status: "RUNNING" }));
  }

  /** Keeps what was bought before the money moves. */
  keep(payment: Payment, reply: string): Promise<Payment | null> {
    return this.#change(payment, { status: "SETTLING", reply });
  }

  settled(payment: Payment, transaction: string | null): Promise<Payment | null> {
    return this.#change(payment, { status: "SETTLED", transaction, endedAt: new Date() });
  }

  refused(payment: Payment, reason: string): Promise<Payment | null> {
    return this.#change(payment, { status: "REFUSED", reason: reason.slice(0, 255), reply: null, endedAt: new Date() });
  }

  /** A sign of life for each payment that is worked for here. */
  async beat(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const ours = { id: In(ids), ownerId: this.#owner };
    await this.#database.write((manager) => manager.update(Payment, ours, { beats: () => "beats + 1" }));
  }

  /** Payments that are open, whoever works for them. */
  open(): Promise<Payment[]> {
    return this.#database.manager.findBy(Payment, { status: In(["RUNNING", "SETTLING"]) });
  }

  isOurs({ ownerId }: Payment): boolean {
    return ownerId === this.#owner;
  }

  /** Makes the payment of a silent owner ours, unless that gave a sign of life meanwhile. */
  async takeFrom({ id, ownerId, beats }: Payment): Promise<Payment | null> {
    const asSeen = { id, ownerId, beats, status: Not(In(["SETTLED", "REFUSED"])) };
    const { affected } = await this.#database.write((manager) =>
      manager.update(Payment, asSeen, { ownerId: this.#owner, beats: beats + 1 }),
    );
    return affected === 1 ? this.find(id) : null;
  }

  /** The newest receipts since a moment. */
  since(moment: Date, limit: number): Promise<Payment[]> {
    return this.#database.manager.find(Payment, {
      where: { createdAt: MoreThan(moment), status: "SETTLED" },
      order: { createdAt: "DESC" },
      take: limit,
    });
  }

  async #change({ id }: Payment, columns: Partial<Payment>): Promise<Payment | null> {
    await this.#database.write((manager) => manager.update(Payment, { id, ownerId: this.#owner }, columns));
    return this.find(id);
  }
}

/** One id for one authorization, however its letters are written. */
export function paymentId(order: PaymentOrder): string {
  const { offer, presented } = order;
  const parts = [offer.network, offer.asset, payerOf(order), presented.authorization.nonce];
  return hash(parts.join(":").toLowerCase());
}

/** What a payment buys: one door and one request. */
export function requestHash({ door, request }: Pick<PaymentOrder, "door" | "request">): string {
  return hash(`${door}\n${JSON.stringify(request)}`);
}

function payerOf({ presented }: PaymentOrder): string {
  return presented.authorization.from.toLowerCase();
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

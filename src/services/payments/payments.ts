import type { Logger } from "pino";
import { sleep, steadyNow } from "../../engine/timers.ts";
import { AppError } from "../../errors.ts";
import type { Payment } from "../../schema/payment.ts";
import type { Database } from "../database.ts";
import { Chain } from "./chain.ts";
import { Facilitator, type Proof } from "./facilitator.ts";
import { atomic, type PaymentNetwork } from "./networks.ts";
import { PaymentLedger, paymentId, requestHash } from "./payment-ledger.ts";
import type { Offer, OpenPayment, PaidWork, PaymentOrder, Quoted, Receipt } from "./types.ts";

/** Between two looks at a payment that another instance works for, and at those whose outcome is open. */
const LOOK_MS = 500;
const RECONCILE_MS = 5_000;

/** Finds the work of an open payment again; `null` when its door is gone. */
export type WorkOf = (payment: OpenPayment) => PaidWork | null;

/** What was bought, with its receipt. */
export interface Bought {
  reply: object;
  receipt: Receipt;
}

/** What payments work with. */
export interface PaymentsOptions {
  database: Database;
  network: PaymentNetwork;
  payTo: string;
  /** US dollars an answer that would be asked for, and for what is served from a saved measurement, such as "$0.025". */
  pricePerAnswer: string;
  priceSaved: string;
  /** Seconds that an authorization must outlast. */
  maxTimeoutSeconds: number;
  facilitatorUrl: string;
  facilitatorHeaders: Record<string, string>;
  /** Milliseconds that the facilitator may take for one request; 30 seconds, since settling waits for a block. */
  facilitatorMs?: number;
  /** A node of the chain; a public one where null. */
  rpcUrl: string | null;
  /** Milliseconds without a sign of life after which another instance takes a payment over. */
  silentMs: number;
  log: Logger;
}

/**
 * Verify, run, settle on success. An authorization buys one answer to one request: (payer, nonce) is reserved in the
 * database before the work begins and what was bought is kept before the money moves, so that copies, retries, crashes
 * and lost connections lead to one run and at most one charge.
 */
export class Payments {
  readonly #options: PaymentsOptions;
  readonly #facilitator: Facilitator;
  readonly #chain: Chain;
  readonly #ledger: PaymentLedger;
  readonly #here = new Map<string, Promise<Payment | null>>();
  readonly #stop = new AbortController();

  constructor(options: PaymentsOptions) {
    this.#options = options;
    this.#facilitator = new Facilitator(options.facilitatorUrl, {
      headers: options.facilitatorHeaders,
      timeoutMs: options.facilitatorMs,
    });
    this.#chain = new Chain(options.rpcUrl ?? options.network.rpcUrl);
    this.#ledger = new PaymentLedger(options.database);
  }

  /** What has to be paid for `resource`. */
  offer({ answers, saved }: Quoted, resource: string): Offer {
    const { network, payTo, pricePerAnswer, priceSaved, maxTimeoutSeconds } = this.#options;
    return {
      network: network.caip2,
      networkName: network.name,
      asset: network.asset,
      payTo,
      amount: String(saved ? atomic(priceSaved) : atomic(pricePerAnswer, answers)),
      resource,
      maxTimeoutSeconds,
      extra: network.domain,
    };
  }

  /**
   * What the payment buys. Throws PAYMENT_INVALID with the reason, PAYMENT_REUSED for another request than the one it
   * bought, PAYER_WAITS, UNAVAILABLE where nothing could be told, or what the work failed with: then nothing is charged.
   */
  async buy(order: PaymentOrder, work: PaidWork): Promise<Bought> {
    const earlier = await this.again(order, work);
    if (earlier) return earlier;
    const until = await this.#ledger.waitsUntil(order.presented.authorization.from.toLowerCase(), new Date());
    if (until) throw new AppError("PAYER_WAITS", undefined, waiting(until));
    await this.#facilitator.assertSupports(order.offer);
    const reason = await this.#facilitator.verify(order.offer, order.presented);
    if (reason) throw new AppError("PAYMENT_INVALID", undefined, { reason });
    const reserved = await this.#ledger.reserve(order, new Date());
    return reserved ? bought(await this.#drive(reserved, work)) : this.buy(order, work);
  }

  /**
   * What this very payment bought or is buying; `null` when it is new. Payer and nonce stand on the chain for all to see,
   * so only who shows the signature too is given the answer. Throws as `buy` does.
   */
  async again(order: PaymentOrder, work: PaidWork): Promise<Bought | null> {
    const known = await this.#ledger.find(paymentId(order));
    if (!known) return null;
    const { signature } = (known.proof as Proof).payload;
    if (order.presented.signature.toLowerCase() !== signature.toLowerCase()) {
      throw new AppError("PAYMENT_INVALID", undefined, { reason: "invalid_signature" });
    }
    return this.#again(order, known, work);
  }

  /** Looks after payments that a crash left open; `workOf` finds the work of a door again. Resolves after the first look. */
  async start(workOf: WorkOf): Promise<void> {
    await this.#reconcile(workOf);
    void this.#goOn(workOf);
  }

  /** Ends the looks; what is under way is driven on by the next start. */
  stop(): void {
    this.#stop.abort();
  }

  async #again(order: PaymentOrder, known: Payment, work: PaidWork): Promise<Bought> {
    if (known.requestHash !== requestHash(order)) throw new AppError("PAYMENT_REUSED");
    const here = this.#here.get(known.id);
    if (here) return bought(await here);
    if (known.status === "SETTLED" || known.status === "REFUSED") return bought(known);
    if (this.#ledger.isOurs(known)) return bought(await this.#drive(known, work));
    return this.#await(order, work);
  }

  /** Another instance works for it: looks until that ended, went silent, or let go of it. */
  async #await(order: PaymentOrder, work: PaidWork): Promise<Bought> {
    const id = paymentId(order);
    let beats = -1;
    let since = steadyNow();
    for (;;) {
      const row = await this.#ledger.find(id);
      if (!row) return this.buy(order, work);
      if (row.status === "SETTLED" || row.status === "REFUSED") return bought(row);
      if (row.beats !== beats) [beats, since] = [row.beats, steadyNow()];
      if (steadyNow() - since > this.#options.silentMs) {
        const ours = await this.#ledger.takeFrom(row);
        if (ours) return bought(await this.#drive(ours, work));
      }
      await sleep(LOOK_MS, this.#stop.signal);
    }
  }

  /** One drive a payment in this process; its end is everybody's. */
  #drive(payment: Payment, work: PaidWork): Promise<Payment | null> {
    const running = this.#here.get(payment.id);
    if (running) return running;
    const drive = this.#run(payment, work).finally(() => this.#here.delete(payment.id));
    drive.catch(() => undefined);
    this.#here.set(payment.id, drive);
    return drive;
  }

  async #run(payment: Payment, work: PaidWork): Promise<Payment | null> {
    if (payment.status === "SETTLING") return this.#settleAgain(payment);
    let reply: object;
    try {
      reply = await work(payment.runId);
    } catch (fault) {
      // A stop of the process is no failure of the work: the next start goes on with it.
      if (!this.#stop.signal.aborted) await this.#ledger.release(payment);
      throw fault;
    }
    const kept = await this.#ledger.keep(payment, JSON.stringify(reply));
    // Who was taken for dead meanwhile sends nothing: another instance works for the payment now.
    return kept && this.#ledger.isOurs(kept) ? this.#settle(kept) : kept;
  }

  /** An earlier try may have moved the money. The chain knows, and nothing is sent where it does not say. */
  async #settleAgain(payment: Payment): Promise<Payment | null> {
    const used = await this.#chain.wasUsed(payment);
    if (used) return this.#ledger.settled(payment, null);
    if (used === null) return this.#unknown(payment);
    return this.#settle(payment, { isSentBefore: true });
  }

  /** `isSentBefore`: an earlier try, perhaps one that goes on in a stalled process, may have sent it already. */
  async #settle(payment: Payment, { isSentBefore = false } = {}): Promise<Payment | null> {
    const settlement = await this.#facilitator.settle(payment.proof as Proof);
    if (settlement.outcome === "settled") return this.#ledger.settled(payment, settlement.transaction);
    // Asked first: what the chain says of an authorization that had ended by then is its last word.
    const wasYoung = isYoung(payment);
    const used = await this.#chain.wasUsed(payment);
    if (used) return this.#ledger.settled(payment, null);
    if (settlement.outcome === "unknown" || (isSentBefore && used === null)) return this.#unknown(payment);
    const { reason, transaction } = settlement;
    const isSent = transaction ? !(await this.#chain.hasFailed(transaction)) : isSentBefore;
    // A transaction that was sent and is in no block yet may be in one until the authorization ends, or be where the chain does not say.
    const isOpen = isSent && (wasYoung || used === null);
    return isOpen ? this.#unknown(payment) : this.#ledger.refused(payment, reason);
  }

  #unknown({ id }: Payment): never {
    this.#options.log.warn({ paymentId: id }, "whether a payment went through is not known yet; it is asked again");
    throw notKnownYet();
  }

  async #goOn(workOf: WorkOf): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await sleep(RECONCILE_MS, this.#stop.signal).catch(() => undefined);
      if (!this.#stop.signal.aborted) await this.#reconcile(workOf);
    }
  }

  readonly #seen = new Map<string, { beats: number; since: number }>();

  async #reconcile(workOf: WorkOf): Promise<void> {
    const { log } = this.#options;
    try {
      await this.#ledger.beat([...this.#here.keys()]);
      for (const payment of await this.#ledger.open()) {
        if (this.#here.has(payment.id)) continue;
        const ours = this.#ledger.isOurs(payment) ? payment : await this.#takeSilent(payment);
        const work = ours && workOf(ours);
        if (ours && work) this.#drive(ours, work).catch(() => undefined);
      }
    } catch (err) {
      log.error({ err }, "open payments wait for the database");
    }
  }

  async #takeSilent(payment: Payment): Promise<Payment | null> {
    const { database, silentMs } = this.#options;
    const seen = this.#seen.get(payment.id);
    if (database.shared && seen?.beats !== payment.beats) {
      this.#seen.set(payment.id, { beats: payment.beats, since: steadyNow() });
      return null;
    }
    if (database.shared && steadyNow() - seen!.since < silentMs) return null;
    this.#seen.delete(payment.id);
    return this.#ledger.takeFrom(payment);
  }
}

function isYoung({ proof }: Payment): boolean {
  return Number((proof as Proof).payload.authorization.validBefore) * 1000 > Date.now();
}

/** A settled payment's answer; a refused one throws, and so does one that another instance took over, or took and let go. */
function bought(payment: Payment | null): Bought {
  if (payment?.status === "REFUSED") {
    throw new AppError("PAYMENT_INVALID", undefined, { reason: payment.reason ?? "settlement_failed" });
  }
  if (payment?.status !== "SETTLED") throw notKnownYet();
  const { transaction, payer, network, amount, asset, payTo, nonce, resource, endedAt } = payment;
  const settledAt = endedAt!.toISOString();
  const receipt = { transaction, payer, network, amount, asset, payTo, nonce, resource, settledAt };
  return { reply: JSON.parse(payment.reply!), receipt };
}

function notKnownYet(): AppError {
  return new AppError("UNAVAILABLE", "Whether the payment went through is not known yet. Ask again with the same one.");
}

function waiting(until: Date) {
  const retryAfterSeconds = Math.ceil((until.getTime() - Date.now()) / 1000);
  return { resetAt: until.toISOString(), retryAfterSeconds };
}

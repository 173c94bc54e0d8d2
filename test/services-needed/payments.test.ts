import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PrivateKeyAccount } from "viem/accounts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../../src/log.ts";
import { Payment } from "../../src/schema/payment.ts";
import { type Database, openDatabase } from "../../src/services/database.ts";
import { atomic, PAYMENT_NETWORKS } from "../../src/services/payments/networks.ts";
import { Payments } from "../../src/services/payments/payments.ts";
import type { PaidWork, PaymentOrder } from "../../src/services/payments/types.ts";
import { authorize } from "../support/chain/sign-payment.ts";
import { TestChain, TestFacilitator, TestNode } from "../support/chain/test-chain.ts";
import { emptyMysqlDatabase, type MysqlDatabase } from "../support/mysql.ts";

const { asset, caip2, domain } = PAYMENT_NETWORKS["base-sepolia"];
const PRICE = atomic("$0.025", 4);
const log = createLog("silent");

let chain: TestChain;
let facilitator: TestFacilitator;
let node: TestNode;
let shop: PrivateKeyAccount;
let folder: string;
let place: MysqlDatabase;
let database: Database;
let payments: Payments;
beforeAll(async () => {
  chain = await TestChain.start();
  facilitator = await TestFacilitator.start(chain);
  node = await TestNode.start(chain);
});
afterAll(async () => {
  await facilitator.stop();
  await node.stop();
  await chain.stop();
});
function open(silentMs = 1000): Payments {
  return new Payments({
    database,
    network: PAYMENT_NETWORKS["base-sepolia"],
    payTo: shop.address,
    pricePerAnswer: "$0.025",
    priceSaved: "$0.05",
    maxTimeoutSeconds: 150,
    facilitatorUrl: facilitator.url,
    facilitatorHeaders: {},
    facilitatorMs: 2000,
    rpcUrl: node.url,
    silentMs,
    log,
  });
}

interface Wanted {
  /** Changes before signing. */
  signed?: Record<string, string>;
  /** Changes after it. */
  after?: Record<string, string>;
}

/** A signed order of four answers. */
async function order(payer: PrivateKeyAccount, { signed = {}, after = {} }: Wanted = {}): Promise<PaymentOrder> {
  const asked = { maxAmountRequired: String(PRICE), payTo: shop.address, asset, network: "base-sepolia" };
  const { signature, authorization } = await authorize(
    payer,
    { ...asked, extra: domain, maxTimeoutSeconds: 150 },
    signed,
  );
  const offer = payments.offer({ answers: 4, saved: false }, "https://answerscope.example/api/agent/scan");
  const presented = { version: 2 as const, network: caip2, signature, authorization: { ...authorization, ...after } };
  return { door: "POST /api/agent/scan", request: { url: "https://a.example" }, offer, presented };
}

/** Work that counts its runs. */
function work(reply: object = { visibility: 40 }): PaidWork & { runs: string[] } {
  const runs: string[] = [];
  return Object.assign(
    async (runId: string) => {
      runs.push(runId);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return reply;
    },
    { runs },
  );
}

/** Work that begins, and ends when it is let. */
function gate(): { work: PaidWork; begun: Promise<void>; open: () => void } {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const work = async () => {
    begin();
    await opened;
    return { visibility: 40 };
  };
  return { work, begun, open };
}

const code = (error: { code: string; details: { reason?: string } }) => [error.code, error.details.reason];

describe.each(["the embedded database", "MariaDB"])("over %s", (kind) => {
  beforeEach(async () => {
    facilitator.mishap = "none";
    node.answers = async () => true;
    shop = await chain.wallet(0n);
    folder = mkdtempSync(join(tmpdir(), "answerscope-"));
    place =
      kind === "MariaDB"
        ? await emptyMysqlDatabase()
        : { url: `sqlite:${join(folder, "a.sqlite")}`, drop: async () => {} };
    database = await openDatabase(place.url);
    payments = open();
  });
  afterEach(async () => {
    payments.stop();
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  describe("a payment", () => {
    it("is verified, worked for and settled; the receipt is that of the transaction, to the unit", async () => {
      const payer = await chain.wallet(1_000_000n);
      const paid = work();
      const { reply, receipt } = await payments.buy(await order(payer), paid);
      expect(reply).toEqual({ visibility: 40 });
      expect(receipt).toMatchObject({ payer: payer.address.toLowerCase(), amount: "100000", network: caip2, asset });
      expect(await chain.transferIn(receipt.transaction!)).toEqual({
        from: payer.address.toLowerCase(),
        to: shop.address.toLowerCase(),
        value: 100_000n,
      });
      expect([await chain.balanceOf(payer.address), await chain.balanceOf(shop.address)]).toEqual([900_000n, 100_000n]);
      expect(paid.runs.length).toBe(1);
    });

    it("runs once and charges once for six copies at the same time, which get equal answers", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const paid = work();
      const answers = await Promise.all(Array.from({ length: 6 }, () => payments.buy(copy, paid)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(paid.runs.length).toBe(1);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    it("runs once for copies that reach two instances", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const paid = work();
      // However busy the machine is, neither takes the other for dead.
      const other = open(120_000);
      payments.stop();
      payments = open(120_000);
      const answers = await Promise.all([payments, other, payments, other].map((instance) => instance.buy(copy, paid)));
      other.stop();
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(paid.runs.length).toBe(1);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    it("that was sent before is not lost to a refusal while its authorization holds", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const paid: PaidWork = async () => {
        facilitator.mishap = "silent";
        return { visibility: 40 };
      };
      await expect(payments.buy(copy, paid)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      facilitator.mishap = "refuses";
      await expect(payments.buy(copy, paid)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      facilitator.mishap = "none";
      expect((await payments.buy(copy, paid)).reply).toEqual({ visibility: 40 });
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    describe("that was sent before, around the end of its authorization,", () => {
      /** Sent once without an answer, refused at the second try; its authorization ends so many milliseconds from now. */
      async function sentBefore(endsIn: number): Promise<{ again: () => Promise<unknown>; ends: number }> {
        const copy = await order(await chain.wallet(1_000_000n));
        const paid: PaidWork = async () => {
          facilitator.mishap = "silent";
          return { visibility: 40 };
        };
        await payments.buy(copy, paid).catch(code);
        facilitator.mishap = "refuses";
        const ends = Date.now() + endsIn;
        const { proof } = (await database.manager.findOneBy(Payment, { status: "SETTLING" }))!;
        (proof as { payload: { authorization: { validBefore: string } } }).payload.authorization.validBefore = String(
          ends / 1000,
        );
        await database.write((manager) => manager.update(Payment, { status: "SETTLING" }, { proof }));
        return { again: () => payments.buy(copy, paid).then(() => "bought", code), ends };
      }

      it("is not refused while the node does not say whether it was used", async () => {
        const { again } = await sentBefore(-1000);
        let calls = 0;
        node.answers = async () => ++calls !== 2;
        expect(await again()).toEqual(["UNAVAILABLE", undefined]);
        expect(await again()).toEqual(["PAYMENT_INVALID", "insufficient_funds"]);
      });

      it("is not refused by what the chain said while it still held", async () => {
        const { again, ends } = await sentBefore(1500);
        let calls = 0;
        node.answers = async () => {
          calls += 1;
          if (calls === 2) await new Promise((resolve) => setTimeout(resolve, ends - Date.now() + 100));
          return true;
        };
        expect(await again()).toEqual(["UNAVAILABLE", undefined]);
        expect(await again()).toEqual(["PAYMENT_INVALID", "insufficient_funds"]);
      });
    });

    it("that was taken from a stalled instance is not called refused by that one, whose money moved all the same", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const [stalled, taken] = [gate(), gate()];
      const first = payments.buy(copy, stalled.work).catch(code);
      await stalled.begun;
      const other = open();
      const second = other.buy(copy, taken.work);
      await taken.begun;
      stalled.open();
      expect(await first).toEqual(["UNAVAILABLE", undefined]);
      taken.open();
      expect((await second).reply).toEqual({ visibility: 40 });
      expect((await payments.buy(copy, stalled.work)).reply).toEqual({ visibility: 40 });
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
      other.stop();
    });

    it("gives the answer again to the same request, also after a restart, and refuses another one", async () => {
      const payer = await chain.wallet(1_000_000n);
      const first = await order(payer);
      const paid = work();
      const bought = await payments.buy(first, paid);
      payments.stop();
      payments = open();
      expect(await payments.buy(first, paid)).toEqual(bought);
      await expect(payments.buy({ ...first, request: { url: "https://b.example" } }, paid)).rejects.toMatchObject({
        code: "PAYMENT_REUSED",
      });
      expect(paid.runs.length).toBe(1);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    it("gives the answer to nobody who knows payer and nonce from the chain, and not the signature", async () => {
      const payer = await chain.wallet(1_000_000n);
      const own = await order(payer);
      await payments.buy(own, work());
      const signature = `0x${"ab".repeat(65)}`;
      const foreign = { ...own, presented: { ...own.presented, signature } };
      await expect(payments.buy(foreign, work())).rejects.toMatchObject({ code: "PAYMENT_INVALID" });
    });

    it("is not charged when the work fails, and can be used again", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const failing = async () => Promise.reject(new Error("no answers"));
      await expect(payments.buy(copy, failing)).rejects.toThrow("no answers");
      expect(await chain.balanceOf(payer.address)).toBe(1_000_000n);
      expect((await payments.buy(copy, work())).reply).toEqual({ visibility: 40 });
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    it.each([
      ["a tampered amount", { after: { value: "1" } }],
      ["a tampered recipient", { after: { to: "0x00000000000000000000000000000000000000aa" } }],
      ["a foreign signature", { after: { from: "0x00000000000000000000000000000000000000aa" } }],
      ["an expired authorization", { signed: { validBefore: String(Math.floor(Date.now() / 1000) - 10) } }],
      ["one that is not valid yet", { signed: { validAfter: String(Math.floor(Date.now() / 1000) + 600) } }],
    ])("with %s is refused with nothing run and nothing moved", async (_, change) => {
      const payer = await chain.wallet(1_000_000n);
      const paid = work();
      await expect(payments.buy(await order(payer, change), paid)).rejects.toMatchObject({ code: "PAYMENT_INVALID" });
      expect(paid.runs).toEqual([]);
      expect(await chain.balanceOf(payer.address)).toBe(1_000_000n);
    });

    it("from an empty wallet is refused before anything runs", async () => {
      const paid = work();
      const fault = await payments.buy(await order(await chain.wallet(10n)), paid).catch(code);
      expect(fault).toEqual(["PAYMENT_INVALID", "invalid_exact_evm_insufficient_balance"]);
      expect(paid.runs).toEqual([]);
    });

    it("whose money is gone when the work is done gives no answer, and its payer waits a day", async () => {
      const payer = await chain.wallet(150_000n);
      const [one, two] = [await order(payer), await order(payer)];
      const ends = await Promise.allSettled([payments.buy(one, work()), payments.buy(two, work())]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      await expect(payments.buy(await order(payer), work())).rejects.toMatchObject({ code: "PAYER_WAITS" });
    });

    it("whose facilitator dies after it moved the money is found settled, never charged twice, and answered once asked again", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const paid = work();
      facilitator.mishap = "dies-after-settling";
      const { reply, receipt } = await payments.buy(copy, paid);
      expect([reply, receipt.transaction]).toEqual([{ visibility: 40 }, null]);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
      expect(await payments.buy(copy, paid)).toEqual({ reply, receipt });
      expect(paid.runs.length).toBe(1);
    });

    it("whose facilitator never answers is not taken; one that moved the money and fell silent is found settled", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const paid = work();
      facilitator.mishap = "silent";
      await expect(payments.buy(copy, paid)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      expect([paid.runs.length, await chain.balanceOf(payer.address)]).toEqual([0, 1_000_000n]);
      facilitator.mishap = "silent-after-settling";
      const { reply, receipt } = await payments.buy(copy, paid);
      expect([reply, receipt.transaction]).toEqual([{ visibility: 40 }, null]);
      expect([paid.runs.length, await chain.balanceOf(payer.address)]).toEqual([1, 900_000n]);
    });

    it("cannot be taken while the facilitator is away or lacks the network; nothing runs", async () => {
      const payer = await chain.wallet(1_000_000n);
      const paid = work();
      for (const mishap of ["down", "other-networks"] as const) {
        facilitator.mishap = mishap;
        await expect(payments.buy(await order(payer), paid)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      }
      facilitator.mishap = "none";
      await payments.buy(await order(payer), paid);
      expect(paid.runs.length).toBe(1);
    });
  });

  describe("after a crash", () => {
    it("the next start goes on with the same run, settles once, and gives the answer to the payer who asks again", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      const never = work();
      // The process is gone in the middle of its work: the row stays, nothing is released.
      void payments.buy(copy, (runId) => never(runId).then(() => new Promise(() => {}))).catch(() => undefined);
      while (never.runs.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      payments.stop();
      payments = open();
      const again = work();
      await payments.start(() => again);
      const { reply } = await payments.buy(copy, again);
      expect(reply).toEqual({ visibility: 40 });
      expect(again.runs).toEqual(never.runs);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });

    it("a settlement that was sent and not noted is not sent again", async () => {
      const payer = await chain.wallet(1_000_000n);
      const copy = await order(payer);
      await payments.buy(copy, work());
      await database.write((manager) =>
        manager.update(Payment, { status: "SETTLED" }, { status: "SETTLING", transaction: null, endedAt: null }),
      );
      payments.stop();
      payments = open();
      const settles = facilitator.calls.settle;
      await payments.start(() => work());
      expect((await payments.buy(copy, work())).reply).toEqual({ visibility: 40 });
      expect(facilitator.calls.settle).toBe(settles);
      expect(await chain.balanceOf(payer.address)).toBe(900_000n);
    });
  });
});

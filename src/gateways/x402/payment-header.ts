import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Offer, Presented } from "../../services/payments/types.ts";

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const whole = z.string().regex(/^\d{1,78}$/);
const signed = z.object({
  signature: z.string().regex(/^0x(?:[0-9a-fA-F]{2}){1,2048}$/),
  authorization: z.object({
    from: address,
    to: address,
    value: whole,
    validAfter: whole,
    validBefore: whole,
    nonce: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  }),
});
const version1 = z.object({
  x402Version: z.literal(1),
  scheme: z.literal("exact"),
  network: z.string(),
  payload: signed,
});
const version2 = z.object({
  x402Version: z.literal(2),
  accepted: z.object({
    scheme: z.literal("exact"),
    network: z.string(),
    amount: z.string(),
    asset: address,
    payTo: address,
  }),
  payload: signed,
});

/** The two headers that a payment may come in; Node hands their names over in lower case. */
export const PAYMENT_HEADERS = ["payment-signature", "x-payment"] as const;

/** Reads a payment of either version: JSON in base64. Throws PAYMENT_INVALID where it cannot be read. */
export function readPayment(header: string): Presented {
  const sent = decoded(header);
  const first = version1.safeParse(sent);
  if (first.success) return { version: 1, network: first.data.network, ...first.data.payload };
  const second = version2.safeParse(sent);
  if (!second.success) throw refused("invalid_payload");
  const { accepted, payload } = second.data;
  return { version: 2, network: accepted.network, accepted, ...payload };
}

/** Throws PAYMENT_INVALID with a `reason` where a payment is not for `offer`, or not now: that needs no facilitator. */
export function assertFits({ version, network, accepted, authorization }: Presented, offer: Offer): void {
  if (network !== (version === 1 ? offer.networkName : offer.network)) throw refused("network_mismatch");
  if (accepted && !isSame(accepted.asset, offer.asset)) throw refused("asset_mismatch");
  if (accepted && !isSame(accepted.payTo, offer.payTo)) throw refused("recipient_mismatch");
  if (accepted && accepted.amount !== offer.amount) throw refused("amount_mismatch");
  if (!isSame(authorization.to, offer.payTo)) throw refused("recipient_mismatch");
  if (BigInt(authorization.value) !== BigInt(offer.amount)) throw refused("amount_mismatch");
  const now = BigInt(Math.floor(Date.now() / 1000));
  if (BigInt(authorization.validAfter) > now) throw refused("not_yet_valid");
  if (BigInt(authorization.validBefore) <= now) throw refused("expired");
}

function decoded(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, "base64").toString("utf8"));
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function refused(reason: string): AppError {
  return new AppError("PAYMENT_INVALID", undefined, { reason });
}

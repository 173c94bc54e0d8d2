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

/**
 * Reads a payment of either version: JSON in base64. Throws PAYMENT_INVALID with a `reason` where it cannot be read, or
 * is for another network, asset, recipient or amount than `offer`: those need no facilitator to be refused.
 */
export function readPayment(header: string, offer: Offer): Presented {
  const sent = decoded(header);
  const first = version1.safeParse(sent);
  if (first.success) {
    if (first.data.network !== offer.networkName) throw refused("network_mismatch");
    return presented(1, first.data.payload, offer);
  }
  const second = version2.safeParse(sent);
  if (!second.success) throw refused("invalid_payload");
  const { accepted, payload } = second.data;
  if (accepted.network !== offer.network) throw refused("network_mismatch");
  if (!isSame(accepted.asset, offer.asset)) throw refused("asset_mismatch");
  if (!isSame(accepted.payTo, offer.payTo)) throw refused("recipient_mismatch");
  if (accepted.amount !== offer.amount) throw refused("amount_mismatch");
  return presented(2, payload, offer);
}

function presented(version: 1 | 2, { signature, authorization }: z.infer<typeof signed>, offer: Offer): Presented {
  if (!isSame(authorization.to, offer.payTo)) throw refused("recipient_mismatch");
  if (BigInt(authorization.value) !== BigInt(offer.amount)) throw refused("amount_mismatch");
  const now = BigInt(Math.floor(Date.now() / 1000));
  if (BigInt(authorization.validAfter) > now) throw refused("not_yet_valid");
  if (BigInt(authorization.validBefore) <= now) throw refused("expired");
  return { version, signature, authorization };
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

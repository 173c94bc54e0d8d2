import { AppError } from "../../errors.ts";
import type { Offer, Presented } from "./types.ts";

/** Milliseconds that the facilitator may take unless said otherwise; settling waits for a block. */
const TIMEOUT_MS = 30_000;

/** How a settlement ended; `unknown`: the facilitator may or may not have moved the money. */
export type Settlement =
  | { outcome: "settled"; transaction: string }
  /** `transaction`: one that was sent all the same. */
  | { outcome: "refused"; reason: string; transaction: string | null }
  | { outcome: "unknown" };

/** The part of @x402/core's client that is used. */
type Client = InstanceType<typeof import("@x402/core/server")["HTTPFacilitatorClient"]>;

/** The service that checks authorizations and moves the money. */
export class Facilitator {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;
  readonly #supported = new Set<string>();
  #client: Client | undefined;

  /** `headers` go with every request, such as an API key. */
  constructor(
    url: string,
    { headers, timeoutMs = TIMEOUT_MS }: { headers: Record<string, string>; timeoutMs?: number },
  ) {
    this.#url = url;
    this.#headers = headers;
    this.#timeoutMs = timeoutMs;
  }

  /** Throws UNAVAILABLE when it cannot be reached or does not know the network. */
  async assertSupports({ network }: Offer): Promise<void> {
    if (this.#supported.has(network)) return;
    const client = await this.#open();
    const { kinds } = await client.getSupported().catch(unreachable);
    const knows = kinds.some((kind) => kind.x402Version === 2 && kind.scheme === "exact" && kind.network === network);
    if (!knows) throw new AppError("UNAVAILABLE", "The payment service does not take payments on this network.");
    this.#supported.add(network);
  }

  /** The reason for which the payment is not valid; `null` when it is. Throws UNAVAILABLE when that cannot be told. */
  async verify(offer: Offer, presented: Presented): Promise<string | null> {
    const client = await this.#open();
    const proof = proofOf(offer, presented);
    const verdict = await client.verify(proof, proof.accepted).catch((fault: unknown) => {
      const { invalidReason } = fault as { invalidReason?: unknown };
      return typeof invalidReason === "string" ? { isValid: false, invalidReason } : unreachable();
    });
    return verdict.isValid ? null : (verdict.invalidReason ?? "invalid_payment");
  }

  /** Moves the money. */
  async settle(proof: Proof): Promise<Settlement> {
    const client = await this.#open();
    try {
      const { success, transaction, errorReason } = await client.settle(proof, proof.accepted);
      if (success) return { outcome: "settled", transaction };
      return refusal(errorReason ?? "refused", transaction);
    } catch (fault) {
      const { errorReason, transaction } = fault as { errorReason?: unknown; transaction?: unknown };
      return typeof errorReason === "string" ? refusal(errorReason, transaction) : { outcome: "unknown" };
    }
  }

  async #open(): Promise<Client> {
    // Loaded on first use: an installation without payments never needs it.
    const { HTTPFacilitatorClient } = await import("@x402/core/server");
    const headers = this.#headers;
    this.#client ??= new HTTPFacilitatorClient({
      url: this.#url,
      timeoutMs: this.#timeoutMs,
      createAuthHeaders: async () => ({ verify: headers, settle: headers, supported: headers }),
    });
    return this.#client;
  }
}

/** A settlement that is still under way is no refusal. */
function refusal(reason: string, transaction: unknown): Settlement {
  if (reason === "settlement_pending") return { outcome: "unknown" };
  const sent = typeof transaction === "string" && /^0x[0-9a-f]{64}$/i.test(transaction);
  return { outcome: "refused", reason, transaction: sent ? transaction : null };
}

/** What the facilitator is shown, whichever version the buyer spoke: the signature is the same. */
export type Proof = ReturnType<typeof proofOf>;

/** The payment in the shape of version 2. */
export function proofOf(offer: Offer, { signature, authorization }: Presented) {
  const { network, asset, payTo, amount, maxTimeoutSeconds, extra, resource } = offer;
  return {
    x402Version: 2,
    resource: { url: resource, description: "", mimeType: "application/json" },
    accepted: { scheme: "exact", network, asset, payTo, amount, maxTimeoutSeconds, extra },
    payload: { signature, authorization: { ...authorization } },
  };
}

function unreachable(): never {
  throw new AppError("UNAVAILABLE", "The payment service cannot be reached. Nothing was charged; try again shortly.");
}

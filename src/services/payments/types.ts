/** What has to be paid for one answer. */
export interface Offer {
  /** CAIP-2. */
  network: `eip155:${number}`;
  /** As version 1 names it. */
  networkName: string;
  asset: string;
  payTo: string;
  /** Atomic units. */
  amount: string;
  /** The address that is paid for. */
  resource: string;
  /** Seconds that an authorization must outlast: the deadline of the work and a minute. */
  maxTimeoutSeconds: number;
  /** The token's EIP-712 domain. */
  extra: { name: string; version: string };
}

/** A signed authorization (EIP-3009 `transferWithAuthorization`), as either version of x402 carries it. */
export interface Authorization {
  from: string;
  to: string;
  value: string;
  validAfter: string;
  validBefore: string;
  nonce: string;
}

/** What a buyer presents. */
export interface Presented {
  version: 1 | 2;
  /** As its version names it. */
  network: string;
  /** What a buyer of version 2 says it pays for. */
  accepted?: { asset: string; payTo: string; amount: string };
  signature: string;
  authorization: Authorization;
}

/** A receipt, as it stands in the answer and in PAYMENT-RESPONSE. */
export interface Receipt {
  transaction: string | null;
  payer: string;
  network: string;
  amount: string;
  asset: string;
  payTo: string;
  nonce: string;
  resource: string;
  settledAt: string;
}

/** What one answer costs, by what getting it takes. */
export interface Quoted {
  /** Answers of engines that would be asked for. */
  answers: number;
  /** Whether a saved measurement would be served. */
  saved: boolean;
}

/** A payment whose work is to be gone on with. */
export interface OpenPayment {
  door: string;
  request: object;
  payer: string;
}

/** Money that was offered for one request, and how to do what it buys. */
export interface PaymentOrder {
  /** Method and path of the door. */
  door: string;
  request: Record<string, unknown>;
  offer: Offer;
  presented: Presented;
}

/** Does what was paid for; `runId` is the same when a run is taken up again after a crash. Rejects when nothing may be charged. */
export type PaidWork = (runId: string) => Promise<object>;

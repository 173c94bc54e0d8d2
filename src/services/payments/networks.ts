/** A chain on which is paid in USDC by signed authorization (EIP-3009). */
export interface PaymentNetwork {
  /** As version 1 of x402 and X402_NETWORK name it. */
  name: "base" | "base-sepolia";
  /** As version 2 names it (CAIP-2). */
  caip2: `eip155:${number}`;
  /** Contract of USDC there, from Circle's list of contract addresses. */
  asset: string;
  /** Name and version of the token's EIP-712 domain, which the payer signs over. */
  domain: { name: string; version: string };
  /** A public node, asked only whether an authorization was used when a settlement's outcome is not known. */
  rpcUrl: string;
}

/** Decimals of USDC. */
const DECIMALS = 6;

/** The chains that can be paid on. */
export const PAYMENT_NETWORKS: Record<PaymentNetwork["name"], PaymentNetwork> = {
  base: {
    name: "base",
    caip2: "eip155:8453",
    asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    domain: { name: "USD Coin", version: "2" },
    rpcUrl: "https://mainnet.base.org",
  },
  "base-sepolia": {
    name: "base-sepolia",
    caip2: "eip155:84532",
    asset: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
    domain: { name: "USDC", version: "2" },
    rpcUrl: "https://sepolia.base.org",
  },
};

/** US dollars as atomic units of USDC: `atomic("$0.025", 8)` is 200000n. The price is exact; nothing is rounded but what lies under one unit. */
export function atomic(price: string, times = 1): bigint {
  const [whole = "", fraction = ""] = price.replace("$", "").split(".");
  const scaled = BigInt(whole + fraction) * BigInt(times) * 10n ** BigInt(DECIMALS);
  return scaled / 10n ** BigInt(fraction.length);
}

import type { PrivateKeyAccount } from "viem/accounts";

/** What an `accepts` entry of version 1 asks for, as far as signing needs it. */
export interface Asked {
  payTo: string;
  maxAmountRequired: string;
  network: string;
  asset: string;
  extra: { name: string; version: string };
  maxTimeoutSeconds: number;
}

const TYPES = {
  TransferWithAuthorization: [
    { name: "from", type: "address" },
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "validAfter", type: "uint256" },
    { name: "validBefore", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;

/** A signed authorization; `change` is signed over too. */
export async function authorize(
  account: PrivateKeyAccount,
  asked: Asked,
  change: Partial<Record<string, string>> = {},
) {
  const now = Math.floor(Date.now() / 1000);
  const authorization = {
    from: account.address as string,
    to: asked.payTo,
    value: asked.maxAmountRequired,
    validAfter: String(now - 600),
    validBefore: String(now + asked.maxTimeoutSeconds),
    nonce: `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex")}`,
    ...change,
  };
  const { value, validAfter, validBefore } = authorization;
  const numbers = { value: BigInt(value), validAfter: BigInt(validAfter), validBefore: BigInt(validBefore) };
  const signature = await account.signTypedData({
    domain: { ...asked.extra, chainId: 84532, verifyingContract: asked.asset as `0x${string}` },
    types: TYPES,
    primaryType: "TransferWithAuthorization",
    message: { ...authorization, ...numbers } as never,
  });
  return { signature, authorization };
}

/** The header of a buyer who speaks version 1. */
export async function signPayment(
  account: PrivateKeyAccount,
  asked: Asked,
  { version }: { version: 1 },
): Promise<string> {
  const payload = await authorize(account, asked);
  const payment = { x402Version: version, scheme: "exact", network: asked.network, payload };
  return Buffer.from(JSON.stringify(payment)).toString("base64");
}

import { timeLimit } from "../../engine/timers.ts";

/** First four bytes of keccak256("authorizationState(address,bytes32)"), EIP-3009. */
const AUTHORIZATION_STATE = "0xe94a0102";
const TIMEOUT_MS = 10_000;

/** One authorization on its chain. */
export interface AuthorizationKey {
  asset: string;
  payer: string;
  nonce: string;
}

/** Asks a node of the chain, by JSON-RPC. */
export class Chain {
  readonly #rpcUrl: string;

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl;
  }

  /** Whether the authorization was used, so that it can never move money again; `null` when the node does not tell. */
  async wasUsed({ asset, payer, nonce }: AuthorizationKey): Promise<boolean | null> {
    const data = AUTHORIZATION_STATE + payer.slice(2).toLowerCase().padStart(64, "0") + nonce.slice(2);
    const result = await this.#call("eth_call", { to: asset, data }, "latest");
    return typeof result === "string" && /^0x[0-9a-f]{64}$/i.test(result) ? BigInt(result) === 1n : null;
  }

  /** Whether a transaction is in a block and was undone there. */
  async hasFailed(transaction: string): Promise<boolean> {
    const receipt = (await this.#call("eth_getTransactionReceipt", transaction)) as { status?: unknown } | null;
    return receipt?.status === "0x0";
  }

  /** The result of a JSON-RPC call; `null` when there is none. */
  async #call(method: string, ...params: unknown[]): Promise<unknown> {
    try {
      const response = await fetch(this.#rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        signal: timeLimit(TIMEOUT_MS),
      });
      const { result } = (await response.json()) as { result?: unknown };
      return result ?? null;
    } catch {
      return null;
    }
  }
}

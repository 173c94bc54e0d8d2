import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { x402Facilitator } from "@x402/core/facilitator";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createPublicClient, createTestClient, createWalletClient, http, parseAbi, publicActions } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { baseSepolia } from "viem/chains";
import { PAYMENT_NETWORKS } from "../../../src/services/payments/networks.ts";
import { freePort } from "../free-port.ts";
import contracts from "./contracts.json" with { type: "json" };

const { asset, caip2 } = PAYMENT_NETWORKS["base-sepolia"];
const TOKEN = asset as `0x${string}`;
const MULTICALL3 = "0xcA11bde05977b3631167028862bE2a173976CA11";
const TOKEN_ABI = parseAbi([
  "function mint(address to, uint256 value)",
  "function balanceOf(address) view returns (uint256)",
  "function authorizationState(address, bytes32) view returns (bool)",
]);

/** A chain of its own in the place of Base Sepolia, with a token at USDC's address. */
export class TestChain {
  readonly rpcUrl: string;
  readonly #anvil: ChildProcess;
  readonly #client;

  private constructor(rpcUrl: string, anvil: ChildProcess) {
    this.rpcUrl = rpcUrl;
    this.#anvil = anvil;
    this.#client = createTestClient({ chain: baseSepolia, mode: "anvil", transport: http(rpcUrl) }).extend(
      publicActions,
    );
  }

  static async start(): Promise<TestChain> {
    const port = await freePort();
    const bin = process.env.ANVIL_PATH;
    if (!bin) throw new Error("ANVIL_PATH names no anvil: npm install --no-save @foundry-rs/anvil-linux-amd64@1.7.1");
    const anvil = spawn(bin, ["--chain-id", "84532", "--port", String(port), "--silent"], { stdio: "ignore" });
    process.once("exit", () => anvil.kill("SIGKILL"));
    const chain = new TestChain(`http://127.0.0.1:${port}`, anvil);
    while (!(await chain.#client.getChainId().catch(() => null)))
      await new Promise((resolve) => setTimeout(resolve, 50));
    await chain.#client.setCode({ address: TOKEN, bytecode: contracts.token as `0x${string}` });
    await chain.#client.setCode({ address: MULTICALL3, bytecode: contracts.multicall as `0x${string}` });
    return chain;
  }

  /** A wallet that owns so many atomic units of the token. */
  async wallet(units: bigint, key = generatePrivateKey()): Promise<PrivateKeyAccount> {
    const account = privateKeyToAccount(key);
    await this.#client.setBalance({ address: account.address, value: 10n ** 18n });
    const sender = createWalletClient({ account, chain: baseSepolia, transport: http(this.rpcUrl) });
    const hash = await sender.writeContract({
      address: TOKEN,
      abi: TOKEN_ABI,
      functionName: "mint",
      args: [account.address, units],
    });
    await this.#client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    return account;
  }

  balanceOf(address: string): Promise<bigint> {
    const args = [address as `0x${string}`] as const;
    return this.#client.readContract({ address: TOKEN, abi: TOKEN_ABI, functionName: "balanceOf", args });
  }

  /** Tokens moved from and to by a transaction. */
  async transferIn(transaction: string): Promise<{ from: string; to: string; value: bigint }> {
    const { logs } = await this.#client.getTransactionReceipt({ hash: transaction as `0x${string}` });
    const transfer = logs.find(({ topics }) => topics.length === 3 && topics[0] === TRANSFER_TOPIC)!;
    const address = (topic: string | undefined) => `0x${topic!.slice(-40)}`;
    return { from: address(transfer.topics[1]), to: address(transfer.topics[2]), value: BigInt(transfer.data) };
  }

  async stop(): Promise<void> {
    this.#anvil.kill("SIGTERM");
    await once(this.#anvil, "exit");
  }
}

/** keccak256("Transfer(address,address,uint256)"). */
const TRANSFER_TOPIC = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** What a test makes the facilitator do instead of its work. */
export type Mishap =
  | "none"
  | "down"
  | "dies-after-settling"
  | "other-networks"
  | "silent"
  | "silent-after-settling"
  | "refuses";

/** A facilitator over HTTP that checks and settles on the chain, as the reference library does. */
export class TestFacilitator {
  mishap: Mishap = "none";
  readonly calls = { verify: 0, settle: 0 };
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(chain: TestChain): Promise<TestFacilitator> {
    const account = await chain.wallet(0n);
    const transport = http(chain.rpcUrl);
    const reader = createPublicClient({ chain: baseSepolia, transport, pollingInterval: 20 });
    const writer = createWalletClient({ account, chain: baseSepolia, transport });
    const wallet: Parameters<typeof toFacilitatorEvmSigner>[0] = {
      address: account.address,
      getCode: (args) => reader.getCode(args),
      readContract: (args) => reader.readContract(args as never),
      verifyTypedData: (args) => reader.verifyTypedData(args as never),
      writeContract: (args) => writer.writeContract(args as never),
      sendTransaction: (args) => writer.sendTransaction(args as never),
      waitForTransactionReceipt: (args) => reader.waitForTransactionReceipt({ ...args, pollingInterval: 20 } as never),
    };
    const signer = toFacilitatorEvmSigner(wallet);
    const core = new x402Facilitator().register(caip2, new ExactEvmScheme(signer));
    const server = createServer((request, response) => void self.#answer(core, request, response));
    const self = new TestFacilitator(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return self;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(
    core: x402Facilitator,
    request: import("node:http").IncomingMessage,
    response: import("node:http").ServerResponse,
  ) {
    if (this.mishap === "down") return request.socket.destroy();
    const body = await text(request);
    const reply = (value: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    // The connection stays open, and nothing comes.
    if (this.mishap === "silent") return;
    if (request.url === "/supported") {
      return reply(this.mishap === "other-networks" ? { kinds: [], extensions: [], signers: {} } : core.getSupported());
    }
    const { paymentPayload, paymentRequirements } = JSON.parse(body);
    if (request.url === "/verify") {
      this.calls.verify += 1;
      return reply(await core.verify(paymentPayload, paymentRequirements));
    }
    this.calls.settle += 1;
    if (this.mishap === "refuses")
      return reply({ success: false, errorReason: "insufficient_funds", transaction: "", network: caip2 });
    const settled = await core.settle(paymentPayload, paymentRequirements);
    if (this.mishap === "silent-after-settling") return;
    if (this.mishap === "dies-after-settling") return request.socket.destroy();
    return reply(settled);
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A node in front of a chain's own that answers as a test wants. */
export class TestNode {
  /** Resolves to whether a call of this method is answered; it fails else. */
  answers: (method: string) => Promise<boolean> = async () => true;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(chain: TestChain): Promise<TestNode> {
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (!(await self.answers(JSON.parse(body).method))) return response.writeHead(503).end();
      const headers = { "content-type": "application/json" };
      const answer = await fetch(chain.rpcUrl, { method: "POST", headers, body });
      response.setHeader("content-type", "application/json").end(await answer.text());
    });
    const self = new TestNode(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return self;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

/** The providers of all answer engines on one loopback port, each in its own documented wire format. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { anthropic } from "./engine-server/anthropic.ts";
import { asksForJson, jsonReply } from "./engine-server/chat.ts";
import { deepseek } from "./engine-server/deepseek.ts";
import { google } from "./engine-server/google.ts";
import { local } from "./engine-server/local.ts";
import { openai } from "./engine-server/openai.ts";
import { perplexity } from "./engine-server/perplexity.ts";
import {
  bearer,
  type Json,
  type Provider,
  type Reply,
  type Said,
  type Scenario,
  type StandInRequest,
} from "./engine-server/provider.ts";
import { serpapi } from "./engine-server/serpapi.ts";
import { xai } from "./engine-server/xai.ts";

export type { Reply, Said, Scenario } from "./engine-server/provider.ts";

const PROVIDERS: readonly Provider[] = [openai, anthropic, google, perplexity, xai, deepseek, serpapi, local];

/** How one engine behaves in a test. Whatever is left out: an answer at once that names invented companies. */
export interface EngineScript {
  /** One for all calls, or by call (the 0-based number of calls that asked the same question before). */
  scenario?: Scenario | ((question: string, tries: number) => Scenario);
  delayMs?: number;
  answer?: string | Said | ((question: string) => string | Said);
  /** An exact reply, whatever was asked; the scenario then only acts on its bytes. */
  raw?: Reply;
  /** What is done to the body of a reply before it is sent. */
  change?: (body: unknown) => unknown;
  /** The document to give where a chat completion asks for JSON, as the writer of questions does; else the answer's text comes. */
  json?: unknown;
}

/** One call that a stand-in received. */
export interface EngineCall {
  engine: string;
  method: string;
  path: string;
  question: string | null;
  scenario: Scenario | "refused";
  body: Json;
  /** The key's own value masked. */
  headers: Record<string, unknown>;
  /** Whether the whole reply left us for a caller who was still there. */
  delivered: boolean;
}

export interface EngineServer {
  origin: string;
  /** By engine id, ready for the engine's base URL setting. */
  baseUrls: Record<string, string>;
  /** By engine id, as `createEngines` takes them: right keys, base URLs and models. */
  settings: Record<string, { apiKey: string; baseUrl: string; model: string }>;
  /** The same as environment variables. */
  env: Record<string, string>;
  calls: EngineCall[];
  callsTo(engine: string, scenario?: EngineCall["scenario"]): number;
  /** Changes one engine from now on. */
  set(engine: string, script: EngineScript): void;
  close(): Promise<void>;
}

const ENV: Record<string, string> = {
  chatgpt: "OPENAI",
  claude: "ANTHROPIC",
  gemini: "GEMINI",
  perplexity: "PERPLEXITY",
  grok: "XAI",
  deepseek: "DEEPSEEK",
  "google-ai-overviews": "SERPAPI",
  local: "LOCAL_ENGINE",
};

const DEFAULT: Required<Omit<Said, "servedModel">> = {
  text: "For a five-person agency, Tasklight costs 9 EUR per seat. Boardwell is the cheaper option.",
  citations: [
    { url: "https://tasklight.example/pricing", title: "Pricing - Tasklight", quote: "Tasklight costs 9 EUR per seat" },
    { url: "https://reviews.example/pm-tools", title: "PM tools compared", quote: "Boardwell is the cheaper option" },
  ],
  searches: ["best project management tool small agency 2026"],
  consulted: ["https://forum.example/pm"],
};

/** What happens to the bytes of an ordinary reply, the same with every provider. */
const ON_THE_WIRE = new Set<Scenario>([
  "html-502",
  "cut-json",
  "empty-body",
  "html-200",
  "endless",
  "redirect",
  "blank-lines",
  "unknown-fields",
  "slow",
  "hang",
  "reset",
  "drop",
]);

const SLOW_MS = 1_500;

/** Starts the stand-ins; `script` says by engine id how they behave. */
export async function startEngineServer(
  options: { script?: Record<string, EngineScript> } = {},
): Promise<EngineServer> {
  const scripts = new Map(Object.entries(options.script ?? {}));
  const calls: EngineCall[] = [];
  const sockets = new Set<Socket>();
  let origin = "";

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    const provider = PROVIDERS.find(({ prefix }) => url.pathname.startsWith(`${prefix}/`));
    if (!provider) {
      send(response, { status: 404, body: { error: "no such provider" } });
      return;
    }
    const redirect = /\/grounding-api-redirect\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (redirect) {
      response.writeHead(302, { location: Buffer.from(redirect, "base64url").toString() }).end();
      return;
    }
    const asked = await read(request, { provider, url, origin, serial: calls.length + 1 });
    const script = scripts.get(provider.engine) ?? {};
    // Every provider here that has chat completions takes its key the same way.
    const document = asksForJson(asked) && bearer(asked) === (provider.key || bearer(asked)) ? script.json : undefined;
    const refusal = document === undefined ? provider.refuse(asked) : null;
    const question = refusal ? null : provider.question(asked);
    const scenario = refusal ? "refused" : scenarioFor(script, provider.engine, question, calls);
    const call: EngineCall = {
      engine: provider.engine,
      method: asked.method,
      path: asked.path,
      question,
      scenario,
      body: asked.body,
      headers: masked(request, provider.key),
      delivered: false,
    };
    calls.push(call);
    response.on("finish", () => {
      call.delivered = true;
    });
    if (refusal || scenario === "refused") {
      send(response, refusal ?? { status: 500, body: {} });
      return;
    }
    await sleep((script.delayMs ?? 0) + (scenario === "slow" ? SLOW_MS : 0), undefined, { ref: false });
    const said = words(script, question ?? "", asked, provider);
    const spoken = ON_THE_WIRE.has(scenario) ? "ok" : scenario;
    const reply =
      script.raw ??
      (document === undefined || spoken !== "ok"
        ? (provider.reply(spoken, said, asked) ?? { status: 501, body: { error: `no scenario ${scenario} here` } })
        : jsonReply(document, asked));
    const body = script.change ? script.change(reply.body) : reply.body;
    act(response, scenario, { ...reply, body, headers: { ...requestIds(asked), ...reply.headers } });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const settings = Object.fromEntries(
    PROVIDERS.map(({ engine, prefix, key, model }) => [engine, { apiKey: key, baseUrl: origin + prefix, model }]),
  );
  return {
    origin,
    baseUrls: Object.fromEntries(Object.entries(settings).map(([engine, { baseUrl }]) => [engine, baseUrl])),
    settings,
    env: Object.fromEntries(
      Object.entries(settings).flatMap(([engine, { apiKey, baseUrl, model }]) => [
        ...(apiKey ? [[`${ENV[engine]}_API_KEY`, apiKey]] : []),
        [`${ENV[engine]}_BASE_URL`, baseUrl],
        [`${ENV[engine]}_MODEL`, model],
      ]),
    ),
    calls,
    callsTo: (engine, scenario) =>
      calls.filter((call) => call.engine === engine && (scenario === undefined || call.scenario === scenario)).length,
    set: (engine, script) => void scripts.set(engine, script),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function read(
  request: IncomingMessage,
  at: { provider: Provider; url: URL; origin: string; serial: number },
): Promise<StandInRequest> {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? "GET",
    path: at.url.pathname.slice(at.provider.prefix.length),
    query: at.url.searchParams,
    headers: request.headers,
    body: text ? JSON.parse(text) : {},
    origin: at.origin,
    serial: at.serial,
  };
}

function scenarioFor(script: EngineScript, engine: string, question: string | null, calls: EngineCall[]): Scenario {
  if (typeof script.scenario !== "function") return script.scenario ?? "ok";
  const before = calls.filter((call) => call.engine === engine && call.question === question).length;
  return script.scenario(question ?? "", before);
}

function words(script: EngineScript, question: string, asked: StandInRequest, provider: Provider) {
  const answer = typeof script.answer === "function" ? script.answer(question) : script.answer;
  const model = typeof asked.body.model === "string" ? asked.body.model : provider.model;
  if (answer === undefined) return { ...DEFAULT, model };
  const said = typeof answer === "string" ? { text: answer } : answer;
  return { citations: [], consulted: [], searches: [question], model: said.servedModel ?? model, ...said };
}

function act(response: ServerResponse, scenario: Scenario, reply: Reply): void {
  const whole = JSON.stringify(reply.body);
  const half = whole.slice(0, Math.floor(whole.length / 2));
  switch (scenario) {
    case "hang":
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "drop":
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(whole) });
      response.write(half, () => response.destroy());
      return;
    case "blank-lines":
      // How a queue keeps the connection open until its turn comes.
      response.writeHead(200, { "content-type": "application/json" });
      response.write("\n\n");
      setTimeout(() => response.end(`\n${whole}`), 30);
      return;
    case "cut-json":
      response.writeHead(200, { "content-type": "application/json" }).end(half);
      return;
    case "empty-body":
      response.writeHead(200, { "content-type": "application/json" }).end();
      return;
    case "html-200":
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Sign in to the network</title>");
      return;
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      Readable.from(endless()).pipe(response);
      return;
    case "html-502":
      response.writeHead(502, { "content-type": "text/html" }).end("<!doctype html><h1>502 Bad Gateway</h1>");
      return;
    case "redirect":
      response.writeHead(307, { location: "http://127.0.0.1:1/elsewhere" }).end();
      return;
    case "unknown-fields":
      send(response, { ...reply, body: withUnknownFields(reply.body) });
      return;
    default:
      send(response, reply);
  }
}

function* endless(): Generator<string> {
  for (;;) yield `"${"x".repeat(60_000)}",`;
}

/** Anthropic's own name and everybody else's. */
function requestIds({ serial }: StandInRequest): Record<string, string> {
  const id = `req_${serial.toString(16).padStart(12, "0")}`;
  return { "request-id": id, "x-request-id": id };
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
    .end(JSON.stringify(body));
}

function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(([name, inner]) => [name, withUnknownFields(inner)]);
  return { ...Object.fromEntries(known), x_new_field: { since: "tomorrow" } };
}

function masked(request: IncomingMessage, key: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, key ? String(value).replaceAll(key, "***") : value]),
  );
}

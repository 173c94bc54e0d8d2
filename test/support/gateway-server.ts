/** A gateway on a loopback port, in front of the stand-ins of the providers. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { StandInRequest } from "./engine-server/provider.ts";
import type { EngineServer } from "./engine-server.ts";
import type { Gateway, HandedOn } from "./gateways/gateway.ts";

/** One call as the gateway took it. */
export interface GatewayCall {
  path: string;
  status: number;
  body: StandInRequest["body"];
}

export interface GatewayServer {
  origin: string;
  /** What the operator sets. */
  env: Record<string, string>;
  calls: GatewayCall[];
  close(): Promise<void>;
}

/** Starts the gateway; what it hands on reaches `providers` with their own keys. */
export async function startGateway(gateway: Gateway, providers: EngineServer): Promise<GatewayServer> {
  const calls: GatewayCall[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://gateway.example");
    const text = Buffer.concat(await request.toArray()).toString();
    const asked: StandInRequest = {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text ? JSON.parse(text) : {},
      origin: "",
      serial: calls.length + 1,
    };
    const answer = gateway.answer(asked);
    const reply = "to" in answer ? await handOn(answer, asked, providers) : answer;
    calls.push({ path: asked.path, status: reply.status, body: asked.body });
    response.writeHead(reply.status, { "content-type": "application/json" }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: gateway.env(origin),
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function handOn({ to, path, body, change }: HandedOn, asked: StandInRequest, providers: EngineServer) {
  const { apiKey } = Object.values(providers.settings).find(({ baseUrl }) => hasPrefix(baseUrl, to))!;
  const query = new URLSearchParams(asked.query);
  if (to === "serpapi") query.set("api_key", apiKey);
  const version = asked.headers["anthropic-version"];
  const response = await fetch(`${providers.origin}/${to}${path}${query.size > 0 ? `?${query}` : ""}`, {
    method: asked.method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${apiKey}`,
      "x-goog-api-key": apiKey,
      ...(typeof version === "string" && { "anthropic-version": version }),
    },
    ...(asked.method === "POST" && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as StandInRequest["body"];
  return { status: response.status, body: response.ok && change ? change(reply) : reply };
}

function hasPrefix(baseUrl: string, to: string): boolean {
  return new URL(baseUrl).pathname.split("/")[1] === to.split("/")[0];
}

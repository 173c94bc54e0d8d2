import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One span as it arrived. */
export interface SeenSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

/** An OpenTelemetry collector that takes OTLP over HTTP in JSON. */
export interface TraceCollector {
  endpoint: string;
  /** Bodies as they came. */
  bodies: string[];
  headers: Record<string, unknown>[];
  spans(): SeenSpan[];
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.url !== "/v1/traces" || request.method !== "POST") return void response.writeHead(404).end();
    bodies.push(body);
    headers.push(request.headers);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () => bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

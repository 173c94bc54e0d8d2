/** What watches a server: its counts, its traces, and who may see them. */
import type { AddressInfo, Server } from "node:net";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { secretsOf } from "./config-secrets.ts";
import { metricsServer, type ReadMetrics } from "./gateways/metrics.ts";
import type { SeenRequest } from "./gateways/request-log.ts";
import { scrubber } from "./log.ts";
import { Metrics } from "./services/metrics/metrics.ts";
import type { QueueDepth } from "./services/scan-queue.ts";
import type { ScanObserver } from "./services/scan-runner.ts";
import { traceRequest } from "./services/traces/request-traces.ts";
import { ScanTraces } from "./services/traces/scan-traces.ts";
import { Tracer } from "./services/traces/tracer.ts";
import { VERSION } from "./version.ts";

/** The instruments of one process. */
export interface Instruments {
  metrics: Metrics;
  /** Told how scans go. */
  observers: ScanObserver[];
  onRequest: SeenRequest;
  readMetrics: ReadMetrics;
  /** Serves the counts on METRICS_PORT, where one is set; resolves to the port. */
  listen(): Promise<number | null>;
  close(): Promise<void>;
}

/** Makes them from the configuration; `depth` tells how full the queue is. */
export function createInstruments(config: Config, log: Logger, depth: () => Promise<QueueDepth>): Instruments {
  const metrics = new Metrics({ depth, version: VERSION });
  const tracer = tracerOf(config, log);
  const readMetrics = () => metrics.text();
  const server: Server = metricsServer(readMetrics);
  return {
    metrics,
    observers: [metrics, ...(tracer ? [new ScanTraces(tracer)] : [])],
    readMetrics,
    onRequest(request) {
      metrics.request(request);
      if (tracer) traceRequest(tracer, request);
    },
    listen() {
      const port = config.metricsPort;
      if (port === null) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
      });
    },
    async close() {
      server.close();
      await tracer?.flush();
    },
  };
}

/** Traces are made where a collector is named. */
function tracerOf(config: Config, log: Logger): Tracer | null {
  const { endpoint, ...traces } = config.traces;
  const clean = scrubber(secretsOf(config));
  return endpoint === null ? null : new Tracer({ ...traces, endpoint, version: VERSION, clean }, log);
}

/** Everything that agents pay for by the call: the measures that are sold, their receipts, and the door that takes payment. */
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { PaymentDoor } from "./gateways/x402/payment.ts";
import type { Graph } from "./graph/execute.ts";
import type { ScanRoom } from "./scan-room.ts";
import { AgentScans } from "./services/agent-scans.ts";
import { CategoryMeasures } from "./services/category-measures.ts";
import type { Database } from "./services/database.ts";
import type { EngineCatalogue } from "./services/engine-catalogue.ts";
import { PAYMENT_NETWORKS } from "./services/payments/networks.ts";
import { PaymentLedger } from "./services/payments/payment-ledger.ts";
import { Payments } from "./services/payments/payments.ts";
import type { ScanQueue } from "./services/scan-queue.ts";
import type { Scans } from "./services/scans.ts";

interface Parts {
  database: Database;
  queue: ScanQueue;
  scans: Scans;
  engines: EngineCatalogue;
  room: ScanRoom;
  log: Logger;
}

/** The services of what is sold; `openDoor` gives the till once there is a graph to run, `null` where nothing is sold. */
export function createPaidRoom(config: Config, { database, queue, scans, engines, room, log }: Parts) {
  const agentScans = new AgentScans({ database, queue, scans, engines, ...room.tools, allowHosts: room.allowHosts });
  const categories = new CategoryMeasures({ database, engines, tools: room.tools });
  const payments = openPayments(config, database, log);
  return {
    services: { agentScans, categories, receipts: new PaymentLedger(database) },
    openDoor(graph: Graph) {
      if (!payments) return null;
      const door = new PaymentDoor({ graph, payments, baseUrl: config.baseUrl });
      return { wrap: door.wrap, start: () => payments.start(door.workOf) };
    },
    stop() {
      payments?.stop();
      categories.stop();
    },
  };
}

function openPayments({ x402, scanDeadlineMs, scanSilentMs }: Config, database: Database, log: Logger) {
  if (!x402.payTo) return null;
  return new Payments({
    ...x402,
    payTo: x402.payTo,
    network: PAYMENT_NETWORKS[x402.network],
    maxTimeoutSeconds: Math.ceil(scanDeadlineMs / 1000) + 60,
    database,
    silentMs: scanSilentMs,
    log,
  });
}

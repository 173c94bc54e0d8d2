/** The part of the composition root that serves accounts: monitors, networks, their measures, mails and feeds. */
import type { Logger } from "pino";
import type { Graph } from "./graph/execute.ts";
import type { ScanRoom } from "./scan-room.ts";
import { Accounts } from "./services/accounts/accounts.ts";
import { ScopedKeys } from "./services/accounts/keys.ts";
import { Networks } from "./services/accounts/networks.ts";
import type { Credentials } from "./services/credentials/credentials.ts";
import type { Database } from "./services/database.ts";
import type { EngineCatalogue } from "./services/engine-catalogue.ts";
import { Consoles } from "./services/feeds/consoles.ts";
import type { Allowances } from "./services/limits/allowances.ts";
import { Outbox } from "./services/mail/outbox.ts";
import { Unsubscribes } from "./services/mail/unsubscribes.ts";
import { Measures, type MeasuresOptions } from "./services/monitors/measures.ts";
import { MonitorClock } from "./services/monitors/monitor-clock.ts";
import { Monitors } from "./services/monitors/monitors.ts";
import { Notices } from "./services/monitors/notices.ts";
import { OperatorMonitors } from "./services/monitors/operator-monitors.ts";
import { MonitorSettings } from "./services/monitors/settings.ts";
import { Settlement } from "./services/monitors/settlement.ts";
import { SignUp } from "./services/monitors/sign-up.ts";
import { Webhooks, type WebhooksOptions } from "./services/monitors/webhooks.ts";
import { WeeklyBriefs } from "./services/monitors/weekly-briefs.ts";
import type { Recurring } from "./services/queue/recurring.ts";
import type { Secret } from "./services/secret.ts";
import { Traffic } from "./services/traffic/traffic.ts";

/** How often monitors are looked at whose time may have come, in milliseconds. */
const CLOCK_MS = 30_000;
/** How often events are looked at that webhooks wait for, in milliseconds. */
const WEBHOOK_MS = 15_000;

/** How often monitors are looked at whose brief may be due, in milliseconds. */
const BRIEFS_MS = 300_000;

/** What accounts share with the rest of the process. */
export interface MonitorRoomOptions {
  database: Database;
  secret: Secret;
  credentials: Credentials;
  engines: EngineCatalogue;
  room: ScanRoom;
  allowances: Allowances;
  outbox: Outbox;
  unsubscribes: Unsubscribes;
  notices: Notices;
  webhooks: Webhooks;
  recurring: Recurring;
  /** `null`: measures are left to a server. */
  queue: MeasuresOptions["queue"];
  baseUrl: string;
  log: Logger;
}

/** How owners are told: by mail and webhook, of what the end of a measure brings with it. */
export function createNotices(options: WebhooksOptions & { credentials: Credentials; baseUrl: string }) {
  const { database, baseUrl } = options;
  const outbox = new Outbox(database);
  const unsubscribes = new Unsubscribes(options);
  const webhooks = new Webhooks(options);
  const notices = new Notices({ credentials: options.credentials, outbox, unsubscribes, webhooks, baseUrl });
  return { outbox, unsubscribes, webhooks, notices, settlement: new Settlement({ notices }) };
}

/** Builds it all; `start` looks at once for what is due, and the recurring work goes on from there. */
export function createMonitorRoom(options: MonitorRoomOptions) {
  const { database, credentials, engines, room, queue, notices, webhooks, recurring, log } = options;
  const { allowHosts, tools } = room;
  const measures = new Measures({ database, engines, queue });
  const settings = new MonitorSettings({ database, tools, allowHosts, engineIds: engines.ids });
  const networks = new Networks({ database, credentials });
  const clock = new MonitorClock({ database, measures, notices, log });
  recurring.every("monitors", CLOCK_MS, () => clock.look());
  recurring.every("webhooks", WEBHOOK_MS, () => webhooks.look());
  return {
    services: {
      webhooks,
      measures,
      settings,
      networks,
      accounts: new Accounts({ database }),
      monitors: new Monitors({ database, credentials }),
      keys: new ScopedKeys({ database, credentials, networks }),
      operatorMonitors: new OperatorMonitors({ database, credentials, settings, allowHosts }),
      signUp: new SignUp({ ...options, measures, settings, allowHosts, fetcher: tools.fetcher }),
      consoles: new Consoles({ database }),
      traffic: new Traffic({ database }),
    },
    /** `graph`: what owners are told by mail is what they read everywhere else. */
    start(graph: Graph): void {
      const briefs = new WeeklyBriefs({ database, notices, log, read: (id) => readBrief(graph, id) });
      recurring.every("weekly-briefs", BRIEFS_MS, () => briefs.look());
      const looks = [clock.look(), webhooks.look(), briefs.look()];
      for (const look of looks) look.catch((err) => log.error({ err }, "what is due could not be looked at"));
    },
  };
}

/** The brief of a monitor as its owner would ask for it; `null` where nothing was measured. */
async function readBrief(graph: Graph, monitorId: string) {
  const { evidence } = await graph.execute("GetWeeklyBrief", {}, { kind: "monitor", monitorId });
  return evidence.status === "unavailable" ? null : { brief: evidence.brief, isSandbox: evidence.mode === "sandbox" };
}

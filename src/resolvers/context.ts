import type { Accounts } from "../services/accounts/accounts.ts";
import type { ScopedKeys } from "../services/accounts/keys.ts";
import type { Networks } from "../services/accounts/networks.ts";
import type { AgentScans } from "../services/agent-scans.ts";
import type { CategoryMeasures } from "../services/category-measures.ts";
import type { Caller } from "../services/credentials/caller.ts";
import type { Database } from "../services/database.ts";
import type { EngineCatalogue } from "../services/engine-catalogue.ts";
import type { EvidenceStore } from "../services/evidence/store.ts";
import type { Consoles } from "../services/feeds/consoles.ts";
import type { Unsubscribes } from "../services/mail/unsubscribes.ts";
import type { Measures } from "../services/monitors/measures.ts";
import type { Monitors } from "../services/monitors/monitors.ts";
import type { OperatorMonitors } from "../services/monitors/operator-monitors.ts";
import type { MonitorSettings } from "../services/monitors/settings.ts";
import type { SignUp } from "../services/monitors/sign-up.ts";
import type { Webhooks } from "../services/monitors/webhooks.ts";
import type { PaymentLedger } from "../services/payments/payment-ledger.ts";
import type { Retention } from "../services/retention.ts";
import type { ScanIntake } from "../services/scan-intake.ts";
import type { Scans } from "../services/scans.ts";
import type { Traffic } from "../services/traffic/traffic.ts";
import type { WaitingList } from "../services/waiting-list/waiting-list.ts";
import { createLoaders, type Loaders } from "./loaders.ts";

export type { Caller };

/** The services that resolvers call. */
export interface Services {
  scans: Scans;
  evidence: EvidenceStore;
  intake: ScanIntake;
  waitingList: WaitingList;
  engines: EngineCatalogue;
  agentScans: AgentScans;
  categories: CategoryMeasures;
  receipts: PaymentLedger;
  accounts: Accounts;
  unsubscribes: Unsubscribes;
  monitors: Monitors;
  settings: MonitorSettings;
  measures: Measures;
  operatorMonitors: OperatorMonitors;
  signUp: SignUp;
  webhooks: Webhooks;
  traffic: Traffic;
  networks: Networks;
  keys: ScopedKeys;
  retention: Retention;
  consoles: Consoles;
  /** Address that links begin with, without a trailing slash. */
  baseUrl: string;
}

/** What every resolver gets; made anew for each call, its loaders when the first of them is asked for. */
export interface Context {
  caller: Caller;
  services: Services;
  loaders: Loaders;
  /** Scans that were found to be the caller's own. */
  opened: Set<string>;
}

/** What contexts are made of. */
export interface Means {
  services: Services;
  database: Database;
}

/** The context of one call. */
export function createContext(caller: Caller, { services, database }: Means): Context {
  let loaders: Loaders | null = null;
  return {
    caller,
    services,
    opened: new Set(),
    get loaders() {
      loaders ??= createLoaders(database);
      return loaders;
    },
  };
}

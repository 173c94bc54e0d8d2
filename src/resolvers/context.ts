import type { Monitors } from "../services/accounts/monitors.ts";
import type { Networks } from "../services/accounts/networks.ts";
import type { CategoryMeasures } from "../services/category-measures.ts";
import type { Caller } from "../services/credentials/caller.ts";
import type { EngineCatalogue } from "../services/engine-catalogue.ts";
import type { Unsubscribes } from "../services/mail/unsubscribes.ts";
import type { ScanIntake } from "../services/scan-intake.ts";
import type { Scans } from "../services/scans.ts";
import type { Loaders } from "./loaders.ts";

export type { Caller };

/** The services that resolvers call. */
export interface Services {
  scans: Scans;
  intake: ScanIntake;
  engines: EngineCatalogue;
  categories: CategoryMeasures;
  unsubscribes: Unsubscribes;
  monitors: Monitors;
  networks: Networks;
  /** Address that links begin with, without a trailing slash. */
  baseUrl: string;
}

/** What every resolver gets. */
export interface Context {
  caller: Caller;
  services: Services;
  loaders: Loaders;
  /** Scans that were found to be the caller's own. */
  opened: Set<string>;
}

import type { EngineCatalogue } from "../services/engine-catalogue.ts";
import type { Unsubscribes } from "../services/mail/unsubscribes.ts";
import type { ScanIntake } from "../services/scan-intake.ts";
import type { Scans } from "../services/scans.ts";
import type { Loaders } from "./loaders.ts";

/** Who is asking. */
export type Caller =
  | { kind: "anonymous"; ip: string; browser: string | null }
  | { kind: "demo"; site: string }
  | { kind: "operator" };

/** The services that resolvers call. */
export interface Services {
  scans: Scans;
  intake: ScanIntake;
  engines: EngineCatalogue;
  unsubscribes: Unsubscribes;
  /** Address that links begin with, without a trailing slash. */
  baseUrl: string;
}

/** What every resolver gets. */
export interface Context {
  caller: Caller;
  services: Services;
  loaders: Loaders;
}

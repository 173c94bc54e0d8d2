import type { AskingTools } from "./answer-engines/ask.ts";
import type { Sandbox } from "./answer-engines/sandbox/create-sandbox.ts";
import type { FootprintEndpoints } from "./footprint/types.ts";
import type { WebSearch } from "./footprint/web-search.ts";
import type { PricedModel } from "./priced-model.ts";
import type { SiteFetcher } from "./read-site/fetch/fetcher.ts";
import type { Workshop } from "./workshop/bench.ts";

/** What a process has once, and every scan uses. */
export interface ScanTools {
  fetcher: SiteFetcher;
  /** Where text from outside is interpreted. */
  workshop: Workshop;
  /** Shared limits and breakers of the answer engines. */
  asking: AskingTools;
  /** The sandbox's index, when its engines are asked; else `null`. */
  sandbox: Sandbox | null;
  /** Writes questions; `null`: rules do. */
  writer: PricedModel | null;
  /** Reads answers a second time for who is offered in them; `null`: rules alone do. */
  reader: PricedModel | null;
  /** Where the footprint asks the open registries. */
  registries: FootprintEndpoints;
  /** Looks for pages elsewhere that name a brand; `null`: none but what engines cite are known. */
  search: WebSearch | null;
  /** A browser for the rendered audits; `null`: they are not measured. */
  browserPath: string | null;
  /** Milliseconds after which a scan ends with what it has. */
  deadlineMs: number;
}

import type { Reading } from "../read-site/types.ts";
import type { SurfaceVerdict } from "../types.ts";
import { a2a } from "./a2a.ts";
import { agentSkills } from "./agent-skills.ts";
import { aiCatalog } from "./ai-catalog.ts";
import { apiCatalog } from "./api-catalog.ts";
import { acp, ucp } from "./commerce.ts";
import { contentSignals } from "./content-signals.ts";
import { linkHeaders } from "./link-headers.ts";
import { llmsTxt } from "./llms-txt.ts";
import { markdown } from "./markdown.ts";
import { mcp } from "./mcp.ts";
import { oauth } from "./oauth.ts";
import { openapi } from "./openapi.ts";
import { rsl } from "./rsl.ts";
import { tdmrep } from "./tdmrep.ts";
import { type Surface, type SurfaceKind, surface } from "./types.ts";
import { webBotAuth } from "./web-bot-auth.ts";
import { webmcp } from "./webmcp.ts";
import { x402 } from "./x402.ts";

const VALIDATORS: Record<SurfaceKind, (reading: Reading) => Surface> = {
  "link-headers": linkHeaders,
  "api-catalog": apiCatalog,
  openapi,
  mcp,
  a2a,
  "agent-skills": agentSkills,
  webmcp,
  oauth,
  "web-bot-auth": webBotAuth,
  ucp,
  acp,
  x402,
  "content-signals": contentSignals,
  tdmrep,
  rsl,
  "ai-catalog": aiCatalog,
  "llms-txt": llmsTxt,
  markdown,
};

const seen = new WeakMap<Reading, Map<SurfaceKind, Surface>>();

/** Every surface a site can offer to agents, judged from what was recorded, one of each kind. */
export function validateSurfaces(reading: Reading): Surface[] {
  return (Object.keys(VALIDATORS) as SurfaceKind[]).map((kind) => surfaceOf(reading, kind));
}

/** The same in the words of a result. */
export function surfaceVerdicts(reading: Reading): SurfaceVerdict[] {
  return validateSurfaces(reading).map(({ kind, url, status, detail }) => ({ kind, url, status, detail }));
}

/** The surface of one kind. A validator that breaks on what a site serves has not measured it. */
export function surfaceOf(reading: Reading, kind: SurfaceKind): Surface {
  const known = seen.get(reading) ?? new Map<SurfaceKind, Surface>();
  seen.set(reading, known);
  const found = known.get(kind) ?? validate(reading, kind);
  known.set(kind, found);
  return found;
}

function validate(reading: Reading, kind: SurfaceKind): Surface {
  try {
    return VALIDATORS[kind](reading);
  } catch (error) {
    const detail = `The check itself failed: ${error instanceof Error ? error.message : String(error)}`;
    return surface({ kind, url: reading.origin, status: "not_measured", detail });
  }
}

import type { Reading } from "../../read-site/types.ts";
import { a2a } from "./a2a.ts";
import { agentSkills } from "./agent-skills.ts";
import { apiCatalog } from "./api-catalog.ts";
import { acp, ucp } from "./commerce.ts";
import { contentSignals } from "./content-signals.ts";
import { linkHeaders } from "./link-headers.ts";
import { llmsTxt } from "./llms-txt.ts";
import { markdown } from "./markdown.ts";
import { mcp } from "./mcp.ts";
import { oauth } from "./oauth.ts";
import { openapi } from "./openapi.ts";
import type { Surface } from "./types.ts";
import { webBotAuth } from "./web-bot-auth.ts";
import { webmcp } from "./webmcp.ts";

const VALIDATORS = [
  linkHeaders,
  apiCatalog,
  openapi,
  mcp,
  a2a,
  agentSkills,
  webmcp,
  oauth,
  webBotAuth,
  ucp,
  acp,
  contentSignals,
  llmsTxt,
  markdown,
];

const seen = new WeakMap<Reading, Surface[]>();

/** Every surface a site can offer to agents, judged from what was recorded, one of each kind. */
export function validateSurfaces(reading: Reading): Surface[] {
  const known = seen.get(reading) ?? VALIDATORS.map((validate) => validate(reading));
  seen.set(reading, known);
  return known;
}

/** The surface of one kind. */
export function surfaceOf(reading: Reading, kind: Surface["kind"]): Surface {
  return validateSurfaces(reading).find((each) => each.kind === kind)!;
}

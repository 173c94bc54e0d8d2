import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, readJson } from "./well-known-file.ts";

export const UCP_PROFILE = "/.well-known/ucp";
export const ACP_DOCUMENT = "/.well-known/acp.json";

const Profile = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    services: z.object({
      "dev.ucp.shopping": z
        .array(z.object({ transport: z.string().min(1), endpoint: z.url(), schema: z.url() }))
        .min(1),
    }),
    capabilities: z.record(z.string(), z.unknown()),
  }),
});

/** The address is also used by the Agent Client Protocol, which has nothing to sell. */
const Discovery = z.object({
  protocol: z.union([
    z.object({ name: z.string().regex(/agentic[ _-]?commerce|^acp$/i), version: z.string().min(1) }),
    z.string().regex(/agentic[ _-]?commerce|^acp$/i),
  ]),
  api_base_url: z.url(),
});

/** A profile of the Universal Commerce Protocol. */
export function ucp(reading: Reading): Surface {
  const file = readJson(reading, UCP_PROFILE, { types: JSON_TYPE, schema: Profile });
  const given = { kind: "ucp", url: `${reading.origin}${UCP_PROFILE}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  return surface({ ...given, status: "valid", detail: `Version ${file.value.ucp.version}.` });
}

/** A discovery document of the Agentic Commerce Protocol. */
export function acp(reading: Reading): Surface {
  const file = readJson(reading, ACP_DOCUMENT, { types: JSON_TYPE, schema: Discovery });
  const given = { kind: "acp", url: `${reading.origin}${ACP_DOCUMENT}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  return surface({ ...given, status: "valid", detail: `Calls go to ${file.value.api_base_url}.` });
}

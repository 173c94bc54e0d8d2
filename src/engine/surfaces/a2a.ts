import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { usefulLinks } from "./link-headers.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, readJson } from "./well-known-file.ts";

export const AGENT_CARD = "/.well-known/agent-card.json";
export const OLD_AGENT_CARD = "/.well-known/agent.json";

const text = z.string().trim().min(1);
const Shared = z.object({
  name: text,
  description: text,
  version: text,
  capabilities: z.record(z.string(), z.unknown()),
  defaultInputModes: z.array(text).min(1),
  defaultOutputModes: z.array(text).min(1),
  skills: z.array(z.object({ id: text, name: text, description: text, tags: z.array(z.string()) })).min(1),
});
const Current = Shared.extend({
  supportedInterfaces: z.array(z.object({ url: z.url(), protocolBinding: text, protocolVersion: text })).min(1),
});
const Earlier = Shared.extend({ url: z.url(), protocolVersion: text.optional(), preferredTransport: text.optional() });

/** An agent card as A2A 1.0 writes it; the form of 0.2 and 0.3 is taken too. */
export function a2a(reading: Reading): Surface {
  const advertised = usefulLinks(reading).some(({ rel }) => rel.includes("agent-card"));
  const places = [AGENT_CARD, OLD_AGENT_CARD].map((key) => judgeCard(reading, key, advertised));
  return (
    places.find(({ status }) => status === "valid") ?? places.find(({ status }) => status === "invalid") ?? places[0]!
  );
}

function judgeCard(reading: Reading, key: string, advertised: boolean): Surface {
  const given = { kind: "a2a", url: `${reading.origin}${key}`, advertised } as const;
  const current = readJson(reading, key, { types: JSON_TYPE, schema: Current });
  const file = current.state === "invalid" ? readJson(reading, key, { types: JSON_TYPE, schema: Earlier }) : current;
  if (file.state === "found")
    return surface({
      ...given,
      status: "valid",
      detail: `"${file.value.name}" offers ${file.value.skills.length} skills.`,
    });
  return surface({ ...given, status: file.state, detail: current.state === "found" ? "" : current.detail });
}

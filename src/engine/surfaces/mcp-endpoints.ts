import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { AI_CATALOG, readCatalog } from "./ai-catalog.ts";
import { usefulLinks } from "./link-headers.ts";
import { isCallable } from "./same-owner.ts";
import { JSON_TYPE, type JsonFile, readJson } from "./well-known-file.ts";

export const WELL_KNOWN_CARD = "/.well-known/mcp/server-card.json";
export const MCP_HINTS = "/.well-known/mcp.json";

const CARD_TYPE = "application/mcp-server-card+json";
/** More servers than this are not tried. */
const MAX_ENDPOINTS = 2;

const Card = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  remotes: z
    .array(z.object({ url: z.string().min(1), supportedProtocolVersions: z.array(z.string()).optional() }))
    .min(1),
});
/** No specification holds for this file; two forms are seen, and both are hints only. */
const Hints = z.union([
  z
    .object({ mcpServers: z.record(z.string(), z.object({ url: z.string() })) })
    .transform(({ mcpServers }) => Object.values(mcpServers).map(({ url }) => url)),
  z.object({ endpoint: z.string() }).transform(({ endpoint }) => [endpoint]),
]);

/** A server card (SEP-2127): who the server is and where it listens; it never lists tools. */
type ServerCard = z.infer<typeof Card>;

/** Absolute addresses of server cards that the site's catalogue names, then those at agreed places. */
export function cardKeys(reading: Reading): { key: string; advertised: boolean }[] {
  const catalog = readCatalog(reading);
  const entries = catalog.state === "found" ? catalog.value.entries : [];
  const named = entries
    .filter(({ type, mediaType, url }) => url && (type ?? mediaType ?? "").toLowerCase().startsWith(CARD_TYPE))
    .flatMap(({ url }) => URL.parse(url!, `${reading.origin}${AI_CATALOG}`)?.href ?? []);
  return [
    ...[...new Set(named)].map((key) => ({ key, advertised: true })),
    { key: WELL_KNOWN_CARD, advertised: false },
    ...hintedEndpoints(reading).map((url) => ({ key: `${url.replace(/\/$/, "")}/server-card`, advertised: false })),
  ];
}

export function readCard(reading: Reading, key: string): JsonFile<ServerCard> {
  return readJson(reading, key, { types: JSON_TYPE, schema: Card });
}

/** Where the site's MCP servers listen, those of valid cards first; only addresses of the same owner. */
export function mcpEndpoints(reading: Reading): { url: string; advertised: boolean }[] {
  const carded = cardKeys(reading).flatMap(({ key, advertised }) => {
    const card = readCard(reading, key);
    return card.state === "found" ? card.value.remotes.map(({ url }) => ({ url, advertised })) : [];
  });
  const hinted = hintedEndpoints(reading).map((url) => ({ url, advertised: true }));
  const distinct = new Map([...hinted, ...carded.toReversed()].map((each) => [each.url, each]));
  return [...distinct.values()]
    .reverse()
    .filter(({ url }) => isCallable(reading, url))
    .slice(0, MAX_ENDPOINTS);
}

/** Addresses named outside cards: in a hint file, a header or llms.txt. */
function hintedEndpoints(reading: Reading): string[] {
  const hints = readJson(reading, MCP_HINTS, { types: JSON_TYPE, schema: Hints });
  const linked = usefulLinks(reading)
    .filter(({ rel }) => rel.includes("mcp"))
    .map(({ href }) => href);
  const text = reading.llmsTxt.status === 200 ? reading.llmsTxt.body.slice(0, 200_000) : "";
  const written = [...text.matchAll(/https?:\/\/[^\s()<>"'`\]]{1,200}\/mcp(?:\/[\w-]+)?(?=[\s()<>"'`\].,]|$)/g)].map(
    ([url]) => url,
  );
  const all = [...(hints.state === "found" ? hints.value : []), ...linked, ...written];
  return [...new Set(all.flatMap((url) => URL.parse(url, reading.origin)?.href ?? []))]
    .filter((url) => isCallable(reading, url))
    .slice(0, MAX_ENDPOINTS);
}

import type { Reading } from "../read-site/types.ts";
import { AGENT_CARD, OLD_AGENT_CARD } from "./a2a.ts";
import { OLD_SKILLS_INDEX, SKILLS_INDEX, skillsToFetch } from "./agent-skills.ts";
import { AI_CATALOG, readCatalog } from "./ai-catalog.ts";
import { API_CATALOG, catalogLinks } from "./api-catalog.ts";
import { ACP_DOCUMENT, UCP_PROFILE } from "./commerce.ts";
import { feedUrl } from "./feed.ts";
import { usefulLinks } from "./link-headers.ts";
import { cardKeys, MCP_HINTS, mcpEndpoints, WELL_KNOWN_CARD } from "./mcp-endpoints.ts";
import { handshakeProbes } from "./mcp-handshake.ts";
import { issuersOf, metadataUrl, PROTECTED_RESOURCE, serverUrls } from "./oauth.ts";
import { callKey, harmlessCall, OPENAPI_PATHS, openapi, openapiKeys } from "./openapi.ts";
import { rslLinks } from "./rsl.ts";
import { isCallable, sameOwner } from "./same-owner.ts";
import { TDM_FILE } from "./tdmrep.ts";
import type { SurfaceProbe } from "./types.ts";
import { SIGNATURE_DIRECTORY } from "./web-bot-auth.ts";
import { pricedUrls, X402_FILE } from "./x402.ts";

/** Every place where a site may describe itself to machines, the likeliest first. */
const PLACES = [
  AI_CATALOG,
  API_CATALOG,
  AGENT_CARD,
  SKILLS_INDEX,
  WELL_KNOWN_CARD,
  MCP_HINTS,
  PROTECTED_RESOURCE,
  UCP_PROFILE,
  ACP_DOCUMENT,
  TDM_FILE,
  X402_FILE,
  SIGNATURE_DIRECTORY,
  ...OPENAPI_PATHS,
  OLD_AGENT_CARD,
  OLD_SKILLS_INDEX,
];

const ACCEPT =
  "application/json, application/linkset+json, application/*+json;q=0.9, application/yaml;q=0.8, */*;q=0.1";
/** More links of one kind than this are not followed. */
const MAX_FOLLOWED = 3;

/** What to ask a site next, given what is recorded; empty when nothing more can be learnt. */
export function nextProbes(reading: Reading): SurfaceProbe[] {
  const places = PLACES.map((path) => get(path, `${reading.origin}${path}`));
  const probes = [...places, ...followUps(reading)].filter(({ key }) => !(key in reading.wellKnown));
  return [...new Map(probes.map((probe) => [probe.key, probe])).values()];
}

/** Requests that recorded answers lead to. */
function followUps(reading: Reading): SurfaceProbe[] {
  const named = [
    ...usefulLinks(reading)
      .slice(0, MAX_FOLLOWED)
      .map(({ href }) => href),
    ...catalogLinks(reading)
      .slice(0, MAX_FOLLOWED)
      .map(({ href }) => href),
    ...skillsToFetch(reading).map(({ url }) => url),
    ...cardKeys(reading)
      .slice(0, MAX_FOLLOWED)
      .map(({ key }) => key),
    ...catalogUrls(reading),
    ...rslLinks(reading),
    ...pricedUrls(reading).slice(0, 1),
    ...[feedUrl(reading)].filter((url) => url !== null),
  ];
  const calls =
    openapi(reading).status === "valid"
      ? openapiKeys(reading)
          .flatMap(({ key }) => harmlessCall(reading, key) ?? [])
          .slice(0, 1)
      : [];
  const places = new Set(PLACES.map((path) => `${reading.origin}${path}`));
  return [
    ...named
      .filter((href) => !href.startsWith("/") && !places.has(href) && sameOwner(reading, href))
      .map((href) => get(href, href)),
    ...calls.map((url) => get(callKey(url), url)),
    ...mcpEndpoints(reading).flatMap(({ url }) => handshakeProbes(reading, url)),
    ...loginProbes(reading),
  ];
}

/** Addresses of the catalogue's entries; server cards among them are read as such. */
function catalogUrls(reading: Reading): string[] {
  const catalog = readCatalog(reading);
  if (catalog.state !== "found") return [];
  return catalog.value.entries
    .flatMap(({ url }) => (url ? (URL.parse(url, `${reading.origin}${AI_CATALOG}`)?.href ?? []) : []))
    .slice(0, MAX_FOLLOWED);
}

/** Where a refusal says how to log in, and the servers that tokens come from. */
function loginProbes(reading: Reading): SurfaceProbe[] {
  const refusals = Object.entries(reading.wellKnown).filter(
    ([key, { status }]) => status === 401 && (key.startsWith("mcp:") || key.startsWith("openapi:")),
  );
  const named = refusals
    .flatMap(([, exchange]) => metadataUrl(exchange) ?? [])
    .filter((url) => isCallable(reading, url) && url !== `${reading.origin}${PROTECTED_RESOURCE}`);
  const issuers = [PROTECTED_RESOURCE, ...named].flatMap((key) => issuersOf(reading, key)).slice(0, 1);
  return [...named, ...issuers.flatMap(serverUrls)].map((url) => get(url, url));
}

const get = (key: string, url: string): SurfaceProbe => ({ key, url, method: "GET", accept: ACCEPT });

import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, type JsonFile, readJson } from "./well-known-file.ts";

export const AI_CATALOG = "/.well-known/ai-catalog.json";

const Entry = z
  .object({
    identifier: z.string().min(1).optional(),
    displayName: z.string().optional(),
    type: z.string().optional(),
    mediaType: z.string().optional(),
    url: z.string().optional(),
    data: z.unknown().optional(),
  })
  .loose();
const Catalog = z.object({
  specVersion: z.string().optional(),
  host: z
    .object({ displayName: z.string().min(1) })
    .loose()
    .optional(),
  entries: z.array(Entry).min(1),
});
const MEDIA_TYPE = /^[\w!#$&^.+-]{1,80}\/[\w!#$&^.+-]{1,80}(?:\s*;.{0,200})?$/;

/** What stands in the site's catalogue, loosely read, so that what it names can be followed even where it has faults. */
export function readCatalog(reading: Reading): JsonFile<z.infer<typeof Catalog>> {
  return readJson(reading, AI_CATALOG, { types: JSON_TYPE, schema: Catalog });
}

/**
 * The catalogue of what a site offers to agents (AI Catalog 0.9, ai-catalog.io): its version, and of each entry an
 * identifier, a media type and either an address or the thing itself; addresses that were asked for answer.
 */
export function aiCatalog(reading: Reading): Surface {
  const file = readCatalog(reading);
  const given = { kind: "ai-catalog", url: `${reading.origin}${AI_CATALOG}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  const { specVersion, entries } = file.value;
  const flaw = specVersion
    ? entries.map((entry, at) => flawOf(entry, at, reading)).find((each) => each !== null)
    : "specVersion is missing.";
  return surface({
    ...given,
    status: flaw ? "invalid" : "valid",
    advertised: true,
    detail: flaw ?? `${entries.length} entries, version ${specVersion}.`,
  });
}

function flawOf(entry: z.infer<typeof Entry>, at: number, reading: Reading): string | null {
  const name = `Entry ${at + 1}${entry.displayName ? ` (${entry.displayName.slice(0, 60)})` : ""}`;
  if (!entry.identifier) return `${name} has no identifier.`;
  const type = entry.type ?? entry.mediaType;
  if (!type || !MEDIA_TYPE.test(type)) return `${name} has no media type.`;
  if ((entry.url === undefined) === (entry.data === undefined)) return `${name} must have either a url or data.`;
  if (entry.url === undefined) return null;
  const url = URL.parse(entry.url, `${reading.origin}${AI_CATALOG}`);
  if (!url || !/^https?:$/.test(url.protocol)) return `${name} has no valid url.`;
  const status = reading.wellKnown[url.href]?.status ?? null;
  return status === 404 || status === 410 ? `${name} leads to ${url.href}, which answers ${status}.` : null;
}

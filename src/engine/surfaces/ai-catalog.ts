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
    version: z.string().optional(),
  })
  .loose();
const Catalog = z.object({
  specVersion: z.string().optional(),
  host: z.object({ displayName: z.string().optional() }).loose().optional(),
  entries: z.array(Entry),
});

/** What stands in the site's catalogue, loosely read, so that what it names can be followed even where it has faults. */
export function readCatalog(reading: Reading): JsonFile<z.infer<typeof Catalog>> {
  return readJson(reading, AI_CATALOG, { types: JSON_TYPE, schema: Catalog });
}

/**
 * The catalogue of what a site offers to agents (AI Catalog, github.com/Agent-Card/ai-catalog, November 2026): its version
 * and host, and of each entry an identifier of its own, a type and either an address or the thing itself; addresses that
 * were asked for answer.
 */
export function aiCatalog(reading: Reading): Surface {
  const file = readCatalog(reading);
  const given = { kind: "ai-catalog", url: `${reading.origin}${AI_CATALOG}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  const { specVersion, host, entries } = file.value;
  const dead = entries.map((entry, at) => deadLink(entry, at, reading)).find((each) => each !== null);
  // Only what leads nowhere misleads a machine that follows it.
  if (dead) return surface({ ...given, status: "invalid", advertised: true, detail: dead });
  const flaw =
    formFlaw({ specVersion, host }) ?? entries.map(entryFlaw).find((each) => each !== null) ?? twice(entries);
  const good = `${entries.length === 1 ? "1 entry" : `${entries.length} entries`}, version ${specVersion}.`;
  return surface({ ...given, status: flaw ? "invalid" : "valid", detail: flaw ?? good });
}

type Entry = z.infer<typeof Entry>;

const nameOf = ({ displayName, identifier }: Entry, at: number) => {
  const name = displayName ?? identifier;
  return `Entry ${at + 1}${name ? ` (${name.slice(0, 60)})` : ""}`;
};

function formFlaw({ specVersion, host }: Pick<z.infer<typeof Catalog>, "specVersion" | "host">): string | null {
  if (!specVersion) return "specVersion is missing.";
  if (!/^\d{1,4}\.\d{1,4}$/.test(specVersion)) return `specVersion is “${specVersion.slice(0, 20)}”, not like 1.0.`;
  return host && !host.displayName ? "The host has no displayName." : null;
}

function entryFlaw(entry: Entry, at: number): string | null {
  const name = nameOf(entry, at);
  if (!entry.identifier) return `${name} has no identifier.`;
  if (!entry.type)
    return `${name} has no type${entry.mediaType ? " (mediaType is the name of an earlier draft)" : ""}.`;
  if ((entry.url === undefined) === (entry.data === undefined)) return `${name} must have either a url or data.`;
  return entry.url !== undefined && !URL.canParse(entry.url, "https://catalog.example/")
    ? `${name} has no valid url.`
    : null;
}

/** An identifier may stand again with another version only. */
function twice(entries: Entry[]): string | null {
  const seen = new Set<string>();
  for (const { identifier, version } of entries) {
    const key = `${identifier} ${version ?? ""}`;
    if (seen.has(key)) return `The identifier ${identifier} stands twice.`;
    seen.add(key);
  }
  return null;
}

function deadLink(entry: Entry, at: number, reading: Reading): string | null {
  const href = entry.url === undefined ? undefined : URL.parse(entry.url, `${reading.origin}${AI_CATALOG}`)?.href;
  const status = href === undefined ? null : (reading.wellKnown[href]?.status ?? null);
  return status === 404 || status === 410 ? `${nameOf(entry, at)} leads to ${href}, which answers ${status}.` : null;
}

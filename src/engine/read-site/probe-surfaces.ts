import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import type { Reading } from "./types.ts";

const MAX_ROUNDS = 6;
const MAX_PROBES = 40;
const MAX_BYTES = 1_000_000;

/** Asks for well-known files, then for what those name, round by round; failures are recorded like answers. */
export async function probeSurfaces(
  reading: Reading,
  { session, bench, userAgent }: { session: FetchSession; bench: Bench; userAgent: string },
): Promise<Reading["wellKnown"]> {
  const wellKnown: Reading["wellKnown"] = { ...reading.wellKnown };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = bench.run("planSurfaces", { reading: { ...reading, wellKnown }, userAgent });
    const open = await unlessStopped(next, () => []);
    const probes = open.slice(0, Math.max(0, MAX_PROBES - Object.keys(wellKnown).length));
    if (probes.length === 0) break;
    const replies = await Promise.all(
      probes.map(({ url, method, accept, headers, body }) =>
        session.get(url, {
          method,
          accept,
          maxBytes: MAX_BYTES,
          ...(headers ? { headers } : {}),
          ...(body ? { body } : {}),
        }),
      ),
    );
    for (const [index, { key }] of probes.entries()) wellKnown[key] = replies[index]!;
  }
  return wellKnown;
}

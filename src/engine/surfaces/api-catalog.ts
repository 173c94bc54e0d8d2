import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { usefulLinks } from "./link-headers.ts";
import { type Surface, surface } from "./types.ts";
import { parseAs, readFile } from "./well-known-file.ts";

export const API_CATALOG = "/.well-known/api-catalog";

const Target = z.object({ href: z.string().min(1), type: z.string().optional() });
const Targets = z.array(Target).optional();
const Catalog = z.object({
  linkset: z
    .array(
      z.object({
        anchor: z.string().min(1),
        item: Targets,
        "service-desc": Targets,
        "service-doc": Targets,
        status: Targets,
      }),
    )
    .min(1),
});

/** Everything an RFC 9727 catalogue links to, absolute, descriptions first; empty when it is not valid. */
export function catalogLinks(
  reading: Reading,
): { href: string; rel: "service-desc" | "item" | "service-doc" | "status" }[] {
  const file = readFile(reading, API_CATALOG, /linkset\+json/i);
  const parsed = file.state === "found" ? parseAs(file.exchange.body, Catalog) : null;
  if (!parsed?.ok) return [];
  return (["service-desc", "item", "service-doc", "status"] as const).flatMap((rel) =>
    parsed.value.linkset
      .flatMap((context) => context[rel] ?? [])
      .flatMap(({ href }) => {
        const url = URL.parse(href, `${reading.origin}${API_CATALOG}`)?.href;
        return url ? [{ href: url, rel }] : [];
      }),
  );
}

/** An RFC 9727 catalogue: a link set with an anchor, at least one link, and a first link that answers. */
export function apiCatalog(reading: Reading): Surface {
  const advertised = usefulLinks(reading).some(({ rel }) => rel.includes("api-catalog"));
  const given = { kind: "api-catalog", url: `${reading.origin}${API_CATALOG}`, advertised } as const;
  const file = readFile(reading, API_CATALOG, /linkset\+json/i);
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  const parsed = parseAs(file.exchange.body, Catalog);
  if (!parsed.ok) return surface({ ...given, status: "invalid", detail: parsed.detail });
  const [first] = catalogLinks(reading);
  if (!first) return surface({ ...given, status: "invalid", detail: "It links to nothing." });
  const path = first.href.startsWith(reading.origin) ? first.href.slice(reading.origin.length) : first.href;
  const answered = (reading.wellKnown[first.href] ?? reading.wellKnown[path])?.status;
  if (answered === undefined)
    return surface({ ...given, status: "not_measured", detail: `${first.href} was not asked for.` });
  const works = answered !== null && (answered < 300 || answered === 401);
  return surface({
    ...given,
    status: works ? "valid" : "invalid",
    detail: `Its first link, ${first.href}, answers ${answered ?? "nothing"}.`,
  });
}

import { XMLParser } from "fast-xml-parser";
import { robotsOf } from "../read-site/robots/robots-access.ts";
import type { Reading } from "../read-site/types.ts";
import { sameOwner } from "./same-owner.ts";
import { type Surface, surface } from "./types.ts";

const parser = new XMLParser({ ignoreAttributes: false, processEntities: false });
const NAMESPACE = /^https?:\/\/(?:www\.)?rslstandard\.org\/rsl\/?$/;

/** Absolute addresses of licences in the form of RSL 1.0 that robots.txt, the `Link` header or the home page's head name. */
export function rslLinks(reading: Reading): string[] {
  const access = robotsOf(reading);
  const inRobots = access.kind === "rules" ? access.robots.licenses : [];
  const inHead = reading.home.head.alternates
    .filter(({ rel, type }) => rel.includes("license") && /application\/rsl\+xml/.test(type ?? ""))
    .map(({ href }) => href);
  const all = [...inRobots, ...inHead].flatMap((href) => URL.parse(href, reading.origin)?.href ?? []);
  return [...new Set(all)].slice(0, 2);
}

/** The site's terms for machines, as RSL (Really Simple Licensing, 1.0 of December 2025): content with a license inside. */
export function rsl(reading: Reading): Surface {
  const [url] = rslLinks(reading);
  const given = { kind: "rsl", url: url ?? reading.robots.url, advertised: url !== undefined } as const;
  if (url === undefined)
    return surface({ ...given, status: "absent", detail: "Neither robots.txt nor the home page names a licence." });
  const exchange = reading.wellKnown[url];
  if (!exchange || exchange.status === null || exchange.status === 429 || exchange.status >= 500) {
    const detail = sameOwner(reading, url)
      ? `${url} could not be read.`
      : `${url} is on another site and was not read.`;
    return surface({ ...given, status: "not_measured", detail });
  }
  if (exchange.status !== 200)
    return surface({ ...given, status: "invalid", detail: `${url} answers ${exchange.status}.` });
  const flaw = flawOf(exchange.body);
  return surface({ ...given, status: flaw ? "invalid" : "valid", detail: flaw ?? `Terms stand at ${url}.` });
}

function flawOf(body: string): string | null {
  try {
    const root = parser.parse(body)?.rsl;
    if (!root) return "It is no RSL document.";
    if (!NAMESPACE.test(String(root["@_xmlns"] ?? ""))) return "It does not name the RSL namespace.";
    const contents = [root.content ?? []].flat();
    if (contents.length === 0) return "It covers no content.";
    const isWhole = contents.every(
      (each) => each && typeof each === "object" && each["@_url"] !== undefined && each.license !== undefined,
    );
    return isWhole ? null : "A content element lacks its url or its license.";
  } catch {
    return "It is not valid XML.";
  }
}

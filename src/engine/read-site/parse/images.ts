import type { CheerioAPI } from "cheerio";
import type { Page } from "../types.ts";
import { absolute } from "./head.ts";
import type { RegionOf } from "./regions.ts";
import { attribute, closest, select } from "./select.ts";

const MAX_IMAGES = 500;

/** Images with what they say and whether space is kept for them. */
export function readImages($: CheerioAPI, baseUrl: string, regionOf: RegionOf): Page["images"] {
  return select($, "img")
    .slice(0, MAX_IMAGES)
    .map((image) => {
      const source = attribute(image, "src") ?? attribute(image, "data-src") ?? attribute(image, "data-lazy-src") ?? "";
      const width = attribute(image, "width");
      const height = attribute(image, "height");
      const style = image.attribs.style ?? "";
      const figure = closest(image, (above) => above.name === "figure");
      return {
        src: source.startsWith("data:") ? "data:" : absolute(source, baseUrl),
        alt: image.attribs.alt === undefined ? null : image.attribs.alt.trim(),
        width,
        height,
        sized:
          (width !== null && height !== null) ||
          style.includes("aspect-ratio") ||
          (/width\s{0,5}:/.test(style) && /height\s{0,5}:/.test(style)),
        region: regionOf(image),
        caption: figure
          ? $(figure as never)
              .find("figcaption")
              .first()
              .text()
              .replace(/\s+/g, " ")
              .trim() || null
          : null,
      };
    });
}

/** Active content that a secure page loads over plain http. */
export function readMixedContent($: CheerioAPI, pageUrl: string): string[] {
  if (!pageUrl.startsWith("https:")) return [];
  const active = select(
    $,
    'script[src^="http:"], iframe[src^="http:"], link[rel=stylesheet][href^="http:"], object[data^="http:"], form[action^="http:"]',
  );
  return active.slice(0, 50).map(({ attribs }) => attribs.src ?? attribs.href ?? attribs.data ?? attribs.action ?? "");
}

import { detectLanguage } from "../language/detect.ts";
import type { SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
import { ALL_TEMPLATES, templatesFor } from "./templates.ts";

const SHORTEST = 8;
const LONGEST = 140;

/** A written question, tidied, when a buyer could have typed it in the site's language; else `null`. */
export function acceptQuestion(written: string, facts: SiteFacts): string | null {
  const text = written
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "")
    .trim()
    .replace(/^["“„«]|["”“»]$/g, "")
    .trim();
  const usable =
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    /[?？.。!！…]$/u.test(text) &&
    !/[\n\r<>{}[\]*_`|\\\p{Cf}\p{Cc}]|https?:|www\./u.test(text) &&
    !/[\p{L}\p{N}-]\.[\p{L}]{2,}/u.test(text) &&
    !isBranded(text, facts) &&
    isIn(text, facts);
  return usable ? text : null;
}

/** Whether a text is in the site's language. A short one may be taken for a neighbour language, so its small words count as well. */
function isIn(text: string, { language, country }: SiteFacts): boolean {
  const primary = language.split("-")[0] ?? "";
  const { tag, templates } = templatesFor(language, country);
  if (detectLanguage(text).code === primary) return true;
  if (tag.startsWith("zh")) return /\p{Script=Han}/u.test(text);
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const markersOf = (markers: string[]) => markers.filter((marker) => words.has(marker)).length;
  const own = tag === primary ? markersOf(templates.markers) : 0;
  return own > 0 && own >= Math.max(...ALL_TEMPLATES.map(({ markers }) => markersOf(markers)));
}

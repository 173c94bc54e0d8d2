import { headEnd } from "../../language/head-end.ts";
import type { Page } from "../types.ts";

const MAX_TEXT = 400;
const MOST_LINES = 60;
/** A word that says of what, the word itself, what follows, and what it is for. */
const PORTAL =
  /(?:^|[\s,–—-])(?<kind>(?:\p{L}{4,30}\s)?\p{L}{0,30}portal[eo]?)\s(?<link>for|für|voor|za|pro|pre|do|dla|pour|para|per)\s(?<rest>\p{L}[^.,;:!?|()–—\n]{3,80})/iu;

/** What a site calls itself that brings the buyers of a service to many houses, with what it is for: "health portal for booking examinations"; `null` where it is none. */
export function portalPhrase({ head, h1, footerText }: Page, language: string): string | null {
  const lines = [head.title, head.description, ...h1, ...footerText.split("\n").slice(0, MOST_LINES)];
  for (const line of lines) {
    const { kind, link, rest } = PORTAL.exec((line ?? "").slice(0, MAX_TEXT))?.groups ?? {};
    if (!kind || !rest) continue;
    const phrase = `${kind} ${link} ${rest.slice(0, headEnd(rest, language)).trim()}`;
    return phrase === phrase.toUpperCase() ? phrase.toLowerCase() : phrase;
  }
  return null;
}

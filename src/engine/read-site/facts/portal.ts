import { headEnd } from "../../language/head-end.ts";
import type { Page } from "../types.ts";
import words from "./portal-words.json" with { type: "json" };

const MAX_TEXT = 400;
/** Words from which on a line of a foot is no link. */
const SHORTEST_CLAIM = 6;
/** What parts a title: what it calls the site stands at the start of a part. */
const PARTS = /\s[|–—·-]\s/u;
/** A word of praise, one that says of what, the word itself, what follows, and what it is for. */
const PORTAL = new RegExp(
  String.raw`^(?:(?:${words.articles.join("|")})\s)?(?:\p{L}{4,30}\s)??(?<kind>(?:\p{L}{4,30}\s)?\p{L}{0,30}portal[eo]?)\s(?<link>for|für|voor|za|pro|pre|do|dla|pour|para|per)\s(?<rest>\p{L}[^.,;:!?|()–—\n]{3,80})`,
  "iu",
);
/** The door by which a house's own people come in: "patient portal", "Mieterportal", "portal for our clients". */
const OWN_DOOR = new RegExp(
  String.raw`^(?:${words.own.join("|")})\p{L}{0,3}\s?-?portal|portal[eo]?\s\p{L}{2,4}\s(?:${words.ours.join("|")})(?!\p{L})`,
  "iu",
);

/** Lines of a foot too long for a link. */
function claimsOf(footerText: string): string[] {
  const lines = footerText.split("\n").filter((line) => line.split(" ").length >= SHORTEST_CLAIM);
  return lines.map((line) => line.slice(0, MAX_TEXT));
}

/**
 * What a site calls itself that brings the buyers of a service to many houses, with what it is for ("health portal for
 * booking examinations"), as a part of its title, its first heading, its description or a line of its foot begins; `null` where it is none.
 */
export function portalPhrase({ head, h1, footerText }: Page, language: string): string | null {
  const [first = ""] = h1;
  const lines = [head.title, first].flatMap((line) => (line ?? "").slice(0, MAX_TEXT).split(PARTS));
  for (const line of [...lines, (head.description ?? "").slice(0, MAX_TEXT), ...claimsOf(footerText)]) {
    const { 0: said = "", groups: { kind, link, rest } = {} } = PORTAL.exec(line.trim()) ?? {};
    if (!kind || !rest || OWN_DOOR.test(kind) || OWN_DOOR.test(said)) continue;
    const phrase = `${kind} ${link} ${rest.slice(0, headEnd(rest, language)).trim()}`;
    return phrase === phrase.toUpperCase() ? phrase.toLowerCase() : phrase;
  }
  return null;
}

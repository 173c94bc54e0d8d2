import type { Link } from "../../read-site/types.ts";
import { ALL_LEXICONS } from "./lexicon.ts";
import { fold } from "./words.ts";

export type SlugTopic = keyof (typeof ALL_LEXICONS)[number]["slugs"];

const SLUGS = new Map<SlugTopic, string[]>();

/** Links that lead to a page about a topic, told from the address's last parts or the link's text, in any of our languages. */
export function linksAbout(links: readonly Link[], topic: SlugTopic): Link[] {
  const slugs = slugsOf(topic);
  return links.filter(
    ({ href, text }) =>
      href !== "" && (pathParts(href).some((part) => isAbout(part, slugs)) || isAbout(fold(text), slugs)),
  );
}

/** Whether an address is of a page about a topic. */
export function isAddressAbout(url: string, topic: SlugTopic): boolean {
  return pathParts(url).some((part) => isAbout(part, slugsOf(topic)));
}

function slugsOf(topic: SlugTopic): string[] {
  const known = SLUGS.get(topic);
  if (known) return known;
  const slugs = [...new Set(ALL_LEXICONS.flatMap((lexicon) => lexicon.slugs[topic].map(fold)))];
  SLUGS.set(topic, slugs);
  return slugs;
}

/** The phrase itself, or one word before or after it ("our privacy policy", "contact form"). */
function isAbout(text: string, slugs: string[]): boolean {
  if (text === "" || text.length > 60) return false;
  return slugs.some((slug) => {
    if (text === slug) return true;
    const extra = text.split(" ").length - slug.split(" ").length;
    return extra > 0 && extra <= 2 && (text.startsWith(`${slug} `) || text.endsWith(` ${slug}`));
  });
}

function pathParts(href: string): string[] {
  if (!URL.canParse(href)) return [];
  const parts = new URL(href).pathname.split("/").filter(Boolean).slice(-2);
  return parts.map((part) => fold(decode(part).replace(/\.(html?|php|aspx?|jsp)$/i, "")));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

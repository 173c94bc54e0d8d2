import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { cjkSigns } from "../../language/words.ts";
import type { Link } from "../../read-site/types.ts";
import { ALL_LEXICONS, lexiconFor } from "./lexicon.ts";
import moreSlugs from "./lexicons/more-slugs.json" with { type: "json" };

/** What a page may be about, as the words of its address tell. */
export type SlugTopic = keyof (typeof ALL_LEXICONS)[number]["slugs"];

/** What each link says of its target, folded once: it is asked for every topic. */
const READINGS = new WeakMap<Link, { phrases: string[]; label: string }>();
const SLUGS = new Map<SlugTopic, ReadonlySet<string>>();

/** Words that may stand around a phrase without changing what it means. */
const FILLERS = new Set(
  "a an the our your my us page form info information der die das den unser unsere unseren seite la le les notre nos el los nuestra nuestro il i lo nostra het de onze o os nossa nosso".split(
    " ",
  ),
);

/** Links that lead to a page about a topic, told from the address's last parts or the link's text, in any of our languages. */
export function linksAbout(links: readonly Link[], topic: SlugTopic): Link[] {
  const slugs = slugsOf(topic);
  const stems = STEMS.get(topic);
  return links.filter((link) => {
    if (link.href === "") return false;
    const { phrases, label } = readingOf(link);
    return phrases.some((phrase) => isAbout(phrase, slugs)) || (stems?.test(label) ?? false);
  });
}

/** "About" before a house's own name, in many languages. */
const ABOUT = new Set(
  "about|meet|über|ueber|om|over|à propos de|a propos de|qui est|sobre|acerca de|conoce|quem é|chi è|o|despre|rólunk|tietoa"
    .split("|")
    .map(foldWords),
);

/** Links called "About" with one of the house's names: "About Acme", "Om Acme", "/om-acme". */
export function linksAboutHouse(links: readonly Link[], names: readonly string[]): Link[] {
  const own = names.map(foldWords).filter((name) => name.length > 1);
  return links.filter(
    (link) =>
      link.href !== "" &&
      readingOf(link).phrases.some((phrase) =>
        own.some((name) => [...ABOUT].some((about) => holdsWords(phrase, `${about} ${name}`))),
      ),
  );
}

/** What words about a topic begin with, in languages that build them together. */
const STEMS = new Map(
  Object.entries(moreSlugs.stems).map(([topic, stems]) => [topic, new RegExp(`(?:^| )(?:${stems.join("|")})`)]),
);
/** A longer text is a headline about the topic, no name of the page. */
const MOST_WORDS = 5;

function readingOf(link: Link): { phrases: string[]; label: string } {
  const known = READINGS.get(link);
  if (known) return known;
  // A link within its page leads nowhere else: the page's own address says nothing of it.
  const path = link.raw.trimStart().startsWith("#") ? [] : pathParts(link.href);
  const phrases = [...path, ...labels(link.text)].filter((phrase) => phrase !== "" && phrase.split(" ").length <= 6);
  const label = link.text.length > 80 ? "" : foldWords(link.text);
  const reading = { phrases, label: label.split(" ").length > MOST_WORDS ? "" : label };
  READINGS.set(link, reading);
  return reading;
}

/** A link's text, and its parts where it names two things ("AGB / Impressum"). */
function labels(text: string): string[] {
  // An address written out names its host, which says nothing of the page.
  if (text.length > 80 || /^\s*(?:https?:\/\/|www\.)/i.test(text)) return [];
  return [text, ...text.split(/[/|&,·]|\s(?:und|and|et|y|e|en)\s/)].map(foldWords);
}

/** Whether we know what such links are called in a language; in others a missing link proves nothing. */
export function knowsLinksIn(language: string | null): boolean {
  return language === null || lexiconFor(language) !== null || Object.hasOwn(moreSlugs.languages, language);
}

function slugsOf(topic: SlugTopic): ReadonlySet<string> {
  const known = SLUGS.get(topic);
  if (known) return known;
  const all = [...ALL_LEXICONS.map((lexicon) => lexicon.slugs), ...Object.values(moreSlugs.languages)];
  const slugs = new Set(all.flatMap((each) => each[topic].map(foldWords)));
  SLUGS.set(topic, slugs);
  return slugs;
}

/**
 * The phrase, with nothing but fillers around it; a phrase of two words or more may begin or end a longer one.
 * Scripts without spaces only have to hold it.
 */
function isAbout(text: string, slugs: ReadonlySet<string>): boolean {
  const words = text.split(" ");
  const bare = words.filter((word) => !FILLERS.has(word)).join(" ");
  if (slugs.has(text) || slugs.has(bare)) return true;
  if (cjkSigns(text) > 0) return [...slugs].some((slug) => cjkSigns(slug) > 1 && text.includes(slug));
  for (let count = words.length - 1; count >= 2; count--) {
    if (slugs.has(words.slice(0, count).join(" ")) || slugs.has(words.slice(-count).join(" "))) return true;
  }
  return false;
}

function pathParts(href: string): string[] {
  if (!URL.canParse(href)) return [];
  const parts = new URL(href).pathname.split("/").filter(Boolean).slice(-2);
  return parts.map((part) => foldWords(decode(part).replace(/\.(html?|php|aspx?|jsp)$/i, "")));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import { andOf } from "../../language/joined-parts.ts";
import type { Page } from "../types.ts";
import table from "./software.json" with { type: "json" };

/** How one language speaks of software. */
interface Words {
  sure?: string;
  likely?: string;
  for?: string;
  implied?: string;
  behind?: boolean;
}

const LANGUAGES: Readonly<Record<string, Words>> = table.languages;
const SIGNS = {
  login: new RegExp(table.signs.login, "iu"),
  trial: new RegExp(table.signs.trial, "iu"),
  features: new RegExp(table.signs.features, "iu"),
  plans: new RegExp(table.signs.plans, "iu"),
  software: new RegExp(table.signs.software, "giu"),
};
const MAX_TEXT = 300;
const MAX_SEEN = 12_000;
const LONGEST_LABEL = 40;
/** So often a page speaks of software that is some. */
const SPOKEN = 2;
/** Words of what software is for. */
const MOST_WORDS = 7;
const LONGEST = 60;
/** Where what is said of it ends. */
const ENDS =
  /[|•·–—:;!?()"„“”,.]|\s[-+]\s|\s(?:that|which|who|qui|que|che|met|mit|avec|con|com|som|který|která|który|która|который|которая|ve)\s/iu;
/** "Software development" is made for one, and bought from an agency. */
const MADE =
  /(?:software|programm?|app|platform)\s?-?(?:entwickl|develop|engineer|agenc|hous|compan|schmiede|haus|ontwikkel|utveckl|udvikl|utvikl)/iu;

/** What a home page says it is, where that is software: its own phrase, with what it is for; `null` where it is none. */
export function softwarePhrase(home: Page, language: string): string | null {
  const words = LANGUAGES[language];
  const { title, description } = home.head;
  const head = [title, ...home.h1.slice(0, 2), description].map((text) => (text ?? "").slice(0, MAX_TEXT));
  if (!words || head.some((text) => MADE.test(text))) return null;
  const parts = head.map((text) => text.split(ENDS));
  const isProduct = looksLikeProduct(home);
  const inTitle = words.sure && firstPhrase(parts[0]!, words.sure, { ...words, language });
  if (inTitle) return inTitle;
  return isProduct && words.sure
    ? firstPhrase(parts.flat(), `${words.sure}|${words.likely}`, { ...words, language })
    : null;
}

/** How software for a thing is called in a language: "property management software"; `null` where the language has no such words. */
export function softwareFor(thing: string, language: string): string | null {
  return LANGUAGES[language]?.implied?.replace("{}", () => thing.charAt(0).toLowerCase() + thing.slice(1)) ?? null;
}

/** Software with those that it is made for: "billing software for lawn care companies"; as it stands where the language has no short word for that. */
export function softwareForWhom(software: string, audience: string | null, language: string): string {
  const link = { en: "for", de: "für", nl: "voor", fr: "pour", es: "para", it: "per", pt: "para" }[language];
  const isSaid = / (?:for|für|voor|pour|para|per) /u.test(software);
  if (!link || !audience || isSaid) return software;
  const isTitle = language !== "de" && audience.split(" ").every((word) => /^\p{Lu}|^&/u.test(word));
  return `${software} ${link} ${isTitle ? audience.toLowerCase() : audience}`;
}

/** Whether one logs into what a page sells: it offers a trial or a login, and lists features or has prices and speaks of software; a gym has no features, and is no software. */
export function looksLikeProduct(home: Page): boolean {
  const labels = home.links.map(({ text }) => text.trim()).filter((text) => text.length <= LONGEST_LABEL);
  const headings = home.blocks.flatMap((block) => (block.kind === "heading" ? [block.text.trim()] : []));
  const features = [...labels, ...headings].some((text) => SIGNS.features.test(text));
  const login = labels.some((text) => SIGNS.login.test(text));
  const text = [home.bodyText.slice(0, MAX_SEEN), ...labels].join("\n");
  const spoken =
    [...labels, ...headings].some((label) => SIGNS.plans.test(label)) && countOf(SIGNS.software, text) >= SPOKEN;
  return (features || spoken) && (login || SIGNS.trial.test(text));
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function firstPhrase(
  parts: readonly string[],
  heads: string,
  { for: links = "", behind = false, language }: Words & { language: string },
): string | null {
  const pattern = behind
    ? new RegExp(`^(?<phrase>.{1,${LONGEST}}?(?:${heads}))`, "iu")
    : new RegExp(
        `(?<!\\p{L})(?<phrase>(?:${heads})(?:\\s(?:${links})(?!\\p{L}).*)?)$|(?<!\\p{L})(?<plain>(?:${heads})\\s(?:${links})(?!\\p{L}).*)$`,
        "iu",
      );
  // A phrase that is too long ends before the second of two things that it is for.
  const further = new RegExp(String.raw`(?<!-)\s(?:${andOf(language)})\s[\s\S]*`, "iu");
  for (const part of parts) {
    const { phrase, plain } = pattern.exec(part.trim())?.groups ?? {};
    const whole = phrase ?? plain ?? "";
    const found = isShort(whole) ? whole : whole.replace(further, "");
    // "Software" alone says nothing; a compound ("Praxissoftware") does.
    if (isShort(found) && (behind || /\s|\p{L}{9}/u.test(found))) return found;
  }
  return null;
}

function isShort(phrase: string): boolean {
  return phrase.length <= LONGEST && phrase.split(/\s+/u).length <= MOST_WORDS;
}

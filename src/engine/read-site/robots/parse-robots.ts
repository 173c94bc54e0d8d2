/** Reads a robots.txt as RFC 9309 writes it, with the slips that Google's parser forgives. */
import { compilePath, type PathPattern } from "./match-path.ts";

/** One Allow or Disallow line. */
export interface RobotsRule {
  allow: boolean;
  /** `null` for an empty value, which forbids nothing. */
  pattern: PathPattern | null;
  /** 1-based. */
  line: number;
  /** As written, without its comment. */
  text: string;
}

/** One line that says what texts may be used for, e.g. `Content-Signal: search=yes, ai-train=no`. */
export interface UsageLine {
  name: "content-signal" | "content-usage";
  values: Record<string, string>;
  line: number;
  text: string;
}

/** Rules that hold for the named agents. */
export interface RobotsGroup {
  /** Product tokens in lower case; `*` for everyone. */
  agents: string[];
  rules: RobotsRule[];
  usage: UsageLine[];
}

/** A robots.txt, read as RFC 9309 says. */
export interface Robots {
  groups: RobotsGroup[];
  sitemaps: string[];
  /** Where licences in the form of RSL stand, as written (rslstandard.org). */
  licenses: string[];
  /** Lines that are neither empty nor a comment. */
  lines: number;
  /** Those of them that no crawler understands. */
  unknown: number;
}

/** Crawlers must read at least 500 KiB, and none is known to read more (RFC 9309, 2.5). */
export const MAX_ROBOTS_LENGTH = 500 * 1024;

/** Longer lines are cut, as Google's parser does. */
const MAX_LINE = 16_664;

/** Spellings taken for each directive; the misspelt ones are those of Google's open-source parser. */
const DIRECTIVES: Record<string, string> = {
  "user-agent": "user-agent",
  useragent: "user-agent",
  "user agent": "user-agent",
  allow: "allow",
  disallow: "disallow",
  dissallow: "disallow",
  dissalow: "disallow",
  disalow: "disallow",
  diasllow: "disallow",
  disallaw: "disallow",
  sitemap: "sitemap",
  "site-map": "sitemap",
  "content-signal": "content-signal",
  "content-usage": "content-usage",
};

/** Widespread lines that are no error, though the standard does not know them. */
const TOLERATED = new Set(["crawl-delay", "host", "clean-param", "noindex", "request-rate", "visit-time"]);

/** Never throws: a line that cannot be read is counted as unknown. */
export function parseRobots(text: string): Robots {
  const robots: Robots = { groups: [], sitemaps: [], licenses: [], lines: 0, unknown: 0 };
  let group: RobotsGroup | null = null;
  let naming = false;
  const lines = withoutByteOrderMark(text)
    .slice(0, MAX_ROBOTS_LENGTH)
    .split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const written = trimBlanks(raw.slice(0, MAX_LINE).replace(/#.*$/s, ""));
    if (written === "") continue;
    robots.lines += 1;
    const { name, value } = split(written);
    const directive = Object.hasOwn(DIRECTIVES, name) ? DIRECTIVES[name] : undefined;
    const line = index + 1;
    if (directive === "user-agent") {
      if (!group || !naming) {
        group = { agents: [], rules: [], usage: [] };
        robots.groups.push(group);
      }
      naming = true;
      group.agents.push(...productTokens(value));
    } else if (directive === "allow" || directive === "disallow") {
      naming = false;
      const pattern = value === "" ? null : compilePath(value);
      group?.rules.push({ allow: directive === "allow", pattern, line, text: written });
    } else if (directive === "content-signal" || directive === "content-usage") {
      group?.usage.push({ name: directive, values: usageValues(value), line, text: written });
    } else if (directive === "sitemap") {
      robots.sitemaps.push(value);
    } else if (name === "license") {
      robots.licenses.push(value);
    } else if (!TOLERATED.has(name)) {
      robots.unknown += 1;
    }
  }
  return robots;
}

/** The names a User-agent value stands for, lower case: the standard's letters alone, and with digits, which real crawlers use. */
function productTokens(value: string): string[] {
  if (/^\*(\s|$)/.test(value)) return ["*"];
  const names = [/^[a-z_-]*/i, /^[a-z0-9_-]*/i].map((form) => form.exec(value)![0].toLowerCase());
  return [...new Set(names)].filter((name) => name !== "");
}

function split(line: string): { name: string; value: string } {
  const colon = line.indexOf(":");
  if (colon >= 0)
    return { name: trimBlanks(line.slice(0, colon)).toLowerCase(), value: trimBlanks(line.slice(colon + 1)) };
  // A forgotten colon is forgiven where the line is two words.
  const words = line.split(/\s+/);
  return words.length === 2
    ? { name: words[0]!.toLowerCase(), value: words[1]! }
    : { name: line.toLowerCase(), value: "" };
}

const BLANKS = " \t\v\f\0";

/** Unlike `trim`, leaves a byte order mark inside the file, which makes its line unreadable to crawlers. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANKS.includes(text[start]!)) start += 1;
  while (end > start && BLANKS.includes(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

function usageValues(value: string): Record<string, string> {
  const pairs = value.split(/[,;\s]+/).map((part) => part.split("="));
  return Object.fromEntries(
    pairs.filter(([key, choice]) => key && choice).map(([key, choice]) => [key!.toLowerCase(), choice!.toLowerCase()]),
  );
}

/** Drops the mark whole or cut, however its octets were decoded. */
function withoutByteOrderMark(text: string): string {
  return text.replace(/^[\uFEFF\uFFFD\u00EF\u00BB\u00BF]+/, "");
}

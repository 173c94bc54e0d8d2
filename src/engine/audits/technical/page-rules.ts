import type { Page } from "../../read-site/types.ts";

/** What a page asks of one crawler; each holds the words that say so, or `null`. The most restrictive word wins. */
export interface PageRules {
  noindex: string | null;
  nosnippet: string | null;
  /** Characters that may be quoted; unset when there is no limit. */
  maxSnippet: { length: number; said: string } | null;
  /** Bing: the text may not be used in chat answers. */
  nocache: string | null;
}

/** Header words that are a rule by themselves, so that what precedes a colon is not a crawler's name. */
const VALUED = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/** From when on a page is not to be listed (Google: `unavailable_after`, a date in any common form). */
const UNAVAILABLE = /unavailable_after\s{0,4}:\s{0,4}([\w ,:.+/-]{6,40})/i;

/** Rules for one crawler from the page's head and the X-Robots-Tag header, as they hold at `readAt` (ISO-8601; without it no date has passed). */
export function pageRules(page: Page, agent: string, readAt?: string): PageRules {
  const name = agent.toLowerCase();
  const meta = page.head.robots
    .filter((rule) => rule.agent === "robots" || rule.agent === name)
    .flatMap(({ agent: said, content }) =>
      content.split(",").map((word) => ({ word: tidy(word), said: `${said}: ${tidy(word)}` })),
    );
  const words = [...meta, ...headerWords(page.headers["x-robots-tag"] ?? "", name)];
  const saying = (...wanted: string[]) => words.find(({ word }) => wanted.includes(word))?.said ?? null;
  const limits = words.flatMap(({ word, said }) => {
    const length = /^max-snippet\s*:\s*(\d+)$/.exec(word)?.[1];
    return length === undefined ? [] : [{ length: Number(length), said }];
  });
  return {
    noindex: saying("noindex", "none") ?? (readAt ? expired(page, name, readAt) : null),
    nosnippet: saying("nosnippet"),
    maxSnippet: limits.sort((a, b) => a.length - b.length)[0] ?? null,
    nocache: name === "bingbot" ? saying("nocache", "noarchive") : null,
  };
}

/** A date that has passed takes the page out of the results. */
function expired({ head, headers }: Page, agent: string, readAt: string): string | null {
  const metas = head.robots.filter((rule) => rule.agent === "robots" || rule.agent === agent);
  for (const text of [...metas.map(({ content }) => content), headers["x-robots-tag"] ?? ""]) {
    const date = UNAVAILABLE.exec(text)?.[1]?.trim();
    if (date && Date.parse(date) < Date.parse(readAt)) return `unavailable_after: ${date}`;
  }
  return null;
}

/** A name before a colon (`googlebot: noindex, nofollow`) holds for the words after it, up to the next name. */
function headerWords(header: string, agent: string): { word: string; said: string }[] {
  let holder: string | null = null;
  return header.split(",").flatMap((part) => {
    const [before = "", ...after] = part.split(":");
    const named = after.length > 0 && !VALUED.test(tidy(before));
    if (named) holder = tidy(before);
    const word = tidy(named ? after.join(":") : part);
    return holder === null || holder === agent ? [{ word, said: `X-Robots-Tag: ${word}` }] : [];
  });
}

const tidy = (text: string) => text.trim().toLowerCase();

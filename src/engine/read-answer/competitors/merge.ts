import { parse } from "tldts";
import { nameKey } from "../rivals/words/tokens.ts";
import { CATEGORY_WORDS, COMPANY_WORDS, LEGAL_FORMS, PLAN_WORDS } from "../rivals/words/word-lists.ts";
import type { Competitor, CompetitorMention } from "../types.ts";

/** What one answer's engine is and whom the answer names. */
export interface AnswerCompetitors {
  engine: string;
  competitors: readonly CompetitorMention[];
}

/** The competitors of all answers under one canonical name each, most answers first, then by name. */
export function mergeCompetitors(perAnswer: readonly AnswerCompetitors[]): Competitor[] {
  const seen = perAnswer.flatMap(({ engine, competitors }, answer) =>
    competitors.map((mention) => ({ engine, answer, mention })),
  );
  const roots = rootsOf(seen.map(({ mention }) => mention));
  const groups = Map.groupBy(seen, ({ mention }) => roots.get(mention.name)!);
  return [...groups.values()]
    .map((group): Competitor => {
      const spellings = Map.groupBy(group, ({ mention }) => plainName(mention.name));
      const names = [...spellings].sort(
        ([a, x], [b, y]) => y.length - x.length || a.length - b.length || a.localeCompare(b),
      );
      const name = (names.find(([written]) => !isDomain(written)) ?? names[0]!)[0];
      const shown = group.find(({ mention }) => mention.placement === "prose") ?? group[0]!;
      return {
        name,
        type: mostSeen(group.map(({ mention }) => mention.type)),
        domain: mostSeen(group.flatMap(({ mention }) => mention.domain ?? [])) ?? null,
        names: names.map(([written]) => written),
        answers: new Set(group.map(({ answer }) => answer)).size,
        engines: [...new Set(group.map(({ engine }) => engine))].sort(),
        quote: shown.mention.quote,
      };
    })
    .sort((a, b) => b.answers - a.answers || a.name.localeCompare(b.name));
}

/** For each name the key that all its spellings share. */
function rootsOf(mentions: readonly CompetitorMention[]): Map<string, string> {
  const keys = new Set(mentions.map(({ name }) => spelledKey(name)));
  const byDomain = new Map<string, string>();
  const roots = new Map<string, string>();
  for (const { name, domain } of mentions) {
    let root = rootOf(name, keys);
    if (domain) {
      const known = byDomain.get(domain);
      if (known === undefined) byDomain.set(domain, root);
      else if (sharesStart(known, root)) root = known;
    }
    roots.set(name, root);
  }
  return roots;
}

/** The key of a name; of a longer one whose further words only say what it is ("HubSpot CRM"), that of the shorter, if it was seen. */
function rootOf(name: string, keys: ReadonlySet<string>): string {
  const words = plainName(name).split(/\s+/u);
  for (let size = words.length - 1; size > 0; size -= 1) {
    if (!describes(words[size]!.toLowerCase())) break;
    const shorter = spelledKey(words.slice(0, size).join(" "));
    if (keys.has(shorter)) return shorter;
  }
  return spelledKey(name);
}

function describes(word: string): boolean {
  return CATEGORY_WORDS.has(word) || COMPANY_WORDS.has(word) || PLAN_WORDS.has(word) || LEGAL_FORMS.has(word);
}

function sharesStart(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function spelledKey(name: string): string {
  const plain = plainName(name);
  return nameKey((isDomain(plain) && parse(plain).domainWithoutSuffix) || plain);
}

function isDomain(name: string): boolean {
  return /^\S+\.\p{Ll}{2,}$/u.test(name) && parse(name).isIcann === true;
}

/** Without Markdown's escapes. */
function plainName(name: string): string {
  return name.replace(/\\(?=[!-/:-@[-`{-~])/gu, "");
}

function mostSeen<T>(values: readonly T[]): T {
  const counts = [...Map.groupBy(values, (value) => value)];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] as T;
}

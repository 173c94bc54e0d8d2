import { isDone } from "../language/done.ts";
import { headEnd, isAdjectiveLast } from "../language/head-end.ts";
import { andOf } from "../language/joined-parts.ts";
import type { Templates } from "./templates.ts";

/** A noun phrase that names many sellers, and its gender where a question depends on it. */
export interface Plural {
  who: string;
  feminine: boolean;
}

type Heads = NonNullable<Templates["heads"]>;

/** The plural of a category that names a seller ("law firm" gives "law firms"); `null` when it names a thing. */
export function pluralOf(category: string, variant: string, templates: Templates): Plural | null {
  const tag = variant.slice(0, 2);
  const [, left = "", joined, right = ""] = new RegExp(`^(.+?) (${andOf(tag)}) ([\\s\\S]+)$`, "u").exec(category) ?? [];
  // "Software für Physio- und Ergotherapiepraxen" is one thing.
  const and = headEnd(left, tag) === left.length ? joined : undefined;
  const second = and ? phrasePlural(right, tag, templates) : null;
  // German and Dutch share the end of two compounds: "Sanitär- und Heizungsbetrieb".
  const first = second && left.endsWith("-") ? { who: left, feminine: false } : phrasePlural(left, tag, templates);
  // "Health and safety consultancies" are one kind of houses, "painters and decorators" two.
  if (second && (first || !isAdjectiveLast(tag)))
    return { who: `${first?.who ?? left} ${and} ${second.who}`, feminine: second.feminine };
  return phrasePlural(category, tag, templates);
}

function phrasePlural(phrase: string, tag: string, { heads = {}, adjectives }: Templates): Plural | null {
  const boundary = headEnd(phrase, tag);
  const head = phrase.slice(0, boundary).split(" ");
  const tail = phrase.slice(boundary);
  const at = adjectives ? head.findIndex((word) => byWord(word, heads)) : isAdjectiveLast(tag) ? 0 : head.length - 1;
  const noun = head[at] ?? "";
  const many = tag === "de" || tag === "nl" ? byEnding(noun, heads) : byWord(noun, heads);
  if (!many || head.slice(0, at).some(isDone)) return null;
  const words = head.map((word, index) => {
    if (index === at) return many.who;
    if (adjectives) return withEnding(word, adjectives, index < at ? 1 : 2);
    return isAdjectiveLast(tag) ? pluralAdjective(word, tag) : germanicAdjective(word, tag);
  });
  return { who: words.join(" ") + tail, feminine: many.feminine };
}

function byWord(noun: string, heads: Heads): Plural | null {
  const found = Object.entries(heads).find(([one, { many }]) => same(one, noun) || same(many, noun));
  const ending = Object.entries(heads).find(([one]) => one.startsWith("-") && noun.endsWith(one.slice(1)));
  if (!found)
    return ending ? { who: noun.slice(0, 1 - ending[0].length) + ending[1].many.slice(1), feminine: false } : null;
  const [, { many, feminine = false }] = found;
  return { who: /^\p{Lu}/u.test(noun) && !/^\p{Lu}/u.test(many) ? capitalised(many) : many, feminine };
}

/** German and Dutch write compounds as one word, so the longest known ending decides. */
function byEnding(noun: string, heads: Heads): Plural | null {
  const lower = noun.toLowerCase();
  const endings = Object.entries(heads).sort(([a], [b]) => b.length - a.length);
  for (const [one, { many }] of endings) {
    if (lower.endsWith(many)) return { who: noun, feminine: false };
    if (lower.endsWith(one)) {
      const at = noun.length - one.length;
      if (/^\p{Lu}{2,}$/u.test(noun.slice(at))) return { who: `${noun}s`, feminine: false };
      return { who: noun.slice(0, at) + (/\p{Lu}/u.test(noun.charAt(at)) ? capitalised(many) : many), feminine: false };
    }
  }
  return null;
}

// Words taken from English or naming a medium keep their form.
const FIXED = new Set(
  "web seo online internet marketing software it b2b crm freelance freelancer benessere auto nido commercialista".split(
    " ",
  ),
);

function pluralAdjective(word: string, tag: string): string {
  const lower = word.toLowerCase();
  const isFixed = FIXED.has(lower) || /^\p{Lu}{2}|[^\p{L}'’]/u.test(word);
  if (isFixed) return word;
  if (tag === "it") {
    if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`;
    if (/a$/.test(word)) return `${word.slice(0, -1)}e`;
    return /[eo]$/.test(word) ? `${word.slice(0, -1)}i`.replace(/ii$/, "i") : word;
  }
  if (/[sxz]$/.test(word)) return word;
  if (tag === "fr") return /al$/.test(word) ? `${word.slice(0, -1)}ux` : `${word}s`;
  if (tag === "pt" && /[aeo]l$/.test(word)) return `${word.slice(0, -1).replace(/e$/, "é")}is`;
  return /[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es`;
}

/** After "which", a German adjective ends in -en; a Dutch one takes an -e before a plural. */
function germanicAdjective(word: string, tag: string): string {
  if (tag === "nl") return /(?:isch|ig|lijk|iek|baar|eel)$/.test(word) ? `${word}e` : word;
  return tag === "de" && /^\p{Ll}.*e[rs]?$/u.test(word) ? word.replace(/e[rs]?$/, "en") : word;
}

/** An adjective with its ending changed as the table says; after the noun only a telling ending of two letters makes a word one. */
function withEnding(word: string, endings: Record<string, string>, shortest: number): string {
  const known = Object.keys(endings).filter((ending) => ending.length >= shortest && word.endsWith(ending));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest ? word.slice(0, -longest.length) + endings[longest] : word;
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

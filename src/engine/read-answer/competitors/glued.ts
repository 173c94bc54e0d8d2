import type { Span } from "../../types.ts";
import { isAdvice, isAttribute, isOverFeatures } from "./headings.ts";
import { type Slot } from "./slots.ts";
import { FUNCTION_WORDS, isCommonWord } from "./word-lists.ts";

/** An entry in a text whose line breaks are lost. */
export interface Glued extends Span {
  bodyStart: number;
  bodyEnd: number;
  kind: Slot["kind"];
  /** The section it stands in. */
  group: string;
  advice: boolean;
  /** Nothing but the next entry follows: a heading. */
  heads: boolean;
  /** Labelled remarks on it follow. */
  described: boolean;
  /** A title with a colon in it. */
  whole?: boolean;
}

const LONGEST_LABEL = 90;
const MOST_WORDS = 11;

/** Labels before colons and product cards in running text ("Acme One:Solid build.Bolt Two: …", "Acme One$129.99"). */
export function findGlued(text: string): Glued[] {
  const dashed = findDashed(text);
  if (dashed.length === 0 && (text.match(/[:：$€£¥₹]/gu)?.length ?? 0) < 2) return [];
  const labels = joinTitles(dashed.length > 0 ? dashed : findLabels(text), text);
  const cards = findCards(text);
  if (labels.length + cards.length < 2) return [];
  const found: Glued[] = [];
  const seen = new Map<string, number>();
  for (const { start, end } of labels) seen.set(text.slice(start, end), (seen.get(text.slice(start, end)) ?? 0) + 1);
  let section = 0;
  let advice = false;
  for (const [index, label] of labels.entries()) {
    const bodyEnd = labels[index + 1]?.start ?? text.length;
    const words = text.slice(label.start, label.end);
    const next = labels[index + 1];
    const empty = text.slice(label.end + 1, bodyEnd).trim() === "";
    const described = next !== undefined && isAttribute(text.slice(next.start, next.end));
    const heads = empty && !described;
    const repeated = seen.get(words)! > 1;
    if (heads || (isAdvice(words) && !repeated)) {
      section += 1;
      advice = isAdvice(words) || isOverFeatures(words);
    }
    found.push({
      ...label,
      bodyStart: label.end + 1,
      bodyEnd,
      kind: "item",
      group: `s${section}`,
      advice,
      heads,
      described: empty && described,
    });
  }
  for (const card of cards) {
    found.push({
      ...card,
      bodyStart: card.end,
      bodyEnd: card.end,
      kind: "card",
      group: "cards",
      advice: false,
      heads: false,
      described: false,
    });
  }
  return found;
}

/** Words before a dash at the start of a sentence: an entry of a list whose breaks are lost. */
const DASHED = /(?<=[.!?…)\]]\s?|^)(?=[\p{L}\p{N}])([^.!?:;,–—]{2,40}?)\s[–—-]\s/gu;
const LONG = 300;

function findDashed(text: string): Span[] {
  if (text.length < LONG || text.includes("\n")) return [];
  const found = [...text.matchAll(DASHED)].map(({ 1: label, index }) => ({ start: index, end: index + label!.length }));
  return found.length > 2 ? found : [];
}

function findLabels(text: string): Span[] {
  const labels: Span[] = [];
  for (const colon of text.matchAll(/[:：](?![\d/]|\s*\d{2}\b)/gu)) {
    const start = labelStart(text, colon.index);
    if (start === null) continue;
    const words = text.slice(start, colon.index).trim();
    if (words === "" || !/^["“'(]?[\p{Lu}\p{N}\p{Lo}\p{Ll}]/u.test(words) || words.split(/\s+/u).length > MOST_WORDS)
      continue;
    labels.push({ start, end: colon.index });
  }
  return labels;
}

/** A glued name that is written small or starts with a digit ("eero Pro 6", "1MORE Evo"). */
const SMALL_START = /^(?:\p{Ll}{4,} [\p{Lu}\d]|\d\p{Lu}{3,} )/u;

const MAY_END = /[\n:：。.!?…)\]]|\p{Ll}(?=\p{Lu})/gu;

/** Where the words before a colon start: after the sentence, label or card before them. */
function labelStart(text: string, colon: number): number | null {
  const lowest = Math.max(0, colon - LONGEST_LABEL);
  const places = [...text.slice(lowest, colon).matchAll(MAY_END)].map(({ index }) => lowest + index);
  for (const at of places.reverse()) {
    const sign = text[at]!;
    const next = text[at + 1]!;
    const ends =
      sign === "\n" ||
      sign === ":" ||
      sign === "：" ||
      sign === "。" ||
      (/[.!?…]/u.test(sign) &&
        (/\s/u.test(next) || /\p{Lu}/u.test(next)) &&
        !/\b(?:vs|Inc|Co|St|Dr|Sq|Ft|Oz|Lb|Gal|No|\p{Lu})$/u.test(text.slice(Math.max(0, at - 4), at))) ||
      (/[)\]]/u.test(sign) && /\p{Lu}/u.test(next)) ||
      // "for seniorsAcme Travel: …": a break was lost between two words.
      (/\p{Ll}/u.test(sign) && /\p{Lu}/u.test(next) && endsCommonWord(text, at)) ||
      (/[.)]/u.test(sign) &&
        SMALL_START.test(text.slice(at + 1, at + 24)) &&
        /[\p{Ll}+)][.)]$/u.test(text.slice(at - 1, at + 1)));
    if (ends) return at + 1 + (/^\s*/u.exec(text.slice(at + 1, colon))?.[0].length ?? 0);
  }
  return lowest === 0 ? /^\s*/u.exec(text)![0].length : null;
}

/** Whether the small letters up to here are a word of their own. */
function endsCommonWord(text: string, at: number): boolean {
  const word = /(?:^|[\s(])(\p{Ll}{4,})$/u.exec(text.slice(Math.max(0, at - 20), at + 1))?.[1];
  return word !== undefined && isCommonWord(word);
}

/** Two labels with nothing between are a heading and its first entry, or one title with a colon in it. */
function joinTitles(labels: Span[], text: string): (Span & { whole?: boolean })[] {
  const joined: (Span & { whole?: boolean })[] = [];
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i]!;
    const next = labels[i + 1];
    const isGlued = /[.!?)]/u.test(text[label.start - 1] ?? "");
    const apart = next ? text.slice(label.end + 1, next.start) : "";
    const first = /^\p{L}+/u.exec(text.slice(label.start, label.end))?.[0].toLowerCase() ?? "";
    if (
      next &&
      isGlued &&
      apart === " " &&
      (!FUNCTION_WORDS.has(first) || first === "the") &&
      text[next.end + 1] !== " "
    ) {
      joined.push({ start: label.start, end: next.end, whole: true });
      i += 1;
    } else joined.push(label);
  }
  return joined;
}

/** "NT$", "HK$": letters that belong to the price. */
const CURRENCY = /(?<!\p{L})(?:NT|HK|US|SG|AU|CA|NZ|MX|[ACRS])$/u;

/** Names with a price glued to them. */
function findCards(text: string): Span[] {
  const cards: Span[] = [];
  for (const price of text.matchAll(/(?<=[\p{L}\p{N}'’")®™])[$€£¥₹]\s?\d/gu)) {
    if (CURRENCY.test(text.slice(Math.max(0, price.index - 3), price.index))) continue;
    const start = labelStart(text, price.index);
    if (start === null || /[$€£¥₹]\s?[\d,.]*$/u.test(text.slice(Math.max(start, price.index - 12), price.index)))
      continue;
    if (cards.at(-1)?.start !== start) cards.push({ start, end: price.index });
  }
  return cards;
}

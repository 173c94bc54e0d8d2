import { languageOf } from "../../../language/languages.ts";
import { inside } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { Unit } from "../../document/document.ts";
import { companyLength } from "../company/fold.ts";
import type { AnswerContext } from "../context.ts";
import { COMPANY_ENDINGS, OFFERED, piecesOf, withoutParticle } from "../words/caseless-words.ts";
import { openingKeys } from "../words/keys.ts";
import { nameKey, tokenize, wholeToken } from "../words/tokens.ts";
import { clauseNames } from "./caseless-clauses.ts";
import { signsOf, surroundingsOf } from "./caseless-evidence.ts";
import { gluedRows } from "./caseless-rows.ts";
import type { ProseName } from "./prose.ts";

/** An enumeration where words are not spaced: "包括甲、乙和丙等", "A、B、Cなど". */
const PART = String.raw`[^\s、，。；：（）「」『』“”！？→,;:()]`;
const ENUMERATION = new RegExp(
  `${PART}{1,24}(?: ${PART}{1,16}){0,2}(?:(?:[、/／]| / )${PART}{1,16}(?: ${PART}{1,16}){0,2}){1,12}`,
  "gu",
);
/** Two names after words that lead to options: "可以考虑甲和乙". */
const PAIR = new RegExp(`(?:考虑|考慮|推荐|推薦|选择|選擇)${PART}{2,12}(?:和|与|與|或)${PART}{2,12}`, "gu");
/** Spaced scripts: "A, B와 C", "أ، ب وج". */
const SPACED_PART = String.raw`[\p{L}\p{M}\p{N}&.'’"-]+(?: [\p{L}\p{M}\p{N}&.'’"-]+){0,2}`;
const SPACED = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}&.'’"-])${SPACED_PART}(?:[,،] ${SPACED_PART}){1,12}`, "gu");
/** Where the first name of one starts, after the words that lead to it. */
const LEAD =
  /^.*(?:以(?=[^以]{2,})|还有|包括|考虑|考慮|选择|選擇|例如|比如|推荐|推薦|如|有|像|には|では|なら|は|로는|는|은)/u;
/** Where the last name of one ends. */
const TAIL = /(?:为代表|為代表|などの|など|等々|等|といった|が|は|を|も|の|で|に|的|都|是)[\s\S]*$/u;
const LAST = /以及|还是|還是|和|及|与|與|或/u;
const LAST_JAPANESE = /や|と|または|か/u;
const LONGEST = 20;
const LONGEST_BOLD = 24;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const LEADING = 10;
/** What a run of signs of a Japanese name is made of; hiragana parts such runs. */
const RUN = /[\p{sc=Han}\p{sc=Katakana}々ー・\p{sc=Latin}\p{N}&.]+/gu;

const LATIN = /(?<![\p{sc=Latin}\p{N}-])\p{sc=Latin}[\p{sc=Latin}\p{N}&.+-]+(?: \p{Lu}[\p{sc=Latin}\p{N}&.+-]+){0,2}/gu;

interface Found {
  span: Span;
  sign: string;
  beside: string[];
}

/** Names in a sentence of a script without capitals: in enumerations, in bold and quotes, and runs of signs that no lexicon knows. */
export function caselessNames(unit: Unit, sentence: Span, context: AnswerContext, models: boolean): ProseName[] {
  const found: Found[] = [
    ...listed(unit, sentence, context),
    ...marked(unit, sentence),
    ...unknownRuns(unit, sentence, context),
    ...inClauses(unit, sentence, context),
    ...gluedRow(unit, sentence),
  ];
  const offered = OFFERED.standIn(unit.text.slice(sentence.start, sentence.end));
  const names = new Map<string, ProseName>();
  for (const { span, sign, beside } of found) {
    const name = nameAt(unit, span, context, { models, listed: sign.startsWith("listed") });
    if (!name) continue;
    const at = `${name.words[0]!.start}-${name.words.at(-1)!.end}`;
    const before = names.get(at);
    if (before) {
      if (!before.signs.includes(sign)) before.signs.push(sign);
      if (before.beside.length === 0) before.beside.push(...beside);
    } else {
      const place = { start: name.words[0]!.start, end: name.words.at(-1)!.end };
      names.set(at, {
        ...name,
        beside: beside.filter((key) => key !== name.key),
        signs: [
          sign,
          ...surroundingsOf(unit, { name: place, sentence, offered }),
          ...signsOf(unit.text.slice(place.start, place.end), context),
        ],
      });
    }
  }
  return [...names.values()];
}

function listed({ text }: Unit, sentence: Span, { language }: AnswerContext): Found[] {
  const said = text.slice(sentence.start, sentence.end);
  const found: Found[] = [];
  const spaced = spacedScript(language);
  // Most sentences list nothing.
  const enumerated = (spaced ? /[,،] /u : /[、/／]/u).test(said) ? said.matchAll(spaced ? SPACED : ENUMERATION) : [];
  const runs = spaced ? enumerated : [...enumerated, ...said.matchAll(PAIR)];
  for (const { 0: run, index } of runs) {
    const lead = said.slice(Math.max(0, index - LEADING), index) + run.slice(0, LEADING);
    const offered = OFFERED.standIn(lead);
    const spans = (spaced ? spacedSpans(run, sentence.start + index) : spansOf(run, sentence.start + index)).filter(
      (span) => isName(text.slice(span.start, span.end)),
    );
    if (spans.length < 2) continue;
    const keys = spans.map((span) => nameKey(text.slice(span.start, span.end)));
    const sign = `${offered ? "listed offered" : "listed"}${spans.length > 2 ? " row" : " pair"}`;
    for (const span of spans) found.push({ span, sign, beside: keys });
  }
  return found;
}

function spacedScript(language: string): boolean {
  return languageOf(language).spaced;
}

function spacedSpans(run: string, offset: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const part of run.split(/[,،] /u)) {
    let from = 0;
    // "A와 B": the last two.
    const joint = /^(.{2,}?)(?:와|과|이나|나|랑|하고| 및| 또는) ([\s\S]+)$/u.exec(part);
    if (joint) {
      spans.push({ start: offset + at, end: offset + at + joint[1]!.length });
      from = part.length - joint[2]!.length;
    }
    const last = part.slice(from).split(" ");
    spans.push({
      start: offset + at + from,
      end: offset + at + from + (last.length > 2 ? last[0]!.length : part.length - from),
    });
    at += part.length + 2;
  }
  return spans;
}

function marked({ text, strong }: Unit, sentence: Span): Found[] {
  const found: Found[] = inside(strong, sentence.start, sentence.end)
    .filter(({ start, end }) => end - start <= LONGEST_BOLD)
    .map((span) => ({ span, sign: "set off", beside: [] }));
  for (const { 0: quoted, index } of text
    .slice(sentence.start, sentence.end)
    .matchAll(/[「『“«"][^「」『』“”«»"]{2,16}[」』”»"]/gu)) {
    const start = sentence.start + index + 1;
    found.push({ span: { start, end: start + quoted.length - 2 }, sign: "in quotes", beside: [] });
  }
  // Signs that only titles of books, films, games and songs stand in.
  for (const { 1: title, index } of text
    .slice(sentence.start, sentence.end)
    .matchAll(/[《〈]([^《》〈〉\n]{1,40})[》〉]/gu)) {
    const start = sentence.start + index + 1;
    found.push({ span: { start, end: start + title!.length }, sign: "in title marks", beside: [] });
  }
  return found;
}

function inClauses({ text }: Unit, { start, end }: Span, { language }: AnswerContext): Found[] {
  if (language !== "zh") return [];
  return clauseNames(text.slice(start, end)).map(({ span, sign }) => ({
    span: { start: start + span.start, end: start + span.end },
    sign,
    beside: [],
  }));
}

const rows = new WeakMap<Unit, Found[]>();

function gluedRow(unit: Unit, { start, end }: Span): Found[] {
  if (unit.kind !== "paragraph" && unit.kind !== "item") return [];
  const known = rows.get(unit) ?? gluedRows(unit.text).map((span): Found => ({ span, sign: "set off", beside: [] }));
  rows.set(unit, known);
  return known.filter(({ span }) => span.start >= start && span.end <= end);
}

function unknownRuns({ text }: Unit, sentence: Span, { language }: AnswerContext): Found[] {
  const said = text.slice(sentence.start, sentence.end);
  const spans: Span[] = [];
  for (const { 0: run, index } of said.matchAll(LATIN))
    if (said[index + run.length] !== "$" && !/^[\p{sc=Latin}\p{N}-]+(?:\.\p{Ll}+)*\.\p{Ll}{2,}$/u.test(run))
      spans.push({ start: index, end: index + run.length });
  if (language === "zh") {
    const pieces = piecesOf(said, language);
    for (const [at, { start, end, known }] of pieces.entries()) {
      if (known || end - start < 2 || /^\p{sc=Latin}/u.test(said[start]!)) continue;
      const next = pieces[at + 1];
      const ending = next && next.start === end && COMPANY_ENDINGS.includes(said.slice(next.start, next.end));
      spans.push({ start, end: ending ? next.end : end });
    }
  } else if (language === "ja") {
    for (const { 0: run, index } of said.matchAll(RUN)) {
      if (!piecesOf(run, language).some(({ start, end, known }) => !known && end - start > 1)) continue;
      const ending = COMPANY_ENDINGS.find(
        (one) => /^\p{sc=Hiragana}/u.test(one) && said.startsWith(one, index + run.length),
      );
      spans.push({ start: index, end: index + run.length + (ending?.length ?? 0) });
    }
  } else if (language === "ko") {
    for (const { 0: run, index } of said.matchAll(/[\p{sc=Hangul}\p{sc=Latin}\p{N}&]+/gu)) {
      if (/^\p{sc=Hangul}{2,}/u.test(run) && piecesOf(run, language).every(({ known }) => known)) continue;
      const name = withoutParticle(run);
      if (name.length > 1) spans.push({ start: index, end: index + name.length });
    }
  }
  return spans.map(({ start, end }) => ({
    span: { start: sentence.start + start, end: sentence.start + end },
    sign: "unknown run",
    beside: [],
  }));
}

/** The name that a place holds, cut to the company. */
function nameAt(
  unit: Unit,
  span: Span,
  context: AnswerContext,
  { models, listed }: { models: boolean; listed: boolean },
): Pick<ProseName, "key" | "words" | "unit"> | null {
  const written = unit.text.slice(span.start, span.end);
  const start = span.start + /^[\s"“«「『*]*(?:例如|比如|包括|[如像](?!\p{sc=Han}{0,1}$))?/u.exec(written)![0].length;
  let end = span.end - /(?<![\s"”»」』*.,:：、，!！])[\s"”»」』*.,:：、，!！]*$/u.exec(written)![0].length;
  if (context.language === "ko" && /\p{sc=Hangul}$/u.test(unit.text.slice(start, end))) {
    const last = unit.text.slice(start, end).split(" ").at(-1)!;
    end -= last.length - withoutParticle(last).length;
  }
  if (end - start < 2) return null;
  const words = tokenize(unit.text.slice(start, end), context.language).map((word) => ({
    ...word,
    start: word.start + start,
    end: word.end + start,
  }));
  if (words.length === 0 || words.length > 6) return null;
  // A row lists names whole, but for makers with their models.
  const whole = listed && !models && words[0]!.caseless && !context.goods;
  const label = { words, text: unit.text, keys: openingKeys(words, unit.text), running: true };
  const size = whole ? words.length : companyLength(label, context, models);
  const named = words.slice(0, size);
  const last = named.at(-1)!;
  // "기아의 EV9": a particle ends the name before what it owns.
  const particle =
    context.language === "ko" && size < words.length && /[\p{sc=Hangul}]$/u.test(last.text)
      ? last.text.length - withoutParticle(last.text).length
      : 0;
  const place = { start: named[0]!.start, end: last.end - particle };
  const name = unit.text.slice(place.start, place.end);
  if (!isName(name)) return null;
  return { key: nameKey(name), words: [wholeToken(unit.text, place)], unit };
}

function spansOf(run: string, offset: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const parts = run.split(/[、/／]/u);
  for (const [place, part] of parts.entries()) {
    let start = at;
    let end = at + part.length;
    if (place === 0) start += LEAD.exec(part)?.[0].length ?? 0;
    if (place === parts.length - 1) {
      const kept = part.replace(TAIL, "");
      const joint = (KANA.test(run) ? LAST_JAPANESE : LAST).exec(kept);
      if (joint) spans.push({ start: offset + start, end: offset + at + joint.index });
      if (joint) start = at + joint.index + joint[0].length;
      end = at + kept.length;
    }
    spans.push({ start: offset + start, end: offset + end });
    at += part.length + 1;
  }
  return spans;
}

function isName(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= LONGEST &&
    /\p{L}/u.test(word) &&
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}ー・.+&'’! -]*$/u.test(word)
  );
}

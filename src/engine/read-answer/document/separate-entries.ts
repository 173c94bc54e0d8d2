import type { Language } from "../../language/keys.ts";
import { wordsOfAll } from "../../language/languages.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import type { AnswerDocument, Unit } from "./document.ts";
import { findLabel, isTitle } from "./labels.ts";
import { sliceVisible } from "./split-visible.ts";

/** A price glued to the name before it: the mark of a product tile in flattened text. */
const TILE_PRICE = /(?<=[\p{L}\d)"”'’,+™®%.])[$€£¥₹]\s?\d/gu;
/** What a tile ends with: prices, a rating, its count of votes. */
const TILE_END =
  /^(?:[$€£¥₹]\s?\d[\d,.]*(?:\/mo(?: x \d{1,2})?)?[ .]?(?:\d\.\d)?(?:\(\d[\d.,]*[kKmM]?\+?\))?(?:See more)?)+/u;
const SENTENCE_END =
  /[.!?](?=\s+\S)|[。！？](?=\s*\S)|(?<=[\p{Ll}\d)%"”’\]])[.!?](?=\d{0,2}\p{Lu}|\p{Ll}{3,} \p{Lu}[^.!?:]{2,50}:)/gu;
const LABEL = /^\s*(?!https?:)[^\s:：.!?。！？][^:：!?。！？\n]{1,88}(?::(?=\s|[\p{L}\p{N}"“(])|：)/u;

/** A sentence ends in it. */
const RUNS_ON = /[.!?]\s+\S|[。！？]|[\p{Ll})][.!?]\p{Lu}/u;
const CLOSER = new RegExp(String.raw`^\s*(?:${[...wordsOfAll("closers")].join("|")})(?![\p{L}])`, "iu");
/** A sentence that leads over to a list may be longer than a label. */
const LEAD = /^[^:：\n]{1,400}[:：](?=\s?\S)/u;

interface Cut {
  start: number;
  /** `closing`: words to the reader after the entries, said of none of them. */
  kind: Unit["kind"] | "closing";
}

/**
 * The document with the entries that flattening glued together taken apart: tiles ("Acme One$129.994.7(2k+)"), entries
 * ("…for games.Acme One: it lasts"), and headings with nothing between them and their first entry.
 */
export function separateEntries(document: AnswerDocument, language: Language): AnswerDocument {
  if (!document.flattened) return document;
  const units: Unit[] = [];
  const moved = new Map<number, number>();
  for (const unit of document.units) {
    const parent = unit.parent === null ? null : moved.get(unit.parent)!;
    moved.set(unit.index, units.length);
    const cuts = unit.kind === "paragraph" || unit.kind === "item" ? findCuts(unit.text, language) : [];
    if (cuts.length < 2) units.push({ ...unit, index: units.length, parent });
    else addPieces(units, { ...unit, parent }, cuts);
  }
  return { ...document, units };
}

function addPieces(units: Unit[], unit: Unit, cuts: readonly Cut[]): void {
  let heading: number | null = null;
  let entry: number | null = null;
  for (const [i, cut] of cuts.entries()) {
    const part = sliceVisible(unit, cut.start, cuts[i + 1]?.start ?? unit.text.length);
    if (part.text.trim() === "") continue;
    const kind = cut.kind === "closing" ? "paragraph" : cut.kind;
    if (cut.kind === "closing") heading = entry = null;
    const index = units.length;
    const parent = kind === "heading" ? unit.parent : ((kind === "paragraph" ? entry : null) ?? heading ?? unit.parent);
    const piece: Unit = {
      ...unit,
      ...part,
      index,
      kind,
      parent,
      depth: kind === "heading" ? 6 : unit.depth,
      label: null,
      bodyStart: 0,
    };
    Object.assign(piece, kind === "card" ? {} : findLabel(piece));
    units.push(piece);
    if (kind === "heading") {
      heading = index;
      entry = null;
    } else if (kind === "item") entry = index;
  }
}

/** Starts of the pieces of a flattened run, in order, the first at 0. */
function findCuts(text: string, language: Language): Cut[] {
  const tiles = findTiles(text);
  const cuts: Cut[] = [];
  let from = 0;
  for (const tile of tiles) {
    cuts.push(...findEntries(text, from, tile.start, language), { start: tile.start, kind: "card" });
    from = tile.end;
  }
  cuts.push(...findEntries(text, from, text.length, language));
  return cuts;
}

function findTiles(text: string): { start: number; end: number }[] {
  const tiles: { start: number; end: number }[] = [];
  let from = 0;
  for (const price of text.matchAll(TILE_PRICE)) {
    if (price.index < from) continue;
    const end = price.index + (TILE_END.exec(text.slice(price.index, price.index + 80))?.[0].length ?? 2);
    const lead = text.slice(from, price.index);
    const last = [...lead.matchAll(SENTENCE_END)].at(-1);
    const start = from + (last ? last.index + 1 : 0);
    if (price.index - start < 220) tiles.push({ start, end });
    from = end;
  }
  return tiles;
}

/** Starts of labelled entries between two offsets; the run before the first one is a paragraph. */
function findEntries(text: string, from: number, to: number, language: Language): Cut[] {
  if (text.slice(from, to).trim() === "") return [];
  const cuts: Cut[] = [{ start: from, kind: "paragraph" }];
  const starts = [from, ...[...text.slice(from, to).matchAll(SENTENCE_END)].map(({ index }) => from + index + 1)];
  for (let i = 0; i < starts.length; i += 1) {
    let start = starts[i]!;
    if (CLOSER.test(text.slice(start, start + 40))) {
      add(cuts, { start, kind: "closing" });
      continue;
    }
    for (;;) {
      const window = text.slice(start, Math.min(to, (starts[i + 1] ?? to) + 60));
      const label = LABEL.exec(window) ?? LEAD.exec(window);
      if (!label || start + label[0].length > (starts.find((next) => next > start + 2) ?? to) + 40) break;
      if (RUNS_ON.test(label[0])) break;
      const after = start + label[0].length;
      // A sentence that leads over to its list: "Here are some picks: Top Pick: Acme One: …".
      if (hasClause(label[0], language)) {
        start = after;
        continue;
      }
      const nested = LABEL.exec(text.slice(after, after + 100));
      const heads = nested !== null && !RUNS_ON.test(nested[0]) && !hasClause(nested[0], language);
      add(cuts, { start, kind: heads ? "heading" : "item" });
      if (!heads) break;
      start = after;
    }
  }
  return cuts;
}

function hasClause(label: string, language: Language): boolean {
  return !isTitle(label) && findClauses(label, language).length > 0;
}

function add(cuts: Cut[], cut: Cut): void {
  if (cuts.at(-1)!.start === cut.start) cuts.pop();
  cuts.push(cut);
}

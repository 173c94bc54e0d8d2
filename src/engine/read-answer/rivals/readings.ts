import { inside } from "../../language/spans.ts";
import type { Unit } from "../document/document.ts";
import { companyLengths } from "./company/fold.ts";
import type { AnswerContext } from "./context.ts";
import type { Label } from "./groups/labels.ts";
import type { ProseName } from "./sentences/prose.ts";
import { SHAPE_SIGNS, type Shape, shapeOf } from "./signs/shape.ts";
import { idsOf } from "./signs/sign.ts";
import type { Reading } from "./spots.ts";
import { brandLength } from "./words/brands.ts";
import { keyOf, openingKeys } from "./words/keys.ts";
import { isPossessive, type Token } from "./words/tokens.ts";

const MOST_WORDS = 14;

/** The readings of a label: as it stands, its parts, and each cut to the company or maker that leads it. */
export function readingsOf({ unit, readings }: Label, context: AnswerContext): Reading[] {
  const found: Reading[] = [];
  for (const { start, end, cut } of readings.slice(0, 10)) {
    const words = inside(context.tokens[unit.index]!, start, end);
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    // What is quoted is a title: no company leads it.
    const whole = { words, keys: openingKeys(words, unit.text), cut, unit };
    if (cut === "quoted") add(found, whole, context);
    else addWithCompany(found, whole, context);
  }
  return found;
}

/** The readings of a run of capitalised words. */
export function readingsOfRun(
  { words, run = words, unit }: Pick<ProseName, "words" | "run" | "unit">,
  context: AnswerContext,
): Reading[] {
  const found: Reading[] = [];
  add(found, { words, keys: openingKeys(words, unit.text), cut: "run", unit }, context);
  if (run.length > MOST_WORDS) return found;
  const keys = openingKeys(run, unit.text);
  if (run.length > words.length || run.some(isPossessive) || brandLength(run, keys) > 0)
    addWithCompany(found, { words: run, keys, cut: "whole", unit }, context);
  return found;
}

interface Cutting {
  words: Token[];
  /** Keys of the first word, of the first two and so on. */
  keys: string[];
  cut: Reading["cut"];
  of?: Reading["cut"];
  unit: Unit;
}

function addWithCompany(found: Reading[], whole: Cutting, context: AnswerContext): void {
  add(found, whole, context);
  const { words, keys, unit } = whole;
  const lengths = {
    ...companyLengths({ words, text: unit.text, keys }, context),
    // A local name starts with many a brand that it has nothing to do with ("Columbia Street Ramen").
    brand: context.local ? 0 : brandLength(words, keys),
  };
  // "Acme's Coyote": what somebody owns is the name as often as both together.
  const owned = words.slice(words.findLastIndex((word, at) => isPossessive(word) && words[at + 1]?.name) + 1);
  if (owned.length < words.length)
    add(found, { words: owned, keys: openingKeys(owned, unit.text), cut: "owned", of: whole.cut, unit }, context);
  for (const cut of ["company", "maker", "brand"] as const) {
    const size = lengths[cut];
    if (size > 0 && size < words.length)
      add(found, { words: words.slice(0, size), keys: keys.slice(0, size), cut, of: whole.cut, unit }, context);
  }
}

function add(found: Reading[], { words, keys, cut, of = cut, unit }: Cutting, context: AnswerContext): void {
  const { start } = words[0]!;
  const { end } = words.at(-1)!;
  if (found.some(({ shape: { first, last } }) => first.start === start && last.end === end)) return;
  const key = keys[words.length - 1] ?? keyOf(words, unit.text);
  if (key.length < 2) return;
  const shape = shapeOf({ unit, words, key, keys }, context);
  // "The closest match is …": an article alone is nobody's name.
  if (shape.content.length > 0) found.push(new ShapedReading({ words, key, cut, of, shape }, context));
}

/** A reading whose signs are told when first asked for: most readings are never taken. */
class ShapedReading implements Reading {
  readonly words: Token[];
  readonly key: string;
  readonly cut: Reading["cut"];
  readonly of: Reading["cut"];
  readonly shape: Shape;
  target = false;
  odds = 0;
  readonly #context: AnswerContext;
  #signs: string[] | null = null;

  constructor(
    { words, key, cut, of, shape }: Pick<Reading, "words" | "key" | "cut" | "of" | "shape">,
    context: AnswerContext,
  ) {
    this.words = words;
    this.key = key;
    this.cut = cut;
    this.of = of;
    this.shape = shape;
    this.#context = context;
  }

  get signs(): string[] {
    this.#signs ??= idsOf(SHAPE_SIGNS, this.shape, this.#context);
    return this.#signs;
  }
}

import { type Answer, languageKind } from "../answer.ts";
import { modelEvidence } from "../company/fold.ts";
import type { Group, Reading, Spot } from "../spots.ts";
import { isPlace } from "../words/places.ts";
import { CATEGORY_WORDS, COMPANY_WORDS, MODEL_WORDS } from "../words/word-lists.ts";
import { CUTTING_SIGNS, cuttingOf } from "./cutting.ts";
import { SHAPE_SIGNS, type Shape } from "./shape.ts";
import { type Evidence, idOf, idsOf } from "./sign.ts";

/** Signs of a reading's words that tell whether it is cut rightly. */
const TELLING = new Set([
  "host",
  "legal form",
  "ends in trade word",
  "company word",
  "venue",
  "ends in venue",
  "place",
  "joined",
  "comma in it",
  "colon in it",
  "opens small",
  "small word",
  "asked by name",
  "given name",
  "one word",
  "for or with",
  "of",
  "abbreviation",
  "trade word",
  "slash",
  "ampersand",
  "opens award",
  "digit in it",
  "caseless",
  "possessive",
]);

const TELLING_SIGNS = SHAPE_SIGNS.filter(({ id }) => TELLING.has(id));

/** What is the same for all readings of a spot, found once. */
interface Setting {
  spot: Spot;
  answer: Answer;
  /** What speaks for one way of cutting rather than another. */
  around: Surroundings;
  /** The longest reading. */
  longest: Shape;
  /** How far its label looks like a maker with its model. */
  model: number;
}

/** For each spot of a group that can be read in several ways, the signs of each that its name is written so. */
export function readingSigns(group: Group, answer: Answer): [spot: Spot, ways: Evidence[]][] {
  const surroundings = new Map<string, Surroundings>();
  return group.spots
    .filter(({ readings }) => readings.length > 1)
    .map((spot) => {
      const mark = spot.label?.mark ?? "";
      const around = surroundings.get(mark) ?? new Surroundings(spot, answer);
      surroundings.set(mark, around);
      const setting = {
        spot,
        answer,
        around,
        longest: spot.readings.reduce((a, b) => (b.words.length > a.words.length ? b : a)).shape,
        model: modelEvidence({ words: spot.readings[0]!.words, text: spot.unit.text }, answer.context),
      };
      return [spot, spot.readings.map((reading) => signsOf(reading, setting))];
    });
}

function signsOf(reading: Reading, { spot, answer, around, longest: of, model }: Setting): Evidence {
  const { context } = answer;
  const { unit, label } = spot;
  const found: Evidence = [["any", 1]];
  const at = label ? "label" : "run";
  const ofKind = label ? "label " : "run ";
  const cut = idOf(ofKind, reading.cut);
  const add = (id: string, holds: boolean | number = true) => {
    if (holds) found.push([id, Number(holds)]);
  };
  add(cut);
  const { shape } = reading;
  const lang = languageKind(context.language);
  for (const id of ["asks for goods", "asks locally"]) if (answer.asked.includes(id)) add(`${id} ${cut}`);
  if (lang) add(`${lang} ${cut}`);
  add(`${cut} models`, answer.models);
  add(`${cut} model`, model);
  found.push(...around.crossedWith(cut));
  const size = reading.words.length;
  const long = of.words.length;
  add(`${at} longest`, size === long);
  add(`${at} only reading`, spot.readings.length === 1);
  add(`${at} share of words`, size / long);
  add(`${at} one of many`, size === 1 && long > 2);
  add(`${at} leaves unknown`, of.unknown.length > shape.unknown.length);
  add(`${at} leaves digit`, of.words.some(({ digit }) => digit) && !shape.words.some(({ digit }) => digit));
  add(`${at} nothing unknown`, shape.unknown.length === 0 && of.unknown.length > 0);
  add(
    `${at} all common`,
    shape.words.every(({ common }) => common),
  );
  const seen = (answer.keys.get(reading.key) ?? 1) - 1;
  add(`${at} seen elsewhere`, seen > 0);
  add(`${at} seen often`, seen > 2);
  add(
    `${at} longer seen elsewhere`,
    spot.readings.some((other) => other.words.length > size && (answer.keys.get(other.key) ?? 1) > 1),
  );
  const told =
    reading === spot.readings[0] ? reading.signs.filter((id) => TELLING.has(id)) : idsOf(TELLING_SIGNS, shape, context);
  for (const id of told) add(idOf(ofKind, id));
  const next = of.words.find(({ start }) => start >= shape.last.end);
  if (next) {
    const gap = unit.text.slice(shape.last.end, next.start);
    add(`${at} before small`, !next.name && !next.digit);
    add(`${at} before digit`, next.digit);
    add(`${at} before place`, isPlace(next.lower));
    add(`${at} before trade word`, CATEGORY_WORDS.has(next.lower));
    add(`${at} before company word`, COMPANY_WORDS.has(next.lower));
    add(`${at} before model word`, MODEL_WORDS.has(next.lower));
    add(`${at} before unknown`, of.unknown.includes(next));
    add(`${at} before comma`, /,/u.test(gap));
    add(`${at} before colon`, /:/u.test(gap));
    add(`${at} before and`, /^(?:and|or|und|et|y|e|o)$/u.test(next.lower) || /&/u.test(gap));
    add(`${at} before of`, /^(?:of|de|di|da|do|du|des|del|von|van|the)$/u.test(next.lower));
  }
  add(`${cut} of ${reading.of}`, reading.of !== reading.cut);
  for (const id of idsOf(CUTTING_SIGNS, cuttingOf(reading, of), context)) add(idOf(ofKind, id));
  add(`${at} after start`, of.words[0]!.start < shape.first.start);
  return found;
}

/** What speaks for one way of cutting rather than another whatever the words: the question, the group and how its labels look. */
class Surroundings {
  readonly #signs: Evidence;
  readonly #crossed = new Map<string, Evidence>();

  constructor({ group, label }: Spot, answer: Answer) {
    this.#signs = answer.asked.map((id) => [id, 1]);
    this.#signs.push([`in ${group.kind}`, 1], ["models", answer.models]);
    for (const id of SETTING) {
      const share = group.shares.get(id) ?? 0;
      if (share > 0) this.#signs.push([idOf("group ", id), share]);
    }
    if (answer.context.document.flattened) this.#signs.push(["flattened", 1]);
    if (label) this.#signs.push([label.mark, 1]);
  }

  /** The same beside a way of cutting, told once for all labels that it is tried on. */
  crossedWith(cut: string): Evidence {
    let crossed = this.#crossed.get(cut);
    if (!crossed) {
      const start = idOf(cut, " x ");
      crossed = this.#signs.map(([id, value]) => [idOf(start, id), value]);
      this.#crossed.set(cut, crossed);
    }
    return crossed;
  }
}

/** Signs of the labels of a group that tell makers with their models from names that stand whole. */
const SETTING = [
  "digit in it",
  "trade word",
  "ends in trade word",
  "company word",
  "venue",
  "place in it",
  "of",
  "joined",
  "one word",
  "all unknown",
  "opens unknown",
  "common words",
  "comma in it",
  "five words and more",
  "small word",
  "titled of several",
  "asked word",
  "rated",
  "priced",
];

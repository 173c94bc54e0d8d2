import type { Answer } from "../answer.ts";
import { modelEvidence } from "../company/fold.ts";
import type { Group, Reading, Spot } from "../spots.ts";
import { COMPANY_WORDS } from "../words/word-lists.ts";
import { CUTTING_SIGNS, cuttingOf } from "./cutting.ts";
import { languageKind } from "./language-kind.ts";
import { SHAPE_SIGNS, type Shape } from "./shape.ts";
import { type Evidence, idsOf, type Signs, type ToldByStart } from "./sign.ts";

/** Signs of a reading's words that tell whether it is cut rightly. */
const TELLING = new Set([
  "host",
  "brand",
  "everyday brand",
  "opens with brand",
  "ends in trade word",
  "company word",
  "venue",
  "ends in venue",
  "place",
  "joined",
  "comma in it",
  "colon in it",
  "small word",
  "asked by name",
  "one word",
  "for or with",
  "of",
  "abbreviation",
  "trade word",
  "slash",
  "ampersand",
  "opens award",
  "digit in it",
  "possessive",
]);

const TELLING_SIGNS = SHAPE_SIGNS.filter(({ id }) => TELLING.has(id));

/** What is the same for all readings of a spot, found once. */
interface Setting {
  spot: Spot;
  answer: Answer;
  /** What speaks for one way of cutting rather than another whatever the words. */
  around: Evidence;
  /** The longest reading. */
  longest: Shape;
  /** How far its label looks like a maker with its model. */
  model: number;
}

/** For each spot of a group that can be read in several ways, the signs of each that its name is written so. */
export function readingSigns(group: Group, answer: Answer): [spot: Spot, ways: Signs[]][] {
  const surroundings = new Map<string, Evidence>();
  return group.spots
    .filter(({ readings }) => readings.length > 1)
    .map((spot) => {
      const mark = spot.label?.mark ?? "";
      const around = surroundings.get(mark) ?? surroundingsOf(spot, answer);
      surroundings.set(mark, around);
      const setting = {
        spot,
        answer,
        around,
        longest: spot.readings.reduce((a, b) => (b.words.length > a.words.length ? b : a)).shape,
        model: modelEvidence(spot.readings[0]!.words, answer.context),
      };
      return [spot, spot.readings.map((reading) => (told) => tell(reading, setting, told))];
    });
}

function tell(reading: Reading, { spot, answer, around, longest: of, model }: Setting, told: ToldByStart): void {
  const { context } = answer;
  const { unit, label } = spot;
  told.add("any");
  const kind = label ? "label " : "run ";
  const cut = kind + reading.cut;
  const ofKind = told.under(kind);
  const ofCut = told.under(cut);
  const add = (id: string, holds: boolean | number = true) => {
    if (holds) ofKind.add(id, Number(holds));
  };
  told.add(cut);
  const { shape } = reading;
  const lang = languageKind(context.language);
  for (const id of ["asks for goods ", "asks locally "])
    if (answer.asked.includes(id.trimEnd())) told.under(id).add(cut);
  if (lang) told.under(`${lang} `).add(cut);
  if (answer.models) ofCut.add(" models", answer.models);
  if (model) ofCut.add(" model", model);
  told.under(`${cut} x `).all(around);
  const size = reading.words.length;
  const long = of.words.length;
  add("longest", size === long);
  add("share of words", size / long);
  add("one of many", size === 1 && long > 2);
  add("leaves unknown", of.unknown.length > shape.unknown.length);
  add("leaves digit", of.words.some(({ digit }) => digit) && !shape.words.some(({ digit }) => digit));
  add("nothing unknown", shape.unknown.length === 0 && of.unknown.length > 0);
  add(
    "all common",
    shape.words.every(({ common }) => common),
  );
  const seen = (answer.keys.get(reading.key) ?? 1) - 1;
  add("seen elsewhere", seen > 0);
  add("seen often", seen > 2);
  add(
    "longer seen elsewhere",
    spot.readings.some((other) => other.words.length > size && (answer.keys.get(other.key) ?? 1) > 1),
  );
  const telling =
    reading === spot.readings[0] ? reading.signs.filter((id) => TELLING.has(id)) : idsOf(TELLING_SIGNS, shape, context);
  ofKind.each(telling);
  const next = of.words.find(({ start }) => start >= shape.last.end);
  if (next) {
    const gap = unit.text.slice(shape.last.end, next.start);
    add("before small", !next.name && !next.digit);
    add("before digit", next.digit);
    add("before place", next.is.place);
    add("before trade word", next.is.trade);
    add("before company word", COMPANY_WORDS.has(next.lower));
    add("before model word", next.is.model);
    add("before unknown", of.unknown.includes(next));
    add("before comma", /,/u.test(gap));
    add("before colon", /:/u.test(gap));
    add("before and", /^(?:and|or|und|et|y|e|o)$/u.test(next.lower) || /&/u.test(gap));
  }
  if (reading.of !== reading.cut) ofCut.add(` of ${reading.of}`);
  ofKind.each(idsOf(CUTTING_SIGNS, cuttingOf(reading, of), context));
  add("after start", of.words[0]!.start < shape.first.start);
}

/** What is the same for the labels of a group that are marked alike: the question, the group and how its labels look. */
function surroundingsOf({ group, label }: Spot, answer: Answer): Evidence {
  const found: Evidence = answer.asked.map((id) => [id, 1]);
  found.push([`in ${group.kind}`, 1], ["models", answer.models]);
  for (const [id, ofGroup] of SETTING) {
    const share = group.shares.get(id) ?? 0;
    if (share > 0) found.push([ofGroup, share]);
  }
  if (answer.context.document.flattened) found.push(["flattened", 1]);
  if (label) found.push([label.mark, 1]);
  return found;
}

/** Signs of the labels of a group that tell makers with their models from names that stand whole. */
const SETTING = [
  "digit in it",
  "company word",
  "venue",
  "place in it",
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
].map((id) => [id, `group ${id}`] as const);

import { type Answer, languageKind } from "../answer.ts";
import { modelEvidence } from "../company/fold.ts";
import type { Reading, Spot } from "../spots.ts";
import { isPlace } from "../words/places.ts";
import { CATEGORY_WORDS, COMPANY_WORDS, LEADING_WORDS, MODEL_WORDS } from "../words/word-lists.ts";
import { type Evidence, idOf } from "./sign.ts";

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

/** Signs that a spot's name is written so. */
export function readingSigns(spot: Spot, reading: Reading, answer: Answer): Evidence {
  const { context } = answer;
  const { unit, label } = spot;
  const found: Evidence = [["any", 1]];
  const add = (id: string, holds: boolean | number = true) => {
    if (holds) found.push([id, Number(holds)]);
  };
  const whole = spot.readings[0]!;
  const at = label ? "label" : "run";
  const cut = `${at} ${reading.cut}`;
  add(cut);
  const { shape } = reading;
  const of = spot.readings.reduce((a, b) => (b.words.length > a.words.length ? b : a)).shape;
  const lang = languageKind(context.language);
  for (const id of ["asks for goods", "asks locally"]) if (answer.asked.includes(id)) add(`${id} ${cut}`);
  if (lang) add(`${lang} ${cut}`);
  add(`${cut} models`, answer.models);
  add(`${cut} model`, modelEvidence({ words: whole.words, text: unit.text }, context));
  for (const [id, value] of settingOf(spot, answer)) found.push([idOf(`${cut} x `, id), value]);
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
  for (const id of reading.signs) if (TELLING.has(id)) add(idOf(`${at} `, id));
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
  add(`${at} one common of many`, size === 1 && long > 1 && shape.first.common);
  add(`${at} one place of many`, size === 1 && long > 1 && shape.first.is.place);
  add(`${at} one venue of many`, size === 1 && long > 1 && shape.first.is.venue);
  add(`${at} one that leads of many`, size === 1 && long > 1 && LEADING_WORDS.has(shape.first.lower));
  const left = of.words.filter(({ start }) => start >= shape.last.end);
  if (left.length > 0) {
    const end = left.at(-1)!;
    const comma = /^\s?[,，]\s?$/u.test(unit.text.slice(shape.last.end, left[0]!.start));
    add(`${at} leaves venue`, left.some(({ is }) => is.venue));
    add(`${at} leaves form word`, left.some(({ is }) => is.form));
    add(`${at} leaves place`, left.some(({ is }) => is.place));
    add(`${at} leaves trade word`, end.is.trade);
    add(`${at} leaves company word`, end.is.company);
    add(`${at} leaves model word`, left.some(({ is }) => is.model));
    add(`${at} leaves only common`, left.every(({ common }) => common));
    add(`${at} leaves one word`, left.length === 1);
    add(`${at} leaves many`, left.length > 3);
    add(`${at} leaves place after comma`, comma && (end.is.place || /^\p{Lu}{2,3}$/u.test(end.text)));
    add(`${at} leaves short number`, left.length === 1 && /^\p{N}{1,2}$/u.test(end.text));
    add(`${at} leaves designation`, left.some(({ text }) => /\p{L}/u.test(text) && /\p{N}/u.test(text)));
  }
  const tail = reading.words.findLastIndex(
    (word, i) => i > 0 && /[,，]/u.test(unit.text.slice(reading.words[i - 1]!.end, word.start)),
  );
  add(`${at} ends in place after comma`, tail > 0 && (shape.last.is.place || /^\p{Lu}{2,3}$/u.test(shape.last.text)));
  const lead = unit.text.slice(Math.max(0, shape.first.start - 3), shape.first.start);
  add(`${at} after comma`, of.words[0]!.start < shape.first.start && /,\s?$/u.test(lead));
  add(`${at} after and`, of.words[0]!.start < shape.first.start && /&\s?$/u.test(lead));
  add(`${at} after start`, of.words[0]!.start < shape.first.start);
  return found;
}

/** What speaks for one way of cutting rather than another whatever the words: the question, the group and how its labels look. */
function settingOf({ group, label }: Spot, answer: Answer): Evidence {
  const found: Evidence = answer.asked.map((id) => [id, 1]);
  found.push([`in ${group.kind}`, 1], ["models", answer.models]);
  for (const id of SETTING) {
    const share = group.shares.get(id) ?? 0;
    if (share > 0) found.push([idOf("group ", id), share]);
  }
  if (answer.context.document.flattened) found.push(["flattened", 1]);
  if (label) found.push([label.mark, 1]);
  return found;
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

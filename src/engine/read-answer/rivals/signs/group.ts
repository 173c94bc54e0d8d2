import { type Answer, languageKind } from "../answer.ts";
import type { AnswerContext } from "../context.ts";
import { isAdvice, isOverFeatures, isWarning } from "../headings.ts";
import type { Group, Reading } from "../spots.ts";
import { wordsIn } from "../words/caseless-words.ts";
import { AWARDS, CHOOSING, CONCEPT_PARTS, CONCEPTS, isOptionNoun, OUTLETS, VENUES } from "../words/word-lists.ts";
import type { Told } from "./sign.ts";

/** How many stand together. */
export const sizeOf = (n: number): string =>
  n === 1 ? "alone" : n === 2 ? "pair" : n < 6 ? "some" : n < 12 ? "many" : "very many";

/** Tells the signs that the members of a group are options. */
export function groupSigns(group: Group, answer: Answer, told: Told): void {
  const { context } = answer;
  const { spots, shares } = group;
  told.add("any");
  told.of("in ", group.kind);
  told.add(sizeOf(spots.length));
  told.of(`${group.kind} `, sizeOf(spots.length));
  for (const [id, share] of shares) told.add(id, share);
  if (spots.length > 2)
    for (const id of SETTLING) {
      const share = shares.get(id) ?? 0;
      if (share > 0.75) told.of("most ", id);
      if (share < 0.1) told.of("none ", id);
    }
  if (group.alike)
    for (const id of SETTLING) {
      const share = group.alike.get(id) ?? 0;
      if (share > 0) told.of("alike ", id, share);
    }
  leadSigns(group.lead, "lead ", context, told);
  leadSigns(group.above, "above ", context, told);
  for (const id of answer.asked) told.add(id);
  const crossing = CROSSING.flatMap((id): [string, number][] => (shares.get(id)! > 0 ? [[id, shares.get(id)!]] : []));
  const crossed = answer.asked.filter((id) => CROSSED.has(id)).map((id) => `${id} x `);
  if (context.running) crossed.push("running x ");
  for (const start of crossed) for (const [id, share] of crossing) told.of(start, id, share);
  const keys = new Set(spots.map(({ readings }) => readings[0]!.key));
  told.add("repeats", keys.size < spots.length ? 1 : 0);
  told.add("target in it", spots.some(({ readings }) => readings.some(({ target }) => target)) ? 1 : 0);
  told.add("nested", group.under ? 1 : 0);
  for (const [id, of] of [
    ["one last word", lastWords],
    ["one first word", firstWords],
  ] as const) {
    const share = spots.length > 2 ? commonest(spots.map(({ readings }) => of(readings[0]!))) : 0;
    told.add(id, share);
    if (share > 0) for (const start of crossed) told.of(start, id, share);
  }
  told.add("advice above", spots.filter(({ unit }) => context.advice[unit.index]).length / spots.length);
  told.add(
    "words of label",
    spots.reduce((sum, { readings }) => sum + Math.min(8, readings[0]!.words.length), 0) / spots.length / 4,
  );
  const lang = languageKind(context.language);
  if (lang) {
    told.add(lang);
    for (const [id, share] of crossing) told.of(`${lang} x `, id, share);
  }
  if (context.document.flattened) told.add("flattened");
  if (context.running) {
    told.add("running");
    for (const id of answer.asked) told.of("running: ", id);
  }
  if (answer.groups.length === 1) told.add("only group");
}

const lastWords = ({ words }: Reading): string => words.at(-1)!.lower;
const firstWords = ({ words }: Reading): string => words[0]!.lower;

/** The share of the commonest word, where more than one has it. */
function commonest(words: readonly string[]): number {
  const counts = Map.groupBy(words, (word) => word);
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return most > 1 ? most / words.length : 0;
}

/** Signs that settle a group where they hold of most of its members, or of none. */
const SETTLING = [
  "brand",
  "unknown",
  "opens unknown",
  "titled",
  "common words",
  "imperative",
  "word of part",
  "small word",
  "ends abstract",
  "place",
  "person",
  "no body",
  "body commands",
  "body of a kind",
  "body of a concept",
  "digit in it",
  "venue",
  "all asked",
  "small elsewhere",
];

const CROSSED = new Set([
  "seeks",
  "asks how",
  "asks locally",
  "asks for goods",
  "asks for venues",
  "asks of sorts",
  "makes first",
  "asks for concepts first",
  "asks for sorts first",
]);
const CROSSING = [
  "brand",
  "unknown",
  "titled of several",
  "common words",
  "venue",
  "place",
  "ends as asked",
  "all asked",
  "no body",
  "body commands",
  "imperative",
  "small word",
  "person",
];

function leadSigns(text: string, prefix: string, { language, question }: AnswerContext, told: Told): void {
  if (text === "") {
    told.of(prefix, "none");
    return;
  }
  const add = (id: string, holds: boolean) => {
    if (holds) told.of(prefix, id);
  };
  const last = text.length > 120 ? text.slice(-120) : text;
  const words = wordsIn(last, language);
  add("colon", /[:：][\s*]*$/u.test(text));
  add("options", words.some(isOptionNoun));
  add(
    "award",
    words.some((word) => AWARDS.has(word)),
  );
  add(
    "chooses",
    words.some((word) => CHOOSING.has(word)),
  );
  add(
    "outlets",
    words.some((word) => OUTLETS.has(word)),
  );
  add(
    "asked",
    words.some((word) => question.has(word)),
  );
  add("advice", isAdvice(last));
  add("features", isOverFeatures(last));
  add("warning", isWarning(last, language));
  add("short", words.length > 0 && words.length < 5);
  add("here are", LEADS.test(last));
  add("examples", EXAMPLES.test(last));
  add("concepts", words.some((word) => CONCEPTS.has(word)) || CONCEPT_PARTS.some((part) => last.includes(part)));
  add(
    "venues",
    words.some((word) => VENUES.has(word)),
  );
}
const LEADS =
  /\b(?:here are|here is|here's|following|some of|hier sind|voici|aquí|ecco|aqui estão|her er|hier zijn|oto|вот)\b|以下|下面/iu;
const EXAMPLES =
  /\b(?:examples?|such as|like|including|e\.g|suggestions?|recommendations?|places|names?|beispiele?|ejemplos?|exemples?|eksempler)\b|例如|推荐|おすすめ|추천/iu;

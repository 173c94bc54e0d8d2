import { type Answer, languageKind } from "../answer.ts";
import type { AnswerContext } from "../context.ts";
import { isAdvice, isOverFeatures, isWarning } from "../headings.ts";
import type { Group, Reading } from "../spots.ts";
import { AWARDS, CHOOSING, CONCEPT_PARTS, CONCEPTS, isOptionNoun, OUTLETS, VENUES } from "../words/word-lists.ts";
import { type Evidence, idOf } from "./sign.ts";

/** How many stand together. */
export const sizeOf = (n: number): string =>
  n === 1 ? "alone" : n === 2 ? "pair" : n < 6 ? "some" : n < 12 ? "many" : "very many";

/** Signs that the members of a group are options. */
export function groupSigns(group: Group, answer: Answer): Evidence {
  const { context } = answer;
  const { spots } = group;
  const found: Evidence = [
    ["any", 1],
    [`in ${group.kind}`, 1],
    [sizeOf(spots.length), 1],
    [`${group.kind} ${sizeOf(spots.length)}`, 1],
  ];
  const { shares } = group;
  for (const sign of shares) found.push(sign);
  if (spots.length > 2)
    for (const id of SETTLING) {
      const share = shares.get(id) ?? 0;
      if (share > 0.75) found.push([idOf("most ", id), 1]);
      if (share < 0.1) found.push([idOf("none ", id), 1]);
    }
  const lead = leadSigns(group.lead, "lead", context);
  const above = leadSigns(group.above, "above", context);
  for (const id of [...lead, ...above]) found.push([id, 1]);
  for (const id of answer.asked) found.push([id, 1]);
  const share = (id: string) => shares.get(id) ?? 0;
  for (const id of answer.asked)
    if (CROSSED.has(id))
      for (const other of CROSSING) if (share(other) > 0) found.push([idOf(idOf(id, " x "), other), share(other)]);
  const keys = new Set(spots.map(({ readings }) => readings[0]!.key));
  found.push(["repeats", keys.size < spots.length ? 1 : 0]);
  found.push(["target in it", spots.some(({ readings }) => readings.some(({ target }) => target)) ? 1 : 0]);
  found.push(["nested", group.under ? 1 : 0]);
  for (const [id, of] of [
    ["one last word", lastWords],
    ["one first word", firstWords],
  ] as const) {
    const share = spots.length > 2 ? commonest(spots.map(({ readings }) => of(readings[0]!))) : 0;
    found.push([id, share]);
    for (const asked of answer.asked) if (CROSSED.has(asked) && share > 0) found.push([`${asked} x ${id}`, share]);
  }
  found.push(["advice above", spots.filter(({ unit }) => context.advice[unit.index]).length / spots.length]);
  found.push([
    "words of label",
    spots.reduce((sum, { readings }) => sum + Math.min(8, readings[0]!.words.length), 0) / spots.length / 4,
  ]);
  const lang = languageKind(context.language);
  if (lang)
    found.push(
      [lang, 1],
      ...CROSSING.flatMap((id): Evidence => (share(id) > 0 ? [[idOf(idOf(lang, " x "), id), share(id)]] : [])),
    );
  if (context.document.flattened) found.push(["flattened", 1]);
  if (answer.groups.length === 1) found.push(["only group", 1]);
  return found;
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

function leadSigns(text: string, prefix: string, { language, question }: AnswerContext): string[] {
  if (text === "") return [`${prefix} none`];
  const found: string[] = [];
  const last = text.length > 120 ? text.slice(-120) : text;
  const words = last.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (/[:：][\s*]*$/u.test(text)) found.push(`${prefix} colon`);
  if (words.some(isOptionNoun)) found.push(`${prefix} options`);
  if (words.some((word) => AWARDS.has(word))) found.push(`${prefix} award`);
  if (words.some((word) => CHOOSING.has(word))) found.push(`${prefix} chooses`);
  if (words.some((word) => OUTLETS.has(word))) found.push(`${prefix} outlets`);
  if (words.some((word) => question.has(word))) found.push(`${prefix} asked`);
  if (isAdvice(last)) found.push(`${prefix} advice`);
  if (isOverFeatures(last)) found.push(`${prefix} features`);
  if (isWarning(last, language)) found.push(`${prefix} warning`);
  if (words.length > 0 && words.length < 5) found.push(`${prefix} short`);
  if (LEADS.test(last)) found.push(`${prefix} here are`);
  if (EXAMPLES.test(last)) found.push(`${prefix} examples`);
  if (words.some((word) => CONCEPTS.has(word)) || CONCEPT_PARTS.some((part) => last.includes(part)))
    found.push(`${prefix} concepts`);
  if (words.some((word) => VENUES.has(word))) found.push(`${prefix} venues`);
  return found;
}
const LEADS =
  /\b(?:here are|here is|here's|following|some of|hier sind|voici|aquí|ecco|aqui estão|her er|hier zijn|oto|вот)\b|以下|下面/iu;
const EXAMPLES =
  /\b(?:examples?|such as|like|including|e\.g|suggestions?|recommendations?|places|names?|beispiele?|ejemplos?|exemples?|eksempler)\b|例如|推荐|おすすめ|추천/iu;

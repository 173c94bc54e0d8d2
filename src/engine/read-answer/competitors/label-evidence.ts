import { toAnswerSpan } from "../document/document.ts";
import { isCaseless } from "./caseless-words.ts";
import { type AnswerContext, baseOf, isAsked } from "./context.ts";
import type { Label } from "./fold.ts";
import { isOverFeatures, isWarning } from "./headings.ts";
import type { JudgedSlot } from "./judge-slots.ts";
import { isUnknown } from "./label-score.ts";
import { isPlace, isPlaceWord } from "./places.ts";
import { type Slot } from "./slots.ts";
import { nameKey } from "./tokens.ts";
import {
  ATTRIBUTES,
  AWARDS,
  CATEGORY_WORDS,
  CHOOSING,
  COMMANDS,
  COMPANY_WORDS,
  FUNCTION_WORDS,
  GIVEN_NAMES,
  isOptionNoun,
  LEGAL_FORMS,
  OFFERING,
  speaksAgainst,
  TECHNOLOGIES,
} from "./word-lists.ts";

/** What its siblings say of a label: how many there are, and how many hold a word that no list knows. */
export interface Siblings {
  size: number;
  unknown: number;
  /** Those taken for names by their own words. */
  taken: number;
}

/** What the words of a label, its place, its body and its siblings say of it; signs that `offer-weights.json` weighs. */
export function labelEvidence({ slot, label, siblings, repeated }: JudgedSlot, context: AnswerContext): string[] {
  const found = [`in ${slot.kind}`];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };
  for (const sign of ["numbered", "bold", "advice", "heads", "priced", "described", "dashed"] as const)
    add(`label ${sign}`, slot[sign]);
  add("linked label", slot.url !== null);
  found.push(...wordSigns(label, context), ...placeSigns(slot, context), ...bodySigns(slot, context));
  if (isCaseless(context.language)) {
    add("repeated in lists", repeated > 1);
    add("repeated often", repeated > 2);
    found.push(...layoutSigns(slot, context));
  }
  const others = siblings.size - 1;
  add("alone", others === 0);
  add("among three", others > 1);
  add("among many", others > 4);
  if (others > 0) {
    add("no sibling unknown", siblings.unknown === 0);
    add("half siblings unknown", siblings.unknown * 2 >= others);
    add("most siblings unknown", siblings.unknown * 4 >= others * 3);
    add("half siblings taken", siblings.taken * 2 >= others);
    add("most siblings taken", siblings.taken * 4 >= others * 3);
  }
  return found;
}

function wordSigns({ words, text }: Label, context: AnswerContext): string[] {
  const found: string[] = [];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };
  const first = words[0]!;
  const last = words.at(-1)!;
  const content = words.filter(({ lower }) => !FUNCTION_WORDS.has(lower));
  const unknown = words.filter((word) => isUnknown(word, context));
  add("label unknown", unknown.length > 0);
  add("label starts unknown", unknown[0] === first);
  add("label common", unknown.length === 0);
  add(`label of ${Math.min(5, words.length)}`, true);
  add("label titled", content.length > 0 && content.every(({ name, digit }) => name || digit));
  add(
    "label small",
    content.slice(1).some(({ name, digit }) => !name && !digit),
  );
  add("label starts small", !first.name && !first.digit);
  add("label of form", ATTRIBUTES.has(last.lower) || ATTRIBUTES.has(first.lower));
  add("label awards", AWARDS.has(first.lower) || words.some(({ lower }) => AWARDS.has(lower)));
  add("label commands", COMMANDS.has(first.lower) || CHOOSING.has(first.lower));
  add("label function word", FUNCTION_WORDS.has(first.lower));
  add(
    "label place",
    words.some(({ lower }) => isPlace(lower) || isPlaceWord(lower)),
  );
  add("label given name", GIVEN_NAMES.has(first.lower));
  add("label company word", words.length > 1 && (COMPANY_WORDS.has(last.lower) || LEGAL_FORMS.has(last.lower)));
  add(
    "label category",
    words.some(({ lower }) => CATEGORY_WORDS.has(lower)),
  );
  add(
    "label asked",
    words.some(({ lower }) => isAsked(lower, context)),
  );
  const asked = context.askedNames.get(baseOf(first));
  if (asked) found.push(`label asked as ${asked}`);
  add(
    "label holds asked name",
    words.slice(1).some((word) => context.askedNames.has(baseOf(word))),
  );
  add("label digits", words.filter(({ digit, name }) => digit && !name).length > 1);
  add("label capitals", words.length === 1 && /^\p{Lu}{2,5}s?$/u.test(first.text));
  add(
    "label hyphen word",
    words.some(({ text: word, common }) => common && /\p{L}[-‐‑]\p{L}/u.test(word)),
  );
  add(
    "label host",
    [first, last].some(({ end }) => context.hosts.has(nameKey(text.slice(first.start, end)))),
  );
  add(
    "label technology",
    words.some(({ lower }) => TECHNOLOGIES.has(lower)),
  );
  add(
    "label verb",
    words.slice(1).some(({ lower, name }) => !name && OFFERING.has(lower)),
  );
  add("label comma", /[,，、]/u.test(text.slice(first.start, last.end)));
  add(
    "label inner capital",
    words.some((word) => /\p{Ll}\p{Lu}|\.\p{Ll}/u.test(word.text)),
  );
  add(
    "label designated",
    words.slice(1).some(({ digit }) => digit),
  );
  add("label starts with digit", /^\p{N}/u.test(first.text));
  add(
    "label small elsewhere",
    content.some(({ lower }) => context.small.has(lower)),
  );
  add("label seen inside", context.inside.has(first.lower));
  add("label caseless", first.caseless);
  if (first.caseless) {
    const written = text.slice(first.start, last.end);
    add("label of many signs", written.length > 9);
    add("label of very many signs", written.length > 14);
    add("label hiragana", /\p{sc=Hiragana}/u.test(written));
    add("label katakana", /\p{sc=Katakana}{2}/u.test(written));
    add("label with latin", /\p{sc=Latin}/u.test(written));
    add(
      "label verb ending",
      /(?:ます|です|する|ある|ない|した|选择|推荐|建议|控|足够|吗|하기|하다|세요)$/u.test(written),
    );
  }
  return found;
}

function placeSigns({ unit, start, end }: Slot, { document, headers, language }: AnswerContext): string[] {
  const found: string[] = [];
  const above = unit.parent === null ? undefined : document.units[unit.parent];
  if (above && isOverFeatures(above.text)) found.push("label under features");
  if (above && above.text.length < 120 && isWarning(above.text, language)) found.push("label under warning");
  if (above?.kind === "heading") found.push("label under heading");
  if (above?.kind === "item") found.push("label under item");
  if (unit.kind === "heading") {
    found.push(
      `heading ${unit.depth}`,
      document.units[unit.index + 1]?.kind === "heading" ? "over headings" : "leaf heading",
    );
    const next = document.units[unit.index + 1];
    if (next && next.kind !== "heading") found.push(`heading over ${next.kind}`);
    if (above?.kind === "heading") found.push("heading under heading");
  }
  if (unit.index < 2) found.push("first units");
  if (unit.index > document.units.length * 0.85) found.push("last units");
  const { cell } = unit;
  if (cell) {
    found.push(cell.row === 0 ? "cell of header" : cell.column === 0 ? "cell of first column" : "cell of later column");
    const columns = headers.get(cell.table) ?? [];
    const header = columns[cell.column] ?? [];
    if (cell.row > 0) {
      const options = columns.map((words) => words?.some(isOptionNoun) ?? false);
      if (options[cell.column]) found.push("under header of options");
      else if (options.some(Boolean)) found.push("beside options");
      if (header.length === 0) found.push("under empty header");
      if (header.some((word) => ATTRIBUTES.has(word))) found.push("under header of attributes");
    }
  }
  if (/[?？]\s*$/u.test(unit.text.slice(start, end + 2))) found.push("label asks");
  return found;
}

/** Where line breaks were lost, an ordered entry is told by its number. */
function layoutSigns({ unit, kind, start, end }: Slot, { document }: AnswerContext): string[] {
  const found = document.flattened ? [`laid flattened ${kind}`] : [];
  if (kind !== "item") return found;
  const at = toAnswerSpan(unit, { start, end }).start;
  if (/\d{1,2}[.．)]\s*\**$/u.test(document.answer.slice(Math.max(0, at - 6), at)))
    found.push("laid ordered", document.flattened ? "laid ordered flattened" : "laid ordered whole");
  return found;
}

const DETERMINER =
  /^(?:an?|the|this|it|its|known|best|great|ideal|good|one|another|ein|eine|der|die|das|un|une|una|el|la|le|um|uma|o|il|lo|een|de|het|en|ett|et)$/u;

function bodySigns({ body }: Slot, { language }: AnswerContext): string[] {
  const said = body.replace(/^\([^)]{1,40}\)\s*/u, "").trim();
  if (said === "") return ["no body"];
  const found = said.length > 60 ? ["long body"] : ["short body"];
  const first = /^[^\p{L}]{0,6}(\p{L}+)/u.exec(said.slice(0, 40));
  const word = first?.[1] ?? "";
  const lower = word.toLowerCase();
  if (DETERMINER.test(lower)) found.push("body described");
  if (OFFERING.has(lower)) found.push("body offers");
  if (COMMANDS.has(lower) && !OFFERING.has(lower)) found.push("body commands");
  if (/^[^\p{L}]{0,4}(?:[$€£¥₹]|\d)/u.test(said)) found.push("body of figures");
  if (/^\p{Ll}/u.test(word)) found.push("body small");
  if (/\.\s*$/u.test(said)) found.push("body sentence");
  if (speaksAgainst(said.slice(0, 300).toLowerCase(), language)) found.push("body warns");
  return found;
}

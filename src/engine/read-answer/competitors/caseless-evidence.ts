import type { Span } from "../../types.ts";
import type { Unit } from "../document.ts";
import {
  CLAUSE_ENDINGS,
  COMPANY_ENDINGS,
  HEADING_PARTS,
  isCaseless,
  knownShare,
  OFFERED,
  piecesOf,
  SOLD,
  TIED,
} from "./caseless-words.ts";
import { type AnswerContext, isAsked } from "./context.ts";
import { isCommonWord, isPlace, MEDIA, SHOPS, SUPPLIERS, speaksAgainst, TECHNOLOGIES } from "./word-lists.ts";

/** What the signs of a name in a script without capitals say of it, wherever it stands. */
export function signsOf(name: string, context: AnswerContext): string[] {
  const { language } = context;
  if (!isCaseless(language)) return [];
  const found: string[] = [];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };
  const size = [...name].length;
  found.push(size < 3 ? "of two" : size < 5 ? "of few" : size < 9 ? "of some" : size < 14 ? "of many" : "of very many");
  const share = knownShare(name, language);
  const pieces = piecesOf(name, language);
  found.push(
    share === 0 ? "unknown whole" : share < 0.4 ? "unknown mostly" : share < 1 ? "known mostly" : "known whole",
  );
  add("starts unknown", pieces[0] !== undefined && !pieces[0].known && pieces[0].end - pieces[0].start > 1);
  add("ends known", pieces.length > 1 && pieces.at(-1)!.known);
  add("of many words", pieces.length > 3);
  add("whole latin", /^[\p{sc=Latin}\p{N}&.+' -]+$/u.test(name));
  add("capitals alone", /^\p{Lu}{2,4}$/u.test(name));
  add("mixed scripts", /\p{sc=Latin}/u.test(name) && !/^[\p{sc=Latin}\p{N}&.+' -]+$/u.test(name));
  add("whole katakana", /^[\p{sc=Katakana}ー・]+$/u.test(name));
  add("with hiragana", /\p{sc=Hiragana}/u.test(name));
  add("with digits", /\p{N}/u.test(name));
  add("model", /^[\p{sc=Latin}\p{N}+ -]*\p{N}[\p{sc=Latin}\p{N}+ -]*$/u.test(name));
  add("with space", / /u.test(name));
  add(
    "company ending",
    COMPANY_ENDINGS.some((one) => name.endsWith(one) && name.length > one.length),
  );
  add(
    "clause ending",
    CLAUSE_ENDINGS.some((one) => name.endsWith(one)),
  );
  add(
    "heading part",
    HEADING_PARTS.some((one) => name.includes(one)),
  );
  add("comma", /[、，,;；]/u.test(name));
  add("latin word", /^[a-z]+$/iu.test(name) && isCommonWord(name.toLowerCase()));
  add("technology", TECHNOLOGIES.has(name.toLowerCase()));
  add("supplier", SUPPLIERS.has(name.toLowerCase()));
  add("shop", SHOPS.has(name.toLowerCase()));
  add("media", MEDIA.has(name.toLowerCase()));
  add("place", isPlace(name.toLowerCase()));
  add("asked word", isAsked(name.toLowerCase(), context));
  const times = context.document.answer.split(name).length - 1;
  add("seen again", times > 1);
  add("seen often", times > 3);
  add("seen once", times < 2);
  add("in question", context.asked.includes(name));
  add("named in question", isListed(context.asked, name));
  return found.map((sign) => `signs ${sign}`);
}

/** Whether the question lists a name beside others or compares it. */
function isListed(question: string, name: string): boolean {
  const at = question.indexOf(name);
  if (at < 0) return false;
  return (
    /(?:[、，,/]|还是|還是|或|和|跟|と|か|や|vs\.?|이나|와|과) ?$/u.test(question.slice(0, at)) ||
    /^ ?(?:[、，,/]|还是|還是|或|和|跟|と|か|や|vs|이나|와|과|랑)/u.test(question.slice(at + name.length))
  );
}

const AFTER: [RegExp, string][] = [
  [/^ ?[\p{Lu}\p{N}][\p{Lu}\p{N}-]/u, "model"],
  [/^(?:的|の|의)/u, "owns"],
  [/^(?:なら|라면|이라면)/u, "if"],
  [/^(?:より|보다)/u, "than"],
  [/^(?:など|等)/u, "and others"],
  [/^(?:は|은|는)/u, "topic"],
  [/^(?:が|이 |가 )/u, "subject"],
  [/^(?:も|도 )/u, "too"],
  [/^(?:を|을|를)/u, "object"],
  [/^(?:で|에서)/u, "there"],
  [/^(?:に|へ|에 )/u, "to"],
  [/^(?:か|や|と|、|和|与|與|及|或|跟|还是|還是|와|과|나 |이나|랑|, |\/|・)/u, "listed"],
  [/^(?:是|为|為)/u, "is"],
  [/^(?:则|則|也|更|最|都|可以|主打|提供|适合|適合|支持|属于|屬於|在)/u, "does"],
  [/^\s*[（(]/u, "bracket"],
  [/^(?:这|這|那|という|이라는|라는)/u, "called"],
  [/^\s*[，,。.；;!！?？]/u, "stop"],
  [/^\s*[:：]/u, "colon"],
  [/^\s*$/u, "end"],
  [/^ \p{sc=Hangul}/u, "word"],
  [/^\s*[→—–-]/u, "dash"],
];

const BEFORE: [RegExp, string][] = [
  [/(?:、|和|与|與|及|或|跟|还是|還是|와 |과 |나 |, |\/|・|[\p{sc=Han}\p{sc=Katakana}\p{L}][とやか])$/u, "listed"],
  [/(?:的|の|의 )$/u, "of"],
  [/(?:比|比起|相比)$/u, "than"],
  [/(?:选|選|试|試|用|找|看|推|约|約|考虑|考慮|推荐|推薦|建议|建議|直接|先)$/u, "chosen"],
  [/(?:像|如|例如|比如|包括|特に)$/u, "such as"],
  [/(?:在|去|到|从|從)$/u, "at"],
  [/(?:由|被|跟|和|与)$/u, "by"],
  [/[（(]$/u, "bracket"],
  [/[:：]\s*$/u, "colon"],
  [/[→⇒➡]\s*$/u, "arrow"],
  [/(?:^|[\n，,。；;！!？?「『“"])\s*$/u, "start"],
  [/[はがをにで]$/u, "after particle"],
];

/** What stands right before and after a name in a sentence of such a script, and what the sentence speaks of. */
export function surroundingsOf(unit: Unit, name: Span, sentence: Span): string[] {
  const { text } = unit;
  const after = text.slice(name.end, Math.min(sentence.end, name.end + 16));
  const before = text.slice(Math.max(sentence.start, name.start - 16), name.start);
  const said = text.slice(sentence.start, sentence.end);
  const found = [
    `then ${AFTER.find(([form]) => form.test(after))?.[1] ?? "other"}`,
    `past ${before.trim() === "" ? "start" : (BEFORE.find(([form]) => form.test(before))?.[1] ?? "other")}`,
    unit.kind,
  ];
  const near = `${before}${after}`;
  if (OFFERED.some((word) => near.includes(word))) found.push("offered near");
  else if (OFFERED.some((word) => said.includes(word))) found.push("offered");
  if (TIED.some((word) => near.includes(word))) found.push("tied near");
  if (SOLD.some((word) => near.includes(word))) found.push("sold near");
  else if (SOLD.some((word) => said.includes(word))) found.push("sold");
  if (speaksAgainst(said)) found.push("warned");
  if (/[（(][^）)]*$/u.test(text.slice(sentence.start, name.start))) found.push("inside brackets");
  if (/[「『《【][^」』》】]*$/u.test(text.slice(sentence.start, name.start))) found.push("inside quotes");
  return found.map((sign) => `around ${sign}`);
}

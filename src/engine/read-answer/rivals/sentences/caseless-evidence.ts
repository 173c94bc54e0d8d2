import type { Span } from "../../../types.ts";
import type { Unit } from "../../document/document.ts";
import { type AnswerContext } from "../context.ts";
import {
  CLAUSE_ENDINGS,
  HEADING_PARTS,
  hasCompanyEnding,
  isCaseless,
  OFFERED,
  piecesOf,
  shareKnown,
} from "../words/caseless-words.ts";
import { isCommonWord } from "../words/word-lists.ts";

/** What the signs of a name in a script without capitals say of it, wherever it stands. */
export function signsOf(name: string, context: AnswerContext): string[] {
  if (!isCaseless(context.language)) return [];
  const known = context.signs.get(name);
  if (known) return known;
  const signs = readSigns(name, context).map((sign) => `signs ${sign}`);
  context.signs.set(name, signs);
  return signs;
}

function readSigns(name: string, context: AnswerContext): string[] {
  const found: string[] = [];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };
  const size = [...name].length;
  found.push(size < 3 ? "of two" : size < 5 ? "of few" : size < 9 ? "of some" : size < 14 ? "of many" : "of very many");
  const pieces = piecesOf(name, context.language);
  const share = shareKnown(pieces);
  found.push(
    share === 0 ? "unknown whole" : share < 0.4 ? "unknown mostly" : share < 1 ? "known mostly" : "known whole",
  );
  add("starts unknown", pieces[0] !== undefined && !pieces[0].known && pieces[0].end - pieces[0].start > 1);
  add("ends known", pieces.length > 1 && pieces.at(-1)!.known);
  add("of many words", pieces.length > 3);
  add("whole latin", /^[\p{sc=Latin}\p{N}&.+' -]+$/u.test(name));
  add("whole katakana", /^[\p{sc=Katakana}ー・]+$/u.test(name));
  add("with hiragana", /\p{sc=Hiragana}/u.test(name));
  add("with digits", /\p{N}/u.test(name));
  add("model", /^[\p{sc=Latin}\p{N}+ -]+$/u.test(name) && /\p{N}/u.test(name));
  add("with space", / /u.test(name));
  add("company ending", hasCompanyEnding(name));
  add("clause ending", CLAUSE_ENDINGS.endingsOf(name).length > 0);
  add("heading part", HEADING_PARTS.standIn(name));
  add("comma", /[、，,;；]/u.test(name));
  add("latin word", /^[a-z]+$/iu.test(name) && isCommonWord(name.toLowerCase()));
  const times = context.places.timesOf(name, OFTEN);
  add("seen again", times > 1);
  add("seen often", times >= OFTEN);
  add("seen once", times < 2);
  add("ends as asked", size > 3 && context.asked.includes(name.slice(-2)));
  add("starts as asked", size > 3 && context.asked.includes(name.slice(0, 2)));
  add("in question", context.asked.includes(name));
  add("named in question", isListed(context.asked, name));
  return found;
}

/** Seen so many times, a name is seen often. */
const OFTEN = 4;

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
  [/^ ?[\p{Lu}\p{N}][\p{Lu}\p{N}-]/u, "around then model"],
  [/^(?:的|の|의)/u, "around then owns"],
  [/^(?:なら|라면|이라면)/u, "around then if"],
  [/^(?:より|보다)/u, "around then than"],
  [/^(?:など|等)/u, "around then and others"],
  [/^(?:は|은|는)/u, "around then topic"],
  [/^(?:が|이 |가 )/u, "around then subject"],
  [/^(?:も|도 )/u, "around then too"],
  [/^(?:を|을|를)/u, "around then object"],
  [/^(?:で|에서)/u, "around then there"],
  [/^(?:に|へ|에 )/u, "around then to"],
  [/^(?:か|や|と|、|和|与|與|及|或|跟|还是|還是|와|과|나 |이나|랑|, |\/|・)/u, "around then listed"],
  [/^(?:是|为|為)/u, "around then is"],
  [/^(?:则|則|也|更|最|都|可以|主打|提供|适合|適合|支持|属于|屬於|在)/u, "around then does"],
  [/^\s*[（(]/u, "around then bracket"],
  [/^(?:这|這|那|という|이라는|라는)/u, "around then called"],
  [/^\s*[，,。.；;!！?？]/u, "around then stop"],
  [/^\s*[:：]/u, "around then colon"],
  [/^\s*$/u, "around then end"],
  [/^ \p{sc=Hangul}/u, "around then word"],
  [/^\s*[→—–-]/u, "around then dash"],
];

const BEFORE: [RegExp, string][] = [
  [
    /(?:、|和|与|與|及|或|跟|还是|還是|와 |과 |나 |, |\/|・|[\p{sc=Han}\p{sc=Katakana}\p{L}][とやか])$/u,
    "around past listed",
  ],
  [/(?:的|の|의 )$/u, "around past of"],
  [/(?:比|比起|相比)$/u, "around past than"],
  [/(?:选|選|试|試|用|找|看|推|约|約|考虑|考慮|推荐|推薦|建议|建議|直接|先)$/u, "around past chosen"],
  [/(?:像|如|例如|比如|包括|特に)$/u, "around past such as"],
  [/(?:在|去|到|从|從)$/u, "around past at"],
  [/(?:由|被|跟|和|与)$/u, "around past by"],
  [/[（(]$/u, "around past bracket"],
  [/[:：]\s*$/u, "around past colon"],
  [/[→⇒➡]\s*$/u, "around past arrow"],
  [/(?:^|[\n，,。；;！!？?「『“"])\s{0,8}$/u, "around past start"],
  [/[はがをにで]$/u, "around past after particle"],
];

/** What stands right before and after a name in a sentence of such a script, and whether words that lead to options do (`offered`: anywhere in the sentence). */
export function surroundingsOf(
  { text, kind }: Unit,
  { name, sentence, offered }: { name: Span; sentence: Span; offered: boolean },
): string[] {
  const after = text.slice(name.end, Math.min(sentence.end, name.end + 16));
  const before = text.slice(Math.max(sentence.start, name.start - 16), name.start);
  const found = [
    AFTER.find(([form]) => form.test(after))?.[1] ?? "around then other",
    before.trim() === ""
      ? "around past start"
      : (BEFORE.find(([form]) => form.test(before))?.[1] ?? "around past other"),
    `around ${kind}`,
  ];
  const near = `${before}${after}`;
  if (OFFERED.standIn(near)) found.push("around offered near");
  else if (offered) found.push("around offered");
  const lead = text.slice(Math.max(sentence.start, name.start - LONGEST_ASIDE), name.start);
  if (isOpen(lead, BRACKETS)) found.push("around inside brackets");
  if (isOpen(lead, QUOTES)) found.push("around inside quotes");
  return found;
}

/** What was opened further back than this is read as closed. */
const LONGEST_ASIDE = 60;
const BRACKETS = { opening: ["（", "("], closing: ["）", ")"] };
const QUOTES = { opening: ["「", "『", "《", "【"], closing: ["」", "』", "》", "】"] };

/** Whether the last of these signs that a text holds is one that opens. */
function isOpen(text: string, { opening, closing }: typeof BRACKETS): boolean {
  const last = (signs: string[]) => Math.max(...signs.map((sign) => text.lastIndexOf(sign)));
  return last(opening) > last(closing);
}

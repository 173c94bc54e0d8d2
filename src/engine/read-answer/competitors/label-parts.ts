import type { AnswerContext } from "./context.ts";
import type { Label } from "./fold.ts";
import type { Slot } from "./slots.ts";
import { inside } from "./spans.ts";
import type { Token } from "./tokens.ts";
import { AWARDS, FUNCTION_WORDS, LEGAL_FORMS } from "./word-lists.ts";

const PARTING = new Set(["or", "oder", "ou", "o", "of", "lub", "или", "vs", "and", "und", "et", "y", "e"]);

/** The names of a slot: one, or several parted by a slash or "or". */
export function partsOf(slot: Slot, context: AnswerContext): Label[] {
  const { tokens } = context;
  const text = slot.unit.text;
  const words = inside(tokens[slot.unit.index]!, slot.start, slot.end);
  if (words.length === 0) return [];
  if (runsOn(slot, context)) {
    const end = words.findIndex((word, at) => /\s/u.test(text.slice(words[at - 1]?.end ?? word.start, word.start)));
    if (end > 0) return [{ words: words.slice(0, end), text }];
  }
  const marked = inside(slot.unit.strong, Math.max(0, slot.start - 2), slot.end + 2);
  if (marked.length > 1) {
    const bold = marked.map(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end));
    return bold.filter((part) => part[0]?.name || part[0]?.digit).map((part) => ({ words: part, text }));
  }
  const parts: Token[][] = [[]];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const gap = at === 0 ? "" : text.slice(words[at - 1]!.end, word.start);
    const parting = (gap !== " " && /^\s*(?:[/／、,，]|\s\+)\s*$/u.test(gap)) || PARTING.has(word.lower);
    if (parting) parts.push([]);
    if (!parting || /[/／、,，+]/u.test(gap)) parts.at(-1)!.push(word);
  }
  const whole = [{ words, text }];
  if (parts.length < 2) return whole;
  const many = parts.length > 2 && parts.every((part) => part.length < 4 && part[0]?.name);
  const sure = parts.filter((part) => part.some((word) => word.name && !word.common && !/^\p{N}/u.test(word.text)));
  const slashed = /[/／]|\s\+\s|\bor\b|\boder\b/u.test(text.slice(slot.start, slot.end));
  const opens = words[0]!;
  const firm = /^[^,，]*[,，][^&]*&/u.test(text.slice(slot.start, slot.end)) || LEGAL_FORMS.has(words.at(-1)!.lower);
  if (firm) return whole;
  if (AWARDS.has(opens.lower) || (FUNCTION_WORDS.has(opens.lower) && opens.lower !== "the")) return whole;
  if (sure.length !== parts.length && !(many && sure.length * 2 >= parts.length) && !(slashed && sure[0] === parts[0]))
    return whole;
  if (!slashed && !/[,，、]/u.test(text.slice(slot.start, slot.end)) && parts.length === 2 && words.length < 5)
    return whole;
  if (many && sure.length * 2 >= parts.length) return parts.map((part) => ({ words: part, text }));
  return sure.map((part) => ({ words: part, text }));
}

/** Without line breaks an entry of maker and model runs on into what is said of it; the maker is one word. */
function runsOn({ unit, kind }: Slot, { document, language, local }: AnswerContext): boolean {
  return document.flattened && kind === "item" && unit.leads && !local && (language === "ja" || language === "ko");
}

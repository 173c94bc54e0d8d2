import type { Span } from "../../types.ts";
import { surroundingsOf } from "./caseless-evidence.ts";
import type { AnswerContext } from "./context.ts";
import type { SlotName } from "./names.ts";
import type { ProseName } from "./prose.ts";
import { overlapping } from "./spans.ts";
import { wholeToken } from "./tokens.ts";

/** Where the names of entries stand again in running text. */
export function recurring(names: readonly SlotName[], context: AnswerContext): ProseName[] {
  const found: ProseName[] = [];
  const written = new Map<string, SlotName>();
  for (const name of names) {
    const text = name.label.text.slice(name.words[0]!.start, name.words.at(-1)!.end);
    if (text.length > 1) written.set(text, name);
  }
  for (const unit of context.document.units) {
    if (unit.kind === "source" || unit.kind === "heading" || unit.kind === "cell") continue;
    for (const [text, { slot, key }] of written) {
      for (let at = unit.text.indexOf(text); at >= 0; at = unit.text.indexOf(text, at + text.length)) {
        if (slot.unit === unit && at >= slot.start && at < slot.end) continue;
        const span = { start: at, end: at + text.length };
        if (isInsideWord(unit.text, span)) continue;
        const sentence = overlapping(context.sentences[unit.index]!, span.start, span.end)[0];
        if (!sentence) continue;
        found.push({
          key,
          words: [wholeToken(unit.text, span)],
          unit,
          beside: [],
          signs: ["found again", ...surroundingsOf(unit, span, sentence)],
        });
      }
    }
  }
  return found;
}

function isInsideWord(text: string, { start, end }: Span): boolean {
  const latin = /[\p{sc=Latin}\p{N}]/u;
  return (
    (latin.test(text[start]!) && latin.test(text[start - 1] ?? "")) ||
    (latin.test(text[end - 1]!) && latin.test(text[end] ?? ""))
  );
}

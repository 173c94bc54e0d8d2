import type { Span } from "../../../types.ts";
import { isConjunction } from "../words/word-lists.ts";

const JOINT = /\s{0,4}[,，、;；]\s{0,4}|\s{1,4}[/|·•]\s{1,4}|／|\s{1,4}(\p{L}{1,5}|&)\s{1,4}/gu;
const LONGEST_PART = 70;
const MOST = 40;

/** The parts of an enumeration ("Acme, Bolt & Sons and Coyote"), or none where a part reads like a sentence. */
export function partsOfRow(text: string, { start, end }: Span, language: string): Span[] {
  const row = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  const close = (to: number): boolean => {
    const part = row.slice(from, to);
    const lead = /^[\s"“„«*'(]*(?:(?:and|or|und|oder|et|ou|y|o|e|и|или)\s+)?/u.exec(part)![0].length;
    const bare = part
      .slice(lead)
      .replace(/(?<!\s)\s*[([（][^()[\]（）]*[)\]）]?\s{0,8}$/u, "")
      .replace(/(?<![\s"”»*.'!…])[\s"”»*.'!…]+$/u, "");
    if (bare.length > LONGEST_PART || /[.!?:]\s/u.test(bare.replace(/\b(?:St|Mt|Dr|Mr|vs|No)\./gu, ""))) return false;
    if (bare.length > 1) spans.push({ start: start + from + lead, end: start + from + lead + bare.length });
    return true;
  };
  for (const { 0: joint, 1: word, index } of row.matchAll(JOINT)) {
    if (
      word !== undefined &&
      !(
        isConjunction(word.toLowerCase(), language) &&
        word !== "&" &&
        spans.length > 0 &&
        !row.slice(index + joint.length).includes(",")
      )
    )
      continue;
    if (isBracketed(row, index)) continue;
    if (!close(index)) return [];
    from = index + joint.length;
    if (spans.length > MOST) return [];
  }
  return close(row.length) && spans.length > 1 ? spans : [];
}

function isBracketed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

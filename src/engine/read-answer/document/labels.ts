import type { Unit } from "./document.ts";

/** Bullets, emoji, keycaps and numbers before a name. A bare number is part of the name: 1Password, 3M. */
const NUMBERING =
  /^(?:[\s#•‣◦▪●–—*>-]|\p{Extended_Pictographic}|\p{M}|\u200D)*(?:(?:\d{1,2}\s*[.)、）．:]|\d\p{M}+|[①-⑳])(?!\d)\s*)?/u;
/** A colon, a spaced dash or a bar: what parts a label from what is said about it. */
const SEPARATOR = /\s{0,8}(?:：|:(?=\s|$|\p{Lu}|[\p{Lo}]))|\s{1,8}[–—―|-]{1,8}\s{1,8}|[–—―]{1,2}(?=\p{L})|\n/gu;
const LONGEST_LABEL = 100;

/** The label that heads a line and where its body starts. Headings are labels whole. */
export function findLabel(unit: Unit): Pick<Unit, "label" | "bodyStart"> {
  const { text, kind } = unit;
  const none = { label: null, bodyStart: 0 };
  const start = NUMBERING.exec(text)?.[0].length ?? 0;
  if (kind === "heading" || kind === "source")
    return { label: { start, end: text.trimEnd().length }, bodyStart: text.length };
  const sentence = unit.strong.find(
    (span) => span.start <= start && span.end > start && /[.!?？！。]$/u.test(text.slice(0, span.end)),
  );
  if (sentence && sentence.end < text.length && sentence.end - start <= 60) {
    return { label: { start, end: sentence.end - 1 }, bodyStart: sentence.end };
  }
  SEPARATOR.lastIndex = start + 1;
  const separator = SEPARATOR.exec(text.slice(0, start + LONGEST_LABEL + 3));
  const end = separator?.index ?? text.trimEnd().length;
  if (end - start > LONGEST_LABEL || end <= start) return none;
  if (/[.!?。！？](?:\s|$)\S/u.test(text.slice(start, end))) return none;
  const marked = [...unit.strong, ...unit.links].some((span) => span.start <= start && span.end >= end);
  if (!separator && !marked) return none;
  const after = separator ? separator.index + separator[0].length : text.length;
  return { label: { start, end }, bodyStart: after };
}

/** Whether all its words are written as in a title: "Beats Fit Pro" is a name, though "beats" is a verb. */
export function isTitle(words: string): boolean {
  const all = words.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&.-]*/gu) ?? [];
  return (
    all.length > 0 && all.every((word) => /^(?:[\p{Lu}\p{N}]|(?:of|the|and|for|de|la|du|der|von|van)$)/u.test(word))
  );
}

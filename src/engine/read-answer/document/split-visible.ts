import type { UnitKind } from "./document.ts";
import type { VisibleText } from "./visible-text.ts";

/** A part of a run of text that stands for itself, with its kind where that differs from the run's. */
export interface Piece {
  visible: VisibleText;
  kind: UnitKind | null;
}

/** Splits a run of text into the lines a reader sees as entries of their own. */
export function splitVisible(visible: VisibleText, { kind }: { kind: UnitKind; flattened: boolean }): Piece[] {
  if (visible.text.trim() === "") return [];
  if (kind === "heading" || kind === "cell") return [{ visible, kind: null }];
  return cutAt(visible, lineStarts(visible)).map((part) => ({ visible: part, kind: null }));
}

const ENTRY_START =
  /^\s*(?:[•‣◦▪●○■□▶►➤→·✓✔✅☑–—*-]\s*|\d{1,2}\s*[.)、）．:]\s*|\d\p{M}+\s*|[①-⑳]|\p{Extended_Pictographic})/u;

/** Starts of the lines that do not continue the sentence before them. */
function lineStarts({ text, strong, emphasis }: VisibleText): number[] {
  const starts: number[] = [];
  const marked = [...strong, ...emphasis];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    const before = text.slice(Math.max(0, at - 3), at).trimEnd();
    const ended = /[.!?:;。！？：…)"”*]$/u.test(before);
    const entry = ENTRY_START.test(text.slice(at + 1, at + 12)) || strong.some(({ start }) => start === at + 1);
    // A line that is marked as a whole is one by itself: an address under a name.
    const line = text.lastIndexOf("\n", at - 1) + 1;
    const whole = marked.some(({ start, end }) => start === line && end >= at);
    if (ended || entry || whole) starts.push(at + 1);
  }
  return starts;
}

/** Cuts a run at these ascending visible offsets; empty parts are left out. */
function cutAt(visible: VisibleText, starts: readonly number[]): VisibleText[] {
  if (starts.length === 0) return [visible];
  const edges = [0, ...starts, visible.text.length];
  return edges
    .slice(1)
    .map((end, i) => sliceVisible(visible, edges[i]!, end))
    .filter(({ text }) => text.trim() !== "");
}

/** The part of a run between two visible offsets, with the spans that touch it. */
export function sliceVisible(
  { text, offsets, strong, emphasis, links }: VisibleText,
  start: number,
  end: number,
): VisibleText {
  const within = <T extends { start: number; end: number }>(spans: readonly T[]): T[] =>
    spans
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({ ...span, start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start }));
  return {
    text: text.slice(start, end),
    offsets: offsets.slice(start, end + 1),
    strong: within(strong),
    emphasis: within(emphasis),
    links: within(links),
  };
}

import { wordsOfAll } from "../../language/languages.ts";
import type { SourceLine, Unit } from "./document.ts";
import { findAddresses } from "./web-addresses.ts";

const WORDS = wordsOfAll("sources");
const BEFORE = /^(?:[\s#*•–—-]|\p{Extended_Pictographic}|\p{M})+/u;
/** "[1] ", "1. " and their like before a source. */
const MARK = /^\s*(?:\[\^?(\w{1,12})\]|(\d{1,3})[.)])/u;

/** Heads a source list in the plural of one language, a remark in another. */
const NOTES = /^(?:notes?|notas?|poznámky|примечания|примітки|справка|参考|참고)$/u;

const LONGEST_HEAD = 60;
/** What is longer than this beside its addresses is a paragraph that links, not a source. */
const LONGEST_LINE = 200;

/**
 * Makes the lines of a source list ("Sources:", "Quellen", "参考文献") sources: they cite, but name nobody. Only lines
 * that hold an address belong to it, so that a heading of that name over prose changes nothing.
 */
export function markSourceLines(units: Unit[]): SourceLine[] {
  const found: SourceLine[] = [];
  let inside = false;
  for (const unit of units) {
    if (unit.kind === "source") continue;
    const start = startOf(unit.text);
    const inline = /^([^:：]{2,30}?)\s{0,9}[:：]\s*\S/u.exec(start)?.[1] ?? "";
    if (headsSources(unit.text, start)) {
      inside = true;
      continue;
    }
    if (!inside && !WORDS.has(inline)) continue;
    const addresses = addressesIn(unit);
    // Not one: "Note: Acme is light." and a paragraph that links.
    const isLine =
      wordsOf(unit).length < LONGEST_LINE &&
      (addresses.length > 0 || (WORDS.has(inline) && !(NOTES.test(inline) && /[.!?。]\s*$/u.test(unit.text))));
    if (isLine) {
      unit.kind = "source";
      for (const url of addresses) found.push({ url, title: titleOf(unit), mark: markOf(unit.text) });
    } else inside = false;
  }
  return found;
}

/** Whether a line only says that sources follow: "Sources:", "## Quellen". */
export function headsSources(text: string, start = startOf(text)): boolean {
  if (text.length >= LONGEST_HEAD) return false;
  return WORDS.has(/^([^:：]{2,30})\s{0,9}[:：]?\s{0,9}$/u.exec(start)?.[1]?.trim() ?? "");
}

const startOf = (text: string): string => text.slice(0, LONGEST_HEAD).replace(BEFORE, "").trim().toLowerCase();

function wordsOf({ text }: Unit): string {
  return text.replace(/(?:https?:\/\/|www\.)\S+/gu, "");
}

function addressesIn({ text, links }: Unit): string[] {
  const linked = links.map(({ url }) => url).filter((url) => /^https?:/iu.test(url));
  if (linked.length > 0) return linked;
  return findAddresses(text)
    .filter(({ form }) => form !== "email")
    .map(({ start, end, form }) =>
      form === "url" && /^https?:/iu.test(text.slice(start, end))
        ? text.slice(start, end)
        : `https://${text.slice(start, end)}`,
    );
}

function titleOf({ text, links }: Unit): string | null {
  const named = links.find(({ form }) => form !== "bare");
  const title = named ? text.slice(named.start, named.end) : text.replace(MARK, "").replace(/https?:\/\/\S+/gu, "");
  return title.replace(/^[\s–—:-]+|(?<![\s–—:-])[\s–—:-]+$/gu, "") || null;
}

function markOf(text: string): string | null {
  const mark = MARK.exec(text);
  return mark?.[1] ?? mark?.[2] ?? null;
}

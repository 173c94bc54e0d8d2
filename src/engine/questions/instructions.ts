import { sentencesOf } from "../language/sentences.ts";
import data from "./instruction-marks.json" with { type: "json" };

const MARKS = data.marks.map((mark) => new RegExp(mark, "iu"));

/** Whether a text speaks to a machine reader, or about the questions it is to ask, rather than to a customer. */
export function looksLikeInstruction(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}

/** A text without invisible characters, markup, and the sentences that speak to a machine reader; `null` when nothing is left. */
export function withoutInstructions(text: string | null): string | null {
  if (text === null) return null;
  const visible = text
    .replace(/[\p{Cf}\p{VS}\p{Co}]/gu, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ");
  const kept = sentencesOf(visible).filter((part) => !looksLikeInstruction(part));
  return kept.join(" ") || null;
}

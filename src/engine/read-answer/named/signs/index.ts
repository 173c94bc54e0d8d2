import { ANSWER_SIGNS } from "./answer.ts";
import { BESIDE_SIGNS } from "./beside.ts";
import { ENTRY_SIGNS } from "./entry.ts";
import { LONGER_SIGNS } from "./longer.ts";
import type { NameSign } from "./name-sign.ts";
import { SENTENCE_SIGNS } from "./sentence.ts";
import { WORD_SIGNS } from "./word.ts";

/** Every sign that is weighed. */
export const SIGNS: readonly NameSign[] = [
  ...WORD_SIGNS,
  ...BESIDE_SIGNS,
  ...LONGER_SIGNS,
  ...SENTENCE_SIGNS,
  ...ENTRY_SIGNS,
  ...ANSWER_SIGNS,
];

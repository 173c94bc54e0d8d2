import { ENTRY_SIGNS } from "./entry-signs.ts";
import type { NameSign } from "./name-sign.ts";
import { SENTENCE_SIGNS } from "./sentence-signs.ts";
import { TITLE_SIGNS } from "./title-signs.ts";
import { WRITING_SIGNS } from "./writing-signs.ts";

/** Every sign that is weighed; a reading's reason names those that hold. */
export const SIGNS: readonly NameSign[] = [...ENTRY_SIGNS, ...WRITING_SIGNS, ...SENTENCE_SIGNS, ...TITLE_SIGNS];

import { Lexicon } from "../../src/engine/language/lexicon.ts";

/** The simplified sign for each traditional one. */
const SIMPLIFIED = new Lexicon("zh").simplified;
const PLAIN = new Set(SIMPLIFIED.values());
/** The 5,401 signs that Big5 calls frequent: what is written with them is traditional, though some are simplified signs too ("台"). */
const FREQUENT = new Set(new TextDecoder("big5").decode(Uint8Array.from(firstPlane())));

/** Signs of a text that are written so in traditional Chinese alone. */
export function traditionalIn(text: string): string[] {
  return [...text].filter((sign) => SIMPLIFIED.has(sign));
}

/** Signs of a text that are written so in simplified Chinese alone. */
export function simplifiedIn(text: string): string[] {
  return [...text].filter((sign) => PLAIN.has(sign) && !FREQUENT.has(sign));
}

/** The codes from A440 to C67E, two bytes each. */
function firstPlane(): number[] {
  const bytes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const second = [...bytes(0x40, 0x7e), ...bytes(0xa1, 0xfe)];
  const codes = bytes(0xa4, 0xc6).flatMap((lead) => second.map((trail) => [lead, trail]));
  return codes.filter(([lead, trail]) => lead! < 0xc6 || trail! <= 0x7e).flat();
}

import { detectAll } from "tinyld";
import type { Block } from "../types.ts";
import { countWords } from "./words.ts";

const MIN_WORDS = 40;
const SAMPLE = 3000;
/** Below this share of the detector's confidence, two languages are too close to call. */
const SURE = 0.25;
/** Languages that are not written in Latin letters; the detector sees them in tables of numbers. */
const OTHER_SCRIPT = new Set(
  "am ar be bg bn el fa gu he hi hy ja ka kk km kn ko mk mn my ru ta te th tt uk ur yi zh".split(" "),
);
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
/** Words that tell the South Slavic languages apart, which the detector takes for one. */
const SLOVENE = /(?<!\p{L})(?:in|ki|tudi|lahko|pri|kot|ter|vse)(?!\p{L})/giu;
const CROATIAN = /(?<!\p{L})(?:i|koji|koja|koje|također|kao|što|ili|vaš)(?!\p{L})/giu;

/** Language of the main content as BCP-47 primary tag; `null` under 40 words, or where two are too close to call. */
export function detectLanguage(blocks: readonly Block[], mainText: string): string | null {
  if (countWords(mainText.slice(0, SAMPLE * 4)) < MIN_WORDS) return null;
  const sample = sampleOf(blocks, mainText);
  const isLatin = count(sample, LATIN) > count(sample, LETTER) / 2;
  const [best] = detectAll(sample).filter(
    ({ lang }) => OTHER_SCRIPT.has(lang) !== isLatin || (lang === "sr" && !isLatin),
  );
  if (!best || best.accuracy < SURE) return null;
  return best.lang === "sr" && isLatin ? southSlavic(sample) : best.lang;
}

/** Sentences first: names, numbers and labels say little of a language. */
function sampleOf(blocks: readonly Block[], mainText: string): string {
  const sentences = blocks.flatMap((block) =>
    block.kind === "paragraph" && block.text.length > 60 ? [block.text] : [],
  );
  const text = sentences.join("\n");
  return (text.length > 200 ? text : mainText).slice(0, SAMPLE);
}

function southSlavic(sample: string): string | null {
  const slovene = count(sample, SLOVENE);
  const croatian = count(sample, CROATIAN);
  if (slovene === croatian) return null;
  return slovene > croatian ? "sl" : "hr";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

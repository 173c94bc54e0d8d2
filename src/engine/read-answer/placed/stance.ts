import type { Language } from "../../language/keys.ts";
import { wordsOfAll } from "../../language/languages.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Stance } from "../../types.ts";
import { sentencesOf } from "../document/document-index.ts";
import type { BrandMention } from "../named/mentions.ts";

/** "Prevents breaches", "breach reports": the word names a danger that the thing guards against. */
const DEFENCE =
  /(?:prevent|protect|against|avoid|monitor|report|alert|detect|guard|immun|schütz|verhinder|protège|éviter|previene|protege|evita|chroni|защища)\w*[^.;]{0,20}$/iu;
const MILD = wordsOfAll("mildWarnings");
/** A price or a limit is a remark; only two of them, or a plain warning, outweigh no praise at all. */
const MILD_WEIGHT = 0.5;
const STRONG_WEIGHT = 1.5;
const NEGATIVE_FROM = 1;

/** How the answer speaks of the brand: the balance of praise and warning in the sentences that are about it; `null` without a mention. */
export function judgeStance(mentions: readonly BrandMention[], language: Language): Stance | null {
  if (mentions.length === 0) return null;
  let praise = 0;
  let warning = 0;
  const negation = negationIn(language);
  const read = new Set<string>();
  for (const { unit, span } of mentions) {
    const sentences = sentencesOf(unit);
    const inLabel = unit.label !== null && span.start < unit.bodyStart;
    const about = inLabel ? sentences : [sentenceAt(sentences, span.start)].filter((sentence) => sentence !== null);
    for (const { start, end } of about) {
      const key = `${unit.index}:${start}`;
      if (read.has(key)) continue;
      read.add(key);
      const text = unit.text.slice(start, end).toLowerCase().replace(/[’‘]/gu, "'");
      praise +=
        countWords(text, language.positive, { negation, negated: false }) +
        countWords(text, language.negative, { negation, negated: true });
      warning +=
        countWords(text, language.negative, { negation, negated: false }) +
        countWords(text, language.positive, { negation, negated: true });
    }
  }
  if (warning > praise && warning >= NEGATIVE_FROM) return "negative";
  return praise > warning ? "positive" : "neutral";
}

/** How often these words stand in a text, negated or not. */
function countWords(
  text: string,
  words: ReadonlySet<string>,
  { negation, negated }: { negation: RegExp; negated: boolean },
): number {
  let count = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at === -1 || (/[a-zа-яα-ω]/u.test(word) && /\p{L}/u.test(text[at - 1] ?? ""))) continue;
    const before = text.slice(Math.max(0, at - 30), at);
    if (DEFENCE.test(before)) continue;
    if (negation.test(before) === negated) count += MILD.has(word) ? MILD_WEIGHT : STRONG_WEIGHT;
  }
  return count;
}

/** A negation shortly before the end of a text, in the same breath. */
function negationIn({ negations, cased }: Language): RegExp {
  const words = [...negations].map((word) =>
    cased && !word.includes("'") ? String.raw`(?<!\p{L})${word}(?!\p{L})` : word,
  );
  return new RegExp(words.length > 0 ? `(?:${words.join("|")})[^.;,]{0,18}$` : "(?!)", "iu");
}

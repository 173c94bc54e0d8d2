import type { Language } from "./keys.ts";
import { LANGUAGES, languageOf, UNKNOWN } from "./languages.ts";

/** Of an answer, its start tells; of a page, which opens with names and labels, more is read. UTF-16 units. */
const SAMPLE = 1_000;
const PAGE_SAMPLE = 3_000;
const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
];
/** A script that makes up this share of a text's letters is its script; names are often in Latin letters. */
const SHARE = 0.2;
/** Japanese always has kana between its other signs, be they few. */
const KANA_SHARE = 0.08;
/** Lists whose words tell a language. */
const TELLING = [
  "stop",
  "finite",
  "base",
  "imperatives",
  "pronouns",
  "subordinators",
  "conjunctions",
  "formWords",
  "articles",
  "relatives",
  "adverbs",
  "nameJoiners",
  "interrogatives",
  "demonstratives",
  "possessives",
  "firstPersons",
  "attributes",
  "awards",
  "prices",
  "people",
] as const;
/** What a word of one sign counts, one that may be part of a name, and a letter that few languages write. */
const SHORT_WORD = 0.4;
const CAPITALISED = 0.5;
/** Before a word with a capital that opens a sentence or an entry. */
const OPENS = /(?:^|[.!?\n|*#:–-])["“„»*\s]{0,8}$/u;
const LETTER = 0.3;
/** So much ahead of the next, a language is told for sure. */
const AHEAD = 1.15;
/** Less than this share of a text's words known, or than this much in all, and it is in no language here. */
const KNOWN_SHARE = 0.075;
const KNOWN_LEAST = 2;

/** Where nothing else tells, an answer is in English. */
const PRIOR = 0.1;

/** Each language with the words that tell it, those with most words first: where two are level, the more written one. */
const BY_SIZE = [...LANGUAGES.values()]
  .map((language) => ({
    code: language.code,
    letters: language.letters,
    words: new Set(TELLING.flatMap((key) => [...language[key]])),
    isCyrillic: isCyrillic([...language.stop].join("")),
  }))
  .sort((a, b) => b.words.size - a.words.size);
const ENGLISH = BY_SIZE.findIndex(({ code }) => code === "en");
/** For each word the places in that list of languages that know it, each word weighing the less the more of them there are. */
const KNOWN = new Map<string, number[]>();
for (const [at, { words }] of BY_SIZE.entries())
  for (const word of words) KNOWN.set(word, [...(KNOWN.get(word) ?? []), at]);

/** The language an answer is written in, by its script, function words and letters; English where nothing tells. */
export function detectLanguage(answer: string): Language {
  const sample = sampleOf(answer, SAMPLE);
  return languageOf(scriptOf(sample) ?? rank(sample)[0]!.code);
}

/** The language of a page's text as a BCP-47 primary tag; `null` where two are too close to call, or none is known well enough. */
export function tellLanguage(text: string): string | null {
  const sample = sampleOf(text, PAGE_SAMPLE);
  const script = scriptOf(sample);
  if (script) return script === UNKNOWN.code ? null : script;
  const [best, next] = rank(sample);
  if (best!.score < Math.max(KNOWN_LEAST, wordsOf(sample).length * KNOWN_SHARE)) return null;
  return best!.score > next!.score * AHEAD ? best!.code : null;
}

function sampleOf(text: string, size: number): string {
  return text
    .slice(0, size)
    .normalize("NFC")
    .replace(/https?:\/\/[^\s)]+/gu, " ");
}

function scriptOf(sample: string): string | null {
  if (/^[\p{ASCII}\p{Script=Latin}\p{P}\p{S}]*$/u.test(sample)) return null;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of SCRIPTS) {
    const found = sample.match(script)?.length ?? 0;
    if (found > 0 && found >= letters * (code === "ja" ? KANA_SHARE : SHARE)) return code;
  }
  const foreign = sample.match(/[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu)?.length ?? 0;
  return foreign > letters / 2 ? UNKNOWN.code : null;
}

/** The languages that know words or letters of a sample, most likely first. */
function rank(sample: string): { code: string; score: number }[] {
  const cyrillic = isCyrillic(sample);
  const scores = new Float64Array(BY_SIZE.length);
  scores[ENGLISH] = PRIOR;
  for (const { 0: word, index } of wordsOf(sample)) {
    const known = KNOWN.get(word.toLowerCase());
    if (!known) continue;
    const isNameLike = /^\p{Lu}/u.test(word) && !OPENS.test(sample.slice(Math.max(0, index - 4), index));
    const weight = word.length === 1 ? SHORT_WORD : isNameLike ? CAPITALISED : 1;
    const share = weight / known.length;
    for (const at of known) scores[at]! += share;
  }
  const small = sample.toLowerCase();
  return BY_SIZE.flatMap(({ code, letters, isCyrillic }, at) => {
    if (isCyrillic !== cyrillic) return [];
    for (const letter of letters) if (small.includes(letter)) scores[at]! += LETTER;
    return { code, score: scores[at]! };
  }).sort((a, b) => b.score - a.score);
}

/** Whether most letters of a text are Cyrillic ones. */
function isCyrillic(text: string): boolean {
  if (!/\p{Script=Cyrillic}/u.test(text)) return false;
  return (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

function wordsOf(sample: string): RegExpExecArray[] {
  return [...sample.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{M}'’]+(?![\p{L}\p{N}])/gu)];
}

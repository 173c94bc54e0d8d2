import type { Language } from "../../language/keys.ts";
import type { Clause, Token } from "./clause-tokens.ts";

/** Words of a name at most. */
const LONGEST_SUBJECT = 6;
/** English participles that open a sentence before its subject. */
const PARTICIPLE = /^(?:known|set|home|famous|renowned|ideal|perfect|\p{L}{3,}(?:ed|ing))$/u;

/** No lexicon of verbs is whole: what opens with "it" or "this tool" and ends as a sentence has one. */
export function opensWithPronoun(all: readonly Token[], language: Language): Clause[] {
  const tokens = afterParticiple(all);
  const [first] = tokens;
  if (!first || !/^[.!?…]$/u.test(tokens.at(-1)!.word) || tokens.length < 5) return [];
  const opens =
    language.demonstratives.has(first.word) ||
    (language.pronouns.has(first.word) && !language.articles.has(first.word));
  const other =
    /^(?:one|both|each|all|most|some|many|that|those)$/u.test(first.word) || language.relatives.has(tokens[1]!.word);
  if (opens && !other) return [{ subject: "pronoun", subjectWords: [first.word], adverbial: false }];
  // After "Located near the station," a name and a form in -s are a subject and its verb.
  const verb = tokens.slice(1, LONGEST_SUBJECT).findIndex(({ word, capital }) => !capital && /[^s']s$/u.test(word)) + 1;
  const isSubject = verb > 0 && tokens !== all && tokens.slice(0, verb).every(({ capital }) => capital);
  return isSubject
    ? [{ subject: "noun", subjectWords: tokens.slice(0, verb).map(({ word }) => word), adverbial: false }]
    : [];
}

/** What follows "Located near the station," or "Known for its bread,": from the last comma before a name or pronoun. */
function afterParticiple(tokens: readonly Token[]): readonly Token[] {
  if (!PARTICIPLE.test(tokens[0]?.word ?? "")) return tokens;
  const comma = tokens.findLastIndex(({ word }, i) => {
    const next = tokens[i + 1];
    return word === "," && next !== undefined && (next.capital || /^(?:this|it|the)$/u.test(next.word));
  });
  return comma === -1 ? tokens : tokens.slice(comma + 1);
}

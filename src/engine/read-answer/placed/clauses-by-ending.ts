import type { Language } from "../languages/index.ts";
import type { Clause } from "./clause-tokens.ts";

const JOINT: Record<string, RegExp> = {
  ja: /(?<=[てでしりく])、/u,
  ko: /(?<=(?:고|며|지만|아서|어서|여서|는데))[\s,]+/u,
};
const TOPIC: Record<string, RegExp> = {
  ja: /^([^、。]{1,24}?)(?<![でにとへ])(?:は|が)/u,
  ko: /^(\S{1,14}?)(?:은|는|이|가)\s/u,
};

/** Clauses of a language whose verb stands last: its ending tells. */
export function verbFinalClauses(text: string, language: Language): Clause[] {
  const bare = text
    .trim()
    .replace(/(?:\s*\[\d{1,3}\])+(?=[\s.。！？।]*$)/u, "")
    .replace(/[\s.!?…।。！？"'”’»)\]）」』*]+$/u, "")
    .replace(/[（(][^（()）]*$/u, "");
  if (!language.verbFinal!.test(bare)) return [];
  // The last of several joined clauses decides: the others may be about a part.
  const last = bare.split(JOINT[language.code] ?? /(?!)/u).at(-1)!;
  const topic = TOPIC[language.code]?.exec(last.trimStart())?.[1]?.toLowerCase();
  if (!topic) return [{ subject: "elided", subjectWords: [], adverbial: false }];
  const pronoun = [...language.pronouns, ...language.demonstratives].some((word) => topic.startsWith(word));
  return [{ subject: pronoun ? "pronoun" : "noun", subjectWords: [topic], adverbial: false }];
}

/** Clauses of a language without spaces: each part that holds a known verb. */
export function unspacedClauses(text: string, language: Language): Clause[] {
  const clauses: Clause[] = [];
  for (const part of text.split(/[，,；;。！？!?：:]/u)) {
    let at = -1;
    for (const verb of language.finite) {
      const found = part.indexOf(verb);
      if (found !== -1 && (at === -1 || found < at)) at = found;
    }
    if (at === -1 || /^[的之]/u.test(part.slice(at + 2))) continue;
    const subject = part.slice(0, at).trim().toLowerCase();
    const opener = [...language.subordinators].some((word) => subject.startsWith(word));
    const pronoun = [...language.pronouns].some((word) => subject.startsWith(word));
    const bare =
      subject === "" || [...language.adverbs].includes(subject) || [...language.conjunctions].includes(subject);
    clauses.push({
      subject: bare ? "elided" : pronoun ? "pronoun" : "noun",
      subjectWords: bare ? [] : [subject],
      adverbial: opener,
    });
  }
  return clauses;
}

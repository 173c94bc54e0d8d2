import type { Language } from "../../language/keys.ts";
import type { Clause } from "./clause-tokens.ts";

/** Clauses of a language whose verb stands last: its ending tells. */
export function verbFinalClauses(text: string, language: Language): Clause[] {
  const bare = text
    .trim()
    .replace(/(?:\s{0,4}\[\d{1,3}\]){1,20}(?=[\s.。！？।]{0,10}$)/u, "")
    .replace(/(?<![\s.!?…।。！？"'”’»)\]）」』*])[\s.!?…।。！？"'”’»)\]）」』*]+$/u, "")
    .replace(/[（(][^（()）]*$/u, "");
  if (!language.verbFinal!.test(bare)) return [];
  // The last of several joined clauses decides: the others may be about a part.
  const last = bare.split(language.clauseJoint ?? /(?!)/u).at(-1)!;
  const topic = language.clauseTopic?.exec(last.trimStart())?.[1]?.toLowerCase();
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

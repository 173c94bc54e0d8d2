import type { Language } from "../../language/keys.ts";
import { type Clause, type Token, tokenize, withoutAsides } from "./clause-tokens.ts";
import { unspacedClauses, verbFinalClauses } from "./clauses-by-ending.ts";
import { opensWithPronoun } from "./opening-clauses.ts";
import { isBaseNoun, isParticiple, isUnlistedVerb } from "./unlisted-verbs.ts";

const LONGEST = 4_000;
/** What follows a verb rather than a noun of the same form, besides articles. */
const OBJECTS =
  /^(?:\d.*|con|com|plus|moins|más|menos|mais|più|entre|presque|sobre|autant|parmi|sur|sul|sulla|surtout)$/u;

/** The finite clauses of one sentence or fragment; `plural` lets it open with a plural verb ("Acme, Bolt: cost more"). */
export function findClauses(sentence: string, language: Language, plural = false): Clause[] {
  const text = sentence.slice(0, LONGEST);
  // Capitals tell names from words, so that listed verbs are tried first.
  if (language.verbFinal && !language.cased) return verbFinalClauses(text, language);
  if (!language.spaced) return unspacedClauses(text, language);
  const tokens = tokenize(text);
  const { main, asides } = withoutAsides(tokens);
  // What is said in brackets after one of several names is said of that one.
  const runs = plural ? [main] : [main, ...asides];
  const clauses = runs.flatMap((run, i) => new ClauseReader(run, language, plural && i === 0).read());
  if (clauses.length === 0 && language.verbFinal) return verbFinalClauses(text, language);
  return clauses.length > 0 ? clauses : opensWithPronoun(tokens, language);
}

class ClauseReader {
  readonly #plural: boolean;
  readonly #tokens: Token[];
  readonly #language: Language;

  constructor(tokens: Token[], language: Language, plural: boolean) {
    this.#plural = plural;
    this.#tokens = tokens;
    this.#language = language;
  }

  read(): Clause[] {
    const clauses: Clause[] = [];
    let from = 0;
    let relative = false;
    let verbs = 0;
    let adverbial = false;
    for (const [i, token] of this.#tokens.entries()) {
      if (!token.isWord) {
        if (!/^['’"“”*&/+\-%$€£]$/u.test(token.word)) {
          from = i + 1;
          relative = false;
          verbs = 0;
          if (token.word !== ",") adverbial = false;
        }
        continue;
      }
      if (this.#isRelative(i, from)) {
        relative = true;
        verbs = 0;
      } else if (
        this.#language.subordinators.has(token.word) &&
        !relative &&
        !this.#language.reflexives.has(token.word)
      ) {
        adverbial = true;
        from = i + 1;
        verbs = 0;
      } else if (this.#opensContactRelative(i, from)) {
        relative = true;
        verbs = 0;
      } else if (this.#isFinite(i, from)) {
        verbs += 1;
        if (relative && (verbs === 1 || this.#tokens[i - 1]?.word === "and")) continue;
        if (!relative && verbs > 1 && !adverbial) continue;
        clauses.push({ ...this.#subject(from, i), adverbial });
        adverbial = false;
        relative = false;
      } else if (this.#language.conjunctions.has(token.word) && this.#startsClause(i + 1)) {
        from = i + 1;
        relative = false;
        verbs = 0;
      }
    }
    return clauses;
  }

  #isRelative(i: number, from: number): boolean {
    const { word } = this.#tokens[i]!;
    if (!this.#language.relatives.has(word)) return false;
    const before = this.#tokens[i - 1]?.word;
    if (this.#language.commaBeforeRelative)
      return before === "," || (this.#tokens[i - 2]?.word === "," && /^\p{L}{1,5}$/u.test(before ?? ""));
    return i > from || before === ",";
  }

  /** "everything you need", "the ones they love": a pronoun right after a noun. */
  #opensContactRelative(i: number, from: number): boolean {
    if (this.#language.code !== "en" || i <= from) return false;
    const before = this.#tokens[i - 1]!;
    const { word } = this.#tokens[i]!;
    if (!/^(?:you|we|they|i|he|she|it)$/u.test(word) || !before.isWord || !this.#isFinite(i + 1, i)) return false;
    return (
      !this.#isLoose(before.word) &&
      !this.#language.subordinators.has(before.word) &&
      !this.#language.finite.has(before.word)
    );
  }

  #startsClause(i: number): boolean {
    let at = i;
    while (this.#language.adverbs.has(this.#tokens[at]?.word ?? "")) at += 1;
    const token = this.#tokens[at];
    return token !== undefined && (this.#language.pronouns.has(token.word) || this.#isFinite(at, at));
  }

  #isFinite(i: number, from: number): boolean {
    return this.#isListedVerb(i, from) || this.#isUnlistedVerb(i, from);
  }

  #isUnlistedVerb(i: number, from: number): boolean {
    const { finite, ambiguous, base } = this.#language;
    const word = this.#tokens[i]?.word;
    if (word === undefined || finite.has(word) || ambiguous.has(word)) return false;
    return !base.has(word) && isUnlistedVerb({ tokens: this.#tokens, i, from }, this.#language);
  }

  #isListedVerb(i: number, from: number): boolean {
    const token = this.#tokens[i];
    if (!token?.isWord) return false;
    const { word } = token;
    // Inside a clause, a capital starts a name or a title, not a verb.
    if (token.capital && i !== from && !/^\d/u.test(word)) return false;
    const { finite, ambiguous, base, verbEndings } = this.#language;
    const before = this.#tokens[i - 1];
    if (this.#language.code === "en") {
      if (before?.word === "to" && i > from) return false;
      if (ambiguous.has(word)) return this.#isAmbiguousVerb(i, from);
      if (base.has(word) && !finite.has(word)) return this.#hasPluralSubject(i, from);
      return finite.has(word) || this.#isPastTense(i, from);
    }
    if (ambiguous.has(word) && !this.#language.reflexives.has(before?.word ?? "") && !this.#hasObject(i)) return false;
    if (finite.has(word) || (i > from && this.#language.reflexives.has(before!.word) && word.length > 3)) return true;
    if (!verbEndings || word.length < 5 || token.capital) return false;
    const pronoun = this.#language.pronouns.has(before?.word ?? "");
    return (pronoun || i === from || this.#language.adverbs.has(before?.word ?? "")) && verbEndings.test(word);
  }

  /** "Acme charged $10": a form in -ed right after a name or pronoun, unless it reads as "based in", "made by". */
  #isPastTense(i: number, from: number): boolean {
    const before = this.#tokens[i - 1];
    const next = this.#tokens[i + 1];
    if (i <= from || !before || !next || !/[a-z]{3}ed$/u.test(this.#tokens[i]!.word)) return false;
    if (/^(?:in|by|for|at|with|on|as|to|from|and|or)$/u.test(next.word) || !(next.isWord || next.word === "$"))
      return false;
    if (this.#language.pronouns.has(before.word)) return true;
    if (before.word.endsWith("ly") || this.#language.stop.has(before.word)) return false;
    return before.capital && !this.#language.articles.has(before.word);
  }

  /** "Acme offre un compte pro", not "offre gratuite": what a noun cannot be followed by comes next. */
  #hasObject(i: number): boolean {
    const next = this.#tokens[i + 1]?.word ?? "";
    const { articles, demonstratives } = this.#language;
    return articles.has(next) || demonstratives.has(next) || OBJECTS.test(next);
  }

  #isAmbiguousVerb(i: number, from: number): boolean {
    const words = this.#tokens;
    const next = words[i + 1];
    if (!next?.isWord && next?.word !== "$" && next?.word !== "~") return false;
    if (
      /^(?:and|or|for|of|in|with|at|to)$/u.test(next.word) &&
      i === from &&
      !/^(?:works|runs|operates|starts|looks|comes|came|sits|stands|charges|costs|pairs|connects|integrates|specializes|specialises|ships|fits|leads|deals|acts|applies|competes)$/u.test(
        words[i]!.word,
      )
    )
      return false;
    const participle = isParticiple(words[i]!.word);
    if (i === from) return !participle && !/^(?:gave|took)$/u.test(words[i]!.word);
    const before = words[i - 1]!;
    if (this.#language.articles.has(before.word) || (before.word.endsWith("ing") && !before.capital)) return false;
    if (participle)
      return (
        ((before.capital && !this.#language.stop.has(before.word)) || this.#language.pronouns.has(before.word)) &&
        before.word !== "and"
      );
    const first = words[from]!.word;
    if (this.#language.pronouns.has(first) || this.#language.demonstratives.has(first)) return true;
    if (before.capital || before.word === ")" || this.#language.adverbs.has(before.word)) return true;
    return (
      this.#language.articles.has(next.word) || this.#language.pronouns.has(next.word) || /^\d|ly$/u.test(next.word)
    );
  }

  #hasPluralSubject(i: number, from: number): boolean {
    if (this.#tokens.slice(from, i).every(({ word }) => this.#language.adverbs.has(word) || word.endsWith("ly")))
      return this.#plural && from === 0;
    const before = this.#tokens[i - 1]!;
    const noun = this.#language.adverbs.has(before.word) || before.word.endsWith("ly") ? this.#tokens[i - 2] : before;
    if (!noun || i - 1 < from) return false;
    if (/^(?:it|this|that|he|she|one|each|there)$/u.test(noun.word)) return false;
    if (this.#language.pronouns.has(noun.word)) return true;
    if (noun.capital && !isBaseNoun(this.#tokens[i]!.word) && this.#isJoined(from, i)) return true;
    return (
      /[^s']s$/u.test(noun.word) && !this.#language.finite.has(noun.word) && this.#tokens.slice(from, i).length >= 1
    );
  }

  /** "Acme or Bolt take on …" */
  #isJoined(from: number, i: number): boolean {
    return this.#tokens.slice(Math.max(from, i - 5), i - 1).some(({ word }) => /^(?:and|or|&)$/u.test(word));
  }

  #isLoose(word: string): boolean {
    return this.#language.adverbs.has(word) || this.#language.conjunctions.has(word);
  }

  #subject(from: number, verb: number): Pick<Clause, "subject" | "subjectWords"> {
    let at = from;
    while (at < verb && this.#isLoose(this.#tokens[at]!.word)) at += 1;
    const words = this.#tokens
      .slice(at, verb)
      .filter(({ isWord, word }) => isWord && !this.#language.reflexives.has(word));
    const subjectWords = words.map(({ word }) => word);
    const own = this.#tokens[verb]!.word;
    // The verb stands last, so what comes before it may as well be its object.
    if (this.#language.verbFinal) return { subject: "elided", subjectWords };
    // "it's", "c'est": the pronoun is inside the verb.
    if (/^(?:it|this|that|they|he|she|you|c)'/u.test(own))
      return { subject: "pronoun", subjectWords: [...subjectWords, own] };
    if (
      words.every(
        ({ word }) => this.#language.adverbs.has(word) || (this.#language.code === "en" && word.endsWith("ly")),
      )
    ) {
      return { subject: "elided", subjectWords };
    }
    const first = subjectWords[0]!;
    const { pronouns, demonstratives, articles } = this.#language;
    if (demonstratives.has(first)) return { subject: "pronoun", subjectWords };
    if (pronouns.has(first) && (!articles.has(first) || words.length === 1))
      return { subject: "pronoun", subjectWords };
    if (pronouns.has(subjectWords.at(-1)!) && !articles.has(subjectWords.at(-1)!))
      return { subject: "pronoun", subjectWords };
    return { subject: "noun", subjectWords };
  }
}

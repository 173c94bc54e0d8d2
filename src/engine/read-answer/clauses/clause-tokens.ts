/** A finite clause that is no relative clause, as far as a lexicon of verb forms can tell. */
export interface Clause {
  /** `elided`: the verb comes first ("Offers 2K video"); `pronoun`: "it", "these earbuds"; `noun`: anything else. */
  subject: "elided" | "pronoun" | "noun";
  /** The words before the verb, lower case. */
  subjectWords: string[];
  /** Opened by "if", "when", "because": counts whatever its subject. */
  adverbial: boolean;
}

/** One word or sign of a sentence. */
export interface Token {
  /** Lower case, straight apostrophes. */
  word: string;
  capital: boolean;
  isWord: boolean;
}

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|'(?=\p{L})|-(?=[\p{L}\p{N}]))*|\p{S}|\p{P}/gu;
const OPENING = new Set("(（[");
const CLOSING = new Set(")）]");

/** The words and signs of a sentence. */
export function tokenize(text: string): Token[] {
  const plain = text.replaceAll("’", "'").replaceAll("‑", "-");
  return (plain.match(TOKEN) ?? []).map((written) => ({
    word: written.toLowerCase(),
    capital: /^[\p{Lu}\p{N}]/u.test(written),
    isWord: /^[\p{L}\p{N}]/u.test(written),
  }));
}

/** Bracketed asides are read by themselves, so that they do not part a subject from its verb. */
export function withoutAsides(tokens: readonly Token[]): { main: Token[]; asides: Token[][] } {
  const main: Token[] = [];
  const asides: Token[][] = [];
  let aside: Token[] | null = null;
  for (const token of tokens) {
    if (OPENING.has(token.word)) aside ??= [];
    else if (CLOSING.has(token.word)) {
      if (aside) asides.push(aside);
      aside = null;
    } else (aside ?? main).push(token);
  }
  if (aside) asides.push(aside);
  return { main, asides };
}

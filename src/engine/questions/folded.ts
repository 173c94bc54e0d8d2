// Letters that carry no combining mark and so survive decomposition.
const PLAIN: Record<string, string> = { ß: "ss", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe" };

/** Lower case without accents, so that "Plaća" and "placa" are one word. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßłđøæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Lower case without accents; everything that is neither letter nor digit becomes one space. */
export function folded(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether a folded text holds a folded phrase as whole words; in scripts without spaces, anywhere. */
export function holds(text: string, phrase: string): boolean {
  if (phrase === "") return false;
  return /\p{Script=Han}/u.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
}

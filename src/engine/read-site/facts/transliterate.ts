/** Letters of Cyrillic and Greek as domains spell them. */
const LETTERS: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "e",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};
/** Spellings that mean one sound: `kh` and `h`, `y` and `i`, `x` and `ks`. */
const SOUNDS: readonly [RegExp, string][] = [
  [/shch|sch/gu, "sh"],
  [/kh|ch(?=[aou])/gu, "h"],
  [/x/gu, "ks"],
  [/ph/gu, "f"],
  [/[yj]/gu, "i"],
  [/w/gu, "v"],
  [/[cq]/gu, "k"],
  [/tz|z/gu, "z"],
  [/ii+/gu, "i"],
  [/ie|io/gu, "e"],
];

/** A Cyrillic or Greek name in Latin letters; `null` where another script is in it. */
export function transliterate(name: string): string | null {
  let written = "";
  for (const letter of name.toLowerCase().normalize("NFC")) {
    const plain = letter in LETTERS ? letter : letter.normalize("NFD")[0]!;
    if (plain in LETTERS) written += LETTERS[plain];
    else if (/[a-z0-9]/u.test(plain)) written += plain;
    else if (/\p{L}/u.test(plain)) return null;
  }
  return written;
}

/** Latin letters by their sound, so that spellings of one foreign name agree. */
export function bySound(latin: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}

/** Text made comparable, with the place in the original of each of its UTF-16 units (one more entry, for the end). */
export interface FoldedText {
  folded: string;
  at: number[];
}

const FOLDABLE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const ASCII = /^[\x00-\x7f]*$/u;
const MARK = /^\p{M}+$/u;
const INVISIBLE = /^(?:[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F)$/u;
/** Letters that no decomposition takes apart, and signs that are written in several ways. */
const SAME = new Map(
  Object.entries({
    ß: "ss",
    ø: "o",
    ł: "l",
    æ: "ae",
    œ: "oe",
    đ: "d",
    ð: "d",
    þ: "th",
    ı: "i",
    ς: "σ",
    "’": "'",
    "‘": "'",
    ʼ: "'",
    "´": "'",
    "`": "'",
    "＇": "'",
    "‐": "-",
    "‑": "-",
    "‒": "-",
    "–": "-",
    "−": "-",
    "－": "-",
    "＆": "&",
    "\u00A0": " ",
    "\u202F": " ",
    "\u2009": " ",
    "\u3000": " ",
    "\n": " ",
    "\t": " ",
  }),
);

/**
 * Lower case, NFKC, accents dropped on Latin, Greek and Cyrillic letters only (elsewhere a mark makes another letter),
 * apostrophes, hyphens and spaces of one kind, invisible signs gone.
 */
export function foldText(text: string): FoldedText {
  if (ASCII.test(text)) return { folded: foldAscii(text), at: identity(text.length) };
  let folded = "";
  const at: number[] = [];
  let accents = false;
  for (let i = 0; i < text.length; ) {
    const sign = signOf(text.codePointAt(i)!);
    const plain = sign.mark && accents ? "" : sign.plain;
    if (!sign.mark) accents = sign.foldable;
    folded += plain;
    for (let k = 0; k < plain.length; k += 1) at.push(i);
    i += sign.size;
  }
  at.push(text.length);
  return { folded, at };
}

/** The same without places. */
export function fold(text: string): string {
  return ASCII.test(text) ? foldAscii(text) : foldText(text).folded;
}

/** Its folded words with one space between: letters, their marks and digits, nothing else. */
export function foldWords(text: string): string {
  return (fold(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).join(" ");
}

function foldAscii(text: string): string {
  return text.toLowerCase().replace(/[\n\t`]/gu, (sign) => SAME.get(sign)!);
}

/** Each place is its own. */
function identity(length: number): number[] {
  const places = new Array<number>(length + 1);
  for (let place = 0; place <= length; place += 1) places[place] = place;
  return places;
}

interface Sign {
  /** Of a mark, where it makes another letter. */
  plain: string;
  mark: boolean;
  /** A mark after it is an accent. */
  foldable: boolean;
  /** In UTF-16 units. */
  size: number;
}

/** What was found out about signs before: the same for every text, so that it may be shared. */
const known = new Map<number, Sign>();
const MOST_KNOWN = 4_096;

function signOf(code: number): Sign {
  const found = known.get(code);
  if (found) return found;
  const written = String.fromCodePoint(code);
  const mark = MARK.test(written);
  const sign = {
    plain: mark && !INVISIBLE.test(written) ? written : foldSign(written),
    mark,
    foldable: code < 0x80 || FOLDABLE.test(written),
    size: written.length,
  };
  if (known.size < MOST_KNOWN) known.set(code, sign);
  return sign;
}

function foldSign(sign: string): string {
  if (INVISIBLE.test(sign)) return "";
  let plain = "";
  for (const part of sign.normalize("NFKC").toLowerCase()) plain += foldLetter(part);
  return plain;
}

function foldLetter(letter: string): string {
  const same = SAME.get(letter);
  if (same !== undefined) return same;
  if (!FOLDABLE.test(letter)) return MARK.test(letter) ? "" : letter;
  const base = letter.normalize("NFD").replace(/\p{M}+/gu, "");
  return SAME.get(base) ?? base;
}

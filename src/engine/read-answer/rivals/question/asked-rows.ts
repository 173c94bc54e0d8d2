/** What parts the names of a question: "甲、乙还是丙", "AとB", "A랑 B". */
const PARTING =
  /\s{0,4}(?:[、/／]|, |还是|還是|或者|或|和|与|與|跟|vs\.?|とか|それとも|と|や)\s{0,4}|(?:이랑|랑|와|과|하고|이나|나) /giu;
/** The question compares what it lists. */
const COMPARES =
  /还是|還是|哪|怎么选|怎麼選|选谁|對比|对比|比较|比較|区别|區別|邊|vs|どちら|どっち|どれ|それとも|違い|중에|비교|차이|뭐가|어디|어느/iu;
/** Where a question ends one thing and begins another. */
const CLAUSES = /[。？?！!；;：:，\n]|,(?=\p{sc=Han})/u;
const SHORTEST = 2;
const LONGEST = 16;
/** Questions are no longer than this. */
const LONGEST_QUESTION = 400;
/** So much at most stands between the last name and what asks to compare. */
const LONGEST_REST = 7;

/** Names that a question in a script without capitals lists or compares, as the answer writes them. */
export function askedRow(question: string, answer: string): string[] {
  const names = question
    .slice(0, LONGEST_QUESTION)
    .split(CLAUSES)
    .flatMap((clause) => {
      if (!COMPARES.test(clause)) return [];
      const row = rowIn(clause.split(PARTING), answer);
      return row.length > 1 ? row : spacedRow(clause.split(" "), answer);
    });
  return [...new Set(names)];
}

function rowIn(parts: readonly string[], answer: string): string[] {
  const last = parts.length - 1;
  return parts.flatMap((part, at) => {
    if (at === 0) return endingIn(part, answer);
    const name = startingIn(part, answer);
    const rest = part.slice(name.length);
    const compared = rest === "" || (at === last && (rest.length <= LONGEST_REST || nears(rest)));
    return compared && isWhole(name) ? [name] : [];
  });
}

function nears(rest: string): boolean {
  return COMPARES.test(rest.slice(0, LONGEST_REST));
}

/** "资费 甲 乙 丙 哪家划算": words of a search before the one that asks to compare. */
function spacedRow(parts: readonly string[], answer: string): string[] {
  const end = parts.findIndex((part) => /^\p{sc=Han}/u.test(part) && COMPARES.test(part));
  const row = parts.slice(1, Math.max(1, end)).filter((part) => isWhole(part) && answer.includes(part));
  return row.length > 1 ? row : [];
}

/** The longest start of a part of a question that stands in the answer. */
function startingIn(part: string, answer: string): string {
  for (let size = Math.min(LONGEST, part.length); size >= SHORTEST; size -= 1)
    if (answer.includes(part.slice(0, size))) return part.slice(0, size);
  return "";
}

/** The longest end of one. */
function endingIn(part: string, answer: string): string[] {
  for (let size = Math.min(LONGEST, part.length); size >= SHORTEST; size -= 1) {
    const name = part.slice(-size).trim();
    if (isWhole(name) && answer.includes(name)) return [name];
  }
  return [];
}

function isWhole(name: string): boolean {
  return /^\p{L}[\p{L}\p{N} .&ー]+$/u.test(name) && !/^\p{sc=Hiragana}+$|(?:した|たい|です|ですが)$/u.test(name);
}

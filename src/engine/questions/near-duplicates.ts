import { foldWords } from "../language/fold.ts";
import sameAsks from "./same-asks.json" with { type: "json" };

/** Share of common words from which two questions ask the same; two rule questions about one subject stay below it. */
const SAME = 0.8;

/** The questions without those that repeat an earlier one in other words, in order. */
export function withoutNearDuplicates(questions: string[], seen: string[] = []): string[] {
  const kept = seen.map(fingerprint);
  return questions.filter((question) => {
    const words = fingerprint(question);
    if (kept.some((earlier) => similarity(words, earlier) >= SAME)) return false;
    kept.push(words);
    return true;
  });
}

/** Share of words two questions have in common, 0 to 1. */
function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, a.size + b.size - common);
}

// Words that shape a question without saying what it is about; two questions that differ in these alone are one.
const SHAPE = new Set(
  foldWords(
    `a an the is are was do does can could would you me my i we of in on at to for and or which what who where how
    der die das den dem ein eine einen ist sind kann ich du mir und oder in im am zu für welche welcher welches wer was wo wie
    le la les un une des du de et ou est sont je tu vous me quel quelle quels quelles qui où
    el los las una unos y o es son yo me qué cuál cuáles quién dónde il lo gli e è sono io mi quale quali chi dove
    het een van en of is zijn ik je welke wie wat waar o os as um uma e é são que qual quais quem onde
    su je koje koji tko gdje sú ktoré kto kde jsou které kdo kje kdo so są kto gdzie`,
  ).split(" "),
);

/** What is asked in one of several wordings, each by the patterns of its wordings. */
const ASKS = Object.entries(sameAsks.asks).map(
  ([ask, wordings]) => [`=${ask}`, new RegExp(`(?:${wordings.join("|")})`, "gu")] as const,
);

/** Words, or pairs of signs in scripts without spaces, folded, without those that only shape a question. */
function fingerprint(question: string): Set<string> {
  const said = foldWords(question);
  const asked = ASKS.filter(([, wordings]) => said.search(wordings) >= 0);
  const rest = asked.reduce((text, [, wordings]) => text.replace(wordings, " "), said);
  const parts = rest
    .split(" ")
    .flatMap((word) => (/\p{Script=Han}/u.test(word) ? pairs(word) : SHAPE.has(word) ? [] : [word]));
  const words = [...asked.map(([ask]) => ask), ...parts].filter(Boolean);
  return new Set(words.length > 0 ? words : [said]);
}

function pairs(word: string): string[] {
  const signs = [...word];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

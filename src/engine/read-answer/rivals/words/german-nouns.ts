import germanNounList from "../../../language/de.nouns.json" with { type: "json" };

const words = (text: string): string[] => text.split(" ");

const NOUN_ENDING = new RegExp(`.{3}(?:${germanNounList.endings.replaceAll(" ", "|")})$`, "u");
const NOUN_HEADS = new Set(words(germanNounList.heads));

let germanNouns: Set<string> | null = null;
const LONGEST_NOUN = 40;

/** Whether a German word, lower case, is a common noun: by its ending, by the last part of a compound, or as one of the list. */
export function isGermanNoun(lower: string): boolean {
  if (lower.length > LONGEST_NOUN) return false;
  if (NOUN_ENDING.test(lower)) return true;
  for (let at = 0; at <= lower.length - 3; at += 1) if (NOUN_HEADS.has(lower.slice(at)) && at !== 1) return true;
  germanNouns ??= new Set(words(germanNounList.words));
  if (isSimpleNoun(lower)) return true;
  for (let at = 3; at <= lower.length - 4; at += 1)
    if (isSimpleNoun(lower.slice(at)) && isFirstPart(lower.slice(0, at))) return true;
  return false;
}

/** A noun of the list, be it declined. */
function isSimpleNoun(lower: string): boolean {
  if (isDeclined(lower)) return true;
  // "Vorstände": the plural changes the vowel.
  const plain = lower.replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u");
  return plain !== lower && isDeclined(plain);
}

function isDeclined(lower: string): boolean {
  const nouns = germanNouns!;
  if (nouns.has(lower)) return true;
  if (lower.length < 4) return false;
  return DECLENSIONS.some((ending) => lower.endsWith(ending) && nouns.has(lower.slice(0, -ending.length)));
}

const DECLENSIONS = ["s", "n", "e", "en", "er", "es", "ern", "in", "innen"];

/** The first part of a compound, with the sound that joins it to the next. */
function isFirstPart(part: string): boolean {
  return (
    isSimpleNoun(part) ||
    NOUN_HEADS.has(part) ||
    NOUN_ENDING.test(part.replace(/s$/u, "")) ||
    germanNouns!.has(`${part}e`)
  );
}

import { headEnd } from "../language/head-end.ts";
import { joinedParts } from "../language/joined-parts.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { indexOf } from "./beginnings.ts";
import { sellerNames } from "./labels.ts";
import type { Trade } from "./trades.ts";

/** Languages whose noun stands before what tells of it, be that an adjective or another noun. */
const NOUN_FIRST = new Set("fr es it pt ro ca pl cs sk hr sl ru uk ar he vi id".split(" "));
/** Those that join by "de" what is done and to what. */
const ROMANCE = new Set("fr es it pt ro ca".split(" "));
/** Adjectives that may stand before such a noun: "včelařské potřeby". */
const ADJECTIVE = /(?:[ýéá]|(?<!t[vn])í|[scč]k[iaeo]|[ыоиеая]й|[аяоеыи][яе])$/u;
const TAUGHT =
  /^(?:formations?|cours|stages?|cursos?|clases|talleres|corsi?|lezioni|aulas|kurs\p{L}*|szkoleni\p{L}*|kurz\p{L}*|tečaj\p{L}*|курс\p{L}*|دورات)(?!\p{L})/u;
/** Nouns that leave it to the word beside them what is sold. */
const SAYS_NOTHING =
  /(?<!\p{L})(?:solutions?|services?|servicios?|servizi?o?|serviços?|soluciones|soluções|usługi|služby|usluge|storitve|diensten|tjenester|tjänster|hizmetleri|услуги)(?!\p{L})/giu;

/** Whether a word of a trade stands at the head of a phrase: "honey" says less than half of "beekeeping supplies". */
export function coversHead(phrase: string, trade: Trade, language: string): boolean {
  const words = [language, "en"]
    .flatMap((each) => [...indexOf(each).values()].flat())
    .flatMap((beginning) => (beginning.trade.id === trade.id ? beginning.text : []));
  const told = [...words, ...sellerNames(trade.id, language)];
  const lower = phrase.toLowerCase().replace(SAYS_NOTHING, " ").replace(/\s+/gu, " ").trim();
  if (EAST_ASIAN.test(lower)) return told.some((word) => lower.includes(word));
  // Who does a thing is told by the thing, "conserto de celular", but for who teaches it: "formation en plomberie".
  const isDone =
    ROMANCE.has(language) && trade.kind !== "goods" && (trade.family === "education" || !TAUGHT.test(lower));
  if (isDone) return told.some((word) => placesOf(word, lower).length > 0);
  return joinedParts(lower, language).some((part) => {
    const run = part.slice(0, headEnd(part, language)).trim();
    // "Marquee hire" is what a marquee hire company is called by.
    if (/\s/u.test(run) && told.some((word) => word.startsWith(`${run} `))) return true;
    const [from, to] = nounOf(run, language);
    return told.some((word) => placesOf(word, part).some((at) => at < to && at + word.length > from));
  });
}

/** From where to where the noun of a run of words stands. */
function nounOf(run: string, language: string): [number, number] {
  const words = run.split(" ");
  const noun = words.findIndex((word) => !ADJECTIVE.test(word));
  const index = NOUN_FIRST.has(language) && noun >= 0 ? noun : words.length - 1;
  const from = words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0);
  return [from, from + words[index]!.length];
}

function placesOf(word: string, text: string): number[] {
  return [...text.matchAll(new RegExp(RegExp.escape(word), "gu"))].map(({ index }) => index);
}

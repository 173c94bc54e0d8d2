import type { Span } from "../../types.ts";
import type { Language } from "../languages/index.ts";
import { findClauses } from "../placed/clauses.ts";
import entryWords from "../placed/entry-words.json" with { type: "json" };

/** Of a sentence longer than this, only what stands first is read. */
const LONGEST_READ = 1_500;
const TURN =
  /[,;–—]\s*(?:but|although|though|however|yet|while|aber|jedoch|mais|cependant|pero|aunque|ma|però|maar|mas|porém|ale|jednak|však|ama|fakat|но|однако|але|αλλά|men|mutta|لكن|אבל|但|但是|不过)|\b(?:but|aber|mais|pero|ma|maar|mas|ale|ama|но|але|αλλά|men)\b/iu;

const CONDITION =
  /(?:^|[\s,;])(?:if|wenn|falls|si|se|als|jeśli|pokud|ak|eğer|если|якщо|αν|om|hvis|jos|ha)\s[^,;.]{0,60}$/u;
/** The engine and its reader: "but I can tell you about others" is not about the name. */
const SPEAKERS = new Set([
  ...entryWords.firstPersons,
  "you",
  "there",
  "here",
  "sie",
  "ihr",
  "man",
  "es",
  "vous",
  "on",
  "usted",
  "voi",
  "je",
  "u",
  "você",
  "vy",
  "вы",
  "ви",
]);

/**
 * Whether this sentence only says that the name at `span` was not found or is not known. A further clause after "but"
 * that speaks of it makes it more than that.
 */
export function isAbsenceStatement(sentence: string, span: Span, language: Language): boolean {
  const text = sentence.slice(0, LONGEST_READ).toLowerCase().replace(/[’‘]/gu, "'");
  const stated = language.absence?.exec(text);
  if (!stated || CONDITION.test(text.slice(0, stated.index))) return false;
  // "While I found no tests, Acme claims …": the main clause speaks of it.
  const [first = ""] = text.match(/\p{L}+/u) ?? [];
  const comma = text.indexOf(",", stated.index);
  if (language.subordinators.has(first) && comma !== -1 && span.start > comma) return false;
  const turn = TURN.exec(text);
  if (!turn) return true;
  const stateFirst = stated.index < turn.index;
  const nameFirst = span.start < turn.index;
  if (stateFirst !== nameFirst) return false;
  const rest = stateFirst ? text.slice(turn.index + turn[0].length) : text.slice(0, turn.index);
  return !findClauses(rest, language).some(
    ({ subject, subjectWords }) => subject !== "noun" && !subjectWords.some((word) => SPEAKERS.has(word)),
  );
}

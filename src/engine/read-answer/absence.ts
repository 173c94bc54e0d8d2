import type { Span } from "../types.ts";
import { findClauses } from "./clauses.ts";
import type { Language } from "./languages/index.ts";

const TURN =
  /[,;–—]\s*(?:but|although|though|however|yet|while|aber|jedoch|mais|cependant|pero|aunque|ma|però|maar|mas|porém|ale|jednak|však|ama|fakat|но|однако|але|αλλά|men|mutta|لكن|אבל|但|但是|不过)|\b(?:but|aber|mais|pero|ma|maar|mas|ale|ama|но|але|αλλά|men)\b/iu;

/**
 * Whether this sentence only says that the name at `span` was not found or is not known. A further clause after "but"
 * that speaks of it makes it more than that.
 */
export function isAbsenceStatement(sentence: string, span: Span, language: Language): boolean {
  const text = sentence.toLowerCase().replace(/[’‘]/gu, "'").slice(0, 1_500);
  const stated = language.absence?.exec(text);
  if (!stated) return false;
  const turn = TURN.exec(text);
  if (!turn) return true;
  const stateFirst = stated.index < turn.index;
  const nameFirst = span.start < turn.index;
  if (stateFirst !== nameFirst) return false;
  const rest = stateFirst ? text.slice(turn.index + turn[0].length) : text.slice(0, turn.index);
  return !findClauses(rest, language).some(({ subject }) => subject !== "noun");
}

import { foldText } from "../../../language/fold.ts";
import { findClauses } from "../../clauses/find-clauses.ts";
import { isImperative } from "../../clauses/imperatives.ts";
import type { Unit } from "../../document/document.ts";
import { isCalendarWord } from "../../rivals/words/places.ts";
import { AWARDS, CHOOSING, isOptionNoun } from "../../rivals/words/word-lists.ts";
import type { EvidenceContext } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

/** Log-odds are weighed in fourths, and no further than this. */
const FAR = 4;
const share = (odds: number): number => Math.max(-1, Math.min(1, odds / FAR));

/** What a row, a label or a heading tells of it. */
export const ENTRY_SIGNS: readonly NameSign[] = [
  { id: "heads", holds: ({ heads }) => heads },
  {
    id: "repeated",
    holds: ({ heads, context, unit, written }) =>
      heads && (context.repeated || (unit.cell !== null && context.siblings.includes(written))),
  },
  { id: "among names", holds: ({ heads, row }) => heads && row === "names" },
  { id: "among everyday words", holds: ({ heads, row }) => heads && row === "everyday" },
  { id: "among attributes", holds: ({ heads, row }) => heads && row === "attributes" },
  { id: "many siblings", holds: ({ heads, context }) => heads && context.siblings.length > 2 },
  {
    id: "of a kind that is told above",
    holds: ({ heads, row, context }) => heads && row !== "names" && isKindOfThings(context),
  },
  {
    id: "what it does follows",
    holds: ({ heads, unit, context }) => heads && unit.label !== null && tellsOfLabel(unit, context),
  },
  {
    id: "its run goes on in small letters",
    holds: ({ unit, found }) =>
      [...unit.strong, ...unit.links, ...(unit.label ? [unit.label] : [])].some(
        ({ start, end }) =>
          start <= found.start &&
          end > found.end &&
          /^ \p{Ll}/u.test(unit.text.slice(found.end, Math.min(end, found.end + 2))),
      ),
  },
  {
    id: "award follows",
    holds: ({ heads, text, found }) => {
      const [, word = ""] = /^[*\s]{0,4}[(（](?:the )?(\p{L}+)/u.exec(text.slice(found.end, found.end + 24)) ?? [];
      return heads && AWARDS.has(word.toLowerCase());
    },
  },
  {
    id: "among days",
    holds: ({ calendar, heads, context }) =>
      calendar && heads && context.siblings.some((label) => isCalendarWord(label.toLowerCase())),
  },
  { id: "line offered", holds: ({ offered }) => (offered.line === null ? 0 : share(offered.line)) },
  { id: "line not read", holds: ({ offered }) => offered.line === null },
  { id: "option", holds: ({ offered }) => (offered.option === null ? 0 : share(offered.option)) },
];

/** "**Streak** – Lives inside Gmail": the line goes on with a verb whose subject is the label, and asks for nothing. */
function tellsOfLabel({ text, label, bodyStart }: Unit, { language }: EvidenceContext): boolean {
  const body = text.slice(Math.max(bodyStart, label!.end), label!.end + LONGEST_BODY).replace(/^[\s:：–—-]+/u, "");
  const [clause] = isImperative(body, language) ? [] : findClauses(body, language);
  return clause?.subject === "elided" && /^\p{L}/u.test(body);
}

const LONGEST_BODY = 200;

/** "Pipe materials:", "Animals you may meet:": a short line over a list that speaks neither of options nor of what was asked for. */
function isKindOfThings({ lead, topic, language }: EvidenceContext): boolean {
  if (!/[:：]\s*$/u.test(lead)) return false;
  const words = foldText(lead).folded.match(/[\p{L}\p{M}]+/gu) ?? [];
  const first = words[0];
  if (!first || words.length > 5 || language.formWords.has(first)) return false;
  return !words.some((word) => isOptionNoun(word) || AWARDS.has(word) || CHOOSING.has(word) || topic.has(word));
}

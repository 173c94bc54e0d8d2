import { foldText } from "../../../language/fold.ts";
import { findClauses } from "../../clauses/find-clauses.ts";
import { isImperative } from "../../clauses/imperatives.ts";
import type { Unit } from "../../document/document.ts";
import { AWARDS, CHOOSING, isOptionNoun } from "../../rivals/words/word-lists.ts";
import type { EvidenceContext } from "../name-place.ts";
import { isModelName, isProductLabel, opensLabel } from "../name-surroundings.ts";
import type { NameSign } from "./name-sign.ts";

/** What a row, a label or a heading tells of a common word. */
export const ENTRY_SIGNS: readonly NameSign[] = [
  {
    id: "repeated",
    weight: -3,
    means: "it heads several entries, as an attribute does",
    holds: ({ heads, context, unit, written }) =>
      heads && (context.repeated || (unit.cell !== null && context.siblings.includes(written))),
  },
  {
    id: "heads-names",
    weight: 3,
    means: "it heads an entry among other names",
    holds: ({ heads, row }) => heads && row === "names",
  },
  {
    id: "heads-row",
    weight: 2,
    means: "it heads an entry, and so does no attribute",
    holds: ({ heads, row }) => heads && row === "everyday",
  },
  {
    id: "heads-attributes",
    weight: -1,
    means: "it heads an entry among everyday words",
    holds: ({ heads, row, context, found }) =>
      heads && row === "attributes" && context.siblings.length > 1 && found.name.words.length === 1,
  },
  {
    id: "heads-kind",
    weight: -3,
    means: "it heads one of several everyday words, of which the line above says what they are",
    holds: ({ heads, row, context }) => heads && row === "everyday" && isKindOfThings(context),
  },
  {
    id: "heads-what-it-does",
    weight: 2,
    means: "what follows it says what it does",
    holds: ({ heads, row, unit, context }) =>
      heads && row !== "attributes" && unit.label !== null && tellsOfLabel(unit, context),
  },
  {
    id: "heads-award",
    weight: 2,
    means: "words of praise follow it in brackets",
    holds: ({ heads, text, found }) => {
      const [, word = ""] = /^[*\s]{0,4}[(（](?:the )?(\p{L}+)/u.exec(text.slice(found.end, found.end + 24)) ?? [];
      return heads && AWARDS.has(word.toLowerCase());
    },
  },
  {
    id: "offered",
    weight: 2,
    means: "its line is read as one that offers something",
    holds: ({ offered }) => offered > 1,
  },
  {
    id: "not-offered",
    weight: -4,
    means: "its line is read as one that offers nobody",
    holds: ({ offered, found }) => offered < -3 && found.name.words.length < 3,
  },
  {
    id: "not-asked",
    weight: -3,
    means: "it heads one of several everyday words, and the question seeks nothing that is sold",
    holds: ({ heads, row, context, found }) =>
      heads && row === "everyday" && !context.asked && found.name.words.length === 1,
  },
  {
    id: "elsewhere",
    weight: -3,
    means: "neither the question nor the answer speaks of what the brand sells",
    holds: ({ isLabel, context }) => isLabel && context.elsewhere,
  },
  {
    id: "product",
    weight: 1,
    means: "a product name follows it",
    holds: ({ unit, found, row }) =>
      isModelName(unit, found) || (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
  {
    id: "model",
    weight: 1,
    means: "a model or product name follows it where a capital tells something",
    holds: ({ unit, found, row, text, opens, titled }) =>
      (isModelName(unit, found) &&
        (!(opens || titled) ||
          opensLabel(unit, found) ||
          /^[ -](?:\p{Lu}{1,4}-?)?\d{2,}|^ \p{Ll}{1,3}\p{Lu}/u.test(text.slice(found.end, found.end + 12)))) ||
      (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
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

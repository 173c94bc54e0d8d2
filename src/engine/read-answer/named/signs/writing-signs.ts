import { opensLabel, standsInQuotes } from "../name-surroundings.ts";
import type { NameSign } from "./name-sign.ts";

/** What the way it is written tells of a common word. */
export const WRITING_SIGNS: readonly NameSign[] = [
  {
    id: "confirmed",
    weight: 1,
    means: "its site or full name is in the answer",
    holds: ({ context }) => context.confirmed,
  },
  {
    id: "lower",
    weight: -1,
    means: "the answer writes it in small letters as well",
    holds: ({ context, isLabel }) => context.lower && !isLabel,
  },
  {
    id: "capital",
    weight: 2,
    means: "it is capitalised inside a sentence",
    holds: ({ isLabel, cased, opens, titled, context }) =>
      !isLabel && cased && !opens && !titled && !context.language.capitalNouns,
  },
  {
    id: "no-capitals",
    weight: 1,
    means: "its script has no capitals",
    holds: (place) => !place.isLabel && !place.cased,
  },
  {
    id: "words",
    weight: 2,
    means: "all its words are written as in the name",
    holds: ({ found, titled, heads, unit }) =>
      found.name.words.length > 1 && (!titled || heads || opensLabel(unit, found)),
  },
  {
    id: "own-sign",
    weight: 3,
    means: "its own sign stands with it",
    holds: ({ found, text }) => {
      const sign = /[!?+]$/u.exec(found.name.written)?.[0];
      return (
        sign !== undefined && text[found.end] === sign && /^\s+[\p{Ll}\p{N}]|^['’,]/u.test(text.slice(found.end + 1))
      );
    },
  },
  {
    id: "quoted",
    weight: 2,
    means: "it stands in quotation marks",
    holds: ({ unit, found }) => standsInQuotes(unit, found),
  },
  {
    id: "arrow",
    weight: 2,
    means: "an arrow leads to it",
    holds: ({ text, found }) =>
      /(?:[→➜➡⇒]|[-=]>)\s{0,2}$/u.test(text.slice(Math.max(0, found.start - 4), found.start)) &&
      /^\s*(?:$|[\n.,;([|])/u.test(text.slice(found.end, found.end + 4)),
  },
  {
    id: "bracketed",
    weight: 2,
    means: "it stands alone in brackets",
    holds: ({ text, found }) => text[found.start - 1] === "(" && text.startsWith(")", found.end),
  },
];

import { foldText } from "../../../language/fold.ts";
import { areCommonWords } from "../../common-words.ts";
import { OFFERS } from "../evidence-words.ts";
import { hasLegalForm, isCapitalBefore, isNameBefore } from "../name-surroundings.ts";
import type { NameSign } from "./name-sign.ts";

/** What names around it tell of a common word. */
export const TITLE_SIGNS: readonly NameSign[] = [
  {
    id: "title-goes-on",
    weight: -1,
    means: "another everyday word goes on in capitals",
    holds: ({ text, found, opens, titled, after, context }) => {
      const next = /^ (\p{Lu}[\p{L}]+)/u.exec(text.slice(found.end, found.end + 30))?.[1];
      return (
        next !== undefined &&
        !opens &&
        !titled &&
        found.name.words.length === 1 &&
        areCommonWords([foldText(next).folded]) &&
        !hasLegalForm(text, found) &&
        !OFFERS.has(after[0]!) &&
        !context.topic.has(after[0]!)
      );
    },
  },
  {
    id: "legal-form",
    weight: 2,
    means: "the legal form of a company follows it",
    holds: ({ text, found }) => hasLegalForm(text, found),
  },
  {
    id: "tail-of-name",
    weight: -3,
    means: "it is the end of a longer name",
    holds: ({ opens, titled, text, found, context }) =>
      titled ? isNameBefore(text, found.start) : !opens && isCapitalBefore(text, found.start, context.language),
  },
];

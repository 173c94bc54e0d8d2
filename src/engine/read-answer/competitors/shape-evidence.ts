import type { Unit } from "../document/document.ts";
import { type AnswerContext, baseOf, isAsked } from "./context.ts";
import { isUnknown } from "./label-score.ts";
import { keyOf } from "./names.ts";
import { isPlace, isPlaceWord } from "./places.ts";
import type { Run } from "./runs.ts";
import { overlapping } from "./spans.ts";
import {
  ATTRIBUTES,
  AWARDS,
  CATEGORY_WORDS,
  COMMANDS,
  COMPANY_WORDS,
  GIVEN_NAMES,
  LEGAL_FORMS,
  MEDIA,
  OFFERING,
  SERVICES,
  SHOPS,
  SUPPLIERS,
  TECHNOLOGIES,
} from "./word-lists.ts";

/** What the words of a name say of it, wherever it stands. */
export function shapeEvidence({ words, designated, start, end }: Run, unit: Unit, context: AnswerContext): string[] {
  const found: string[] = [];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };
  const first = words[0]!;
  const last = words.at(-1)!;
  const german = context.language === "de";
  const whole = words.map(({ lower }) => lower).join(" ");
  const unknown = words.filter((word) => isUnknown(word, context));
  add("unknown", unknown.length > 0);
  add("unknown first", unknown[0] === first);
  add(german ? "german noun" : "common", unknown.length === 0);
  add(`${Math.min(3, words.length)} words`, true);
  add("capitals", words.length === 1 && /^\p{Lu}{2,5}$/u.test(first.text));
  add(
    "inner capital",
    words.some((word) => /\p{Ll}\p{Lu}|\p{L}\d|\.\p{Ll}/u.test(word.text)),
  );
  add("designated", designated);
  add("seen inside", context.inside.has(first.lower));
  add("common seen inside", unknown.length === 0 && context.inside.has(first.lower) && !context.small.has(first.lower));
  add("small elsewhere", context.small.has(first.lower));
  add(
    "place",
    words.some(({ lower }) => isPlace(lower) || isPlaceWord(lower)),
  );
  add("host", context.hosts.has(keyOf(words, unit.text)));
  add("given name", GIVEN_NAMES.has(first.lower));
  add("company word", words.length > 1 && (COMPANY_WORDS.has(last.lower) || LEGAL_FORMS.has(last.lower)));
  add("supplier", SUPPLIERS.has(whole) && !SERVICES.has(whole));
  add("service", SERVICES.has(whole));
  add("media", MEDIA.has(whole));
  add("shop", SHOPS.has(whole));
  add(
    "technology",
    words.some(({ lower }) => TECHNOLOGIES.has(lower)),
  );
  add(
    "category word",
    words.some(({ lower }) => CATEGORY_WORDS.has(lower) || isAsked(lower, context)),
  );
  add(
    "word of form",
    words.length === 1 &&
      (ATTRIBUTES.has(first.lower) ||
        AWARDS.has(first.lower) ||
        COMMANDS.has(first.lower) ||
        OFFERING.has(first.lower)),
  );
  add("starts with form", ATTRIBUTES.has(first.lower) || AWARDS.has(first.lower) || COMMANDS.has(first.lower));
  const asked = context.askedNames.get(baseOf(first));
  if (asked) found.push(`asked as ${asked}`);
  add(
    "asked by name",
    words.every((word) => context.askedNames.has(baseOf(word))),
  );
  add(
    "bold",
    overlapping(unit.strong, start, end).some(
      (span) => span.start <= start && span.end >= end && span.end - span.start < end - start + 12,
    ),
  );
  add("in bold", overlapping(unit.strong, start, end).length > 0);
  add(
    "linked",
    overlapping(unit.links, start, end).some(
      (link) => link.form === "named" && link.end - link.start < end - start + 12,
    ),
  );
  return found;
}

import { areCommonWords } from "../../common-words.ts";
import { isKnownBrand } from "../../rivals/words/brands.ts";
import { isPlace as isPlaceAnywhere } from "../../rivals/words/places.ts";
import { COMPANY_WORDS, GIVEN_NAMES, isOptionNoun, LEADING_WORDS } from "../../rivals/words/word-lists.ts";
import { KINDS, OFFERS, USES } from "../evidence-words.ts";
import { isOtherCompany, isOwn, isPlaceOrStreet, isTown, mayBeAnother } from "../longer-name.ts";
import type { NamePlace } from "../name-place.ts";
import { isLegalForm } from "../names.ts";
import type { NameSign } from "./name-sign.ts";

const after = ({ text, found }: NamePlace, length: number): string => text.slice(found.end, found.end + length);
const before = ({ text, found }: NamePlace, length: number): string =>
  text.slice(Math.max(0, found.start - length), found.start);

/** "Bank of America": what is of somewhere is named by the whole. */
const INSTITUTION =
  /(?:Bank|University|Church|City|State|Bureau|Institute|College|Museum|House|Banco|Banca|Banque|Université|Universidad|Università) (?:of|de|du|del|della|von|van) $/u;

/** What tells whether it is part of a longer name that is another's. */
export const LONGER_SIGNS: readonly NameSign[] = [
  { id: "town", holds: ({ written, context }) => isTown(written, context.language) },
  { id: "place or street", holds: ({ text, found }) => isPlaceOrStreet(text, found) },
  { id: "known brand", holds: ({ written }) => isKnownBrand(written) },
  { id: "start of a known brand", holds: (place) => isStartOfBrand(place) },
  { id: "longer option", holds: ({ offered }) => offered.longer !== null && offered.longer > 0 },
  { id: "longer name", holds: ({ offered }) => offered.longer !== null },
  { id: "goes on", holds: ({ run }) => run.length > 0 },
  { id: "goes on as asked", holds: ({ run, context }) => run.some((word) => context.topic.has(word)) },
  { id: "goes on with a place", holds: ({ run }) => run.some(isPlaceAnywhere) },
  { id: "goes on in its trade", holds: ({ tradeAround }) => tradeAround === "own" },
  { id: "goes on in another trade", holds: ({ tradeAround }) => tradeAround === "other" },
  { id: "goes on as a company", holds: ({ run }) => run.some((word) => COMPANY_WORDS.has(word)) },
  { id: "goes on as an option", holds: ({ run }) => run.some(isOptionNoun) },
  { id: "goes on as another kind", holds: (place) => place.run.length > 0 && isOther(place.run.at(-1)!, place) },
  { id: "goes on at once as another kind", holds: (place) => place.run.length > 0 && isOther(place.run[0]!, place) },
  { id: "goes on to a legal form", holds: (place) => isOtherCompany(place) },
  { id: "goes on as its site", holds: ({ around, context }) => around.some((word) => context.own.has(word)) },
  {
    id: "its site goes on otherwise",
    holds: ({ around, run, context: { own } }) => run.length > 0 && own.any && !around.some((word) => own.has(word)),
  },
  { id: "goes on as sold", holds: ({ around, context }) => context.sold.isSaidIn(around.join(" ")) },
  { id: "said to be another", holds: (place) => isSaidToBeAnother(place) },
  { id: "others said to be another", holds: ({ context }) => context.unrelated },
  {
    id: "title before",
    holds: (place) =>
      /(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Dott|Ing|Mag|Sra?|Mme|Sig)\.? $/u.test(before(place, 8)),
  },
  { id: "goes on far", holds: ({ run }) => run.length > 1 },
  { id: "may be another", holds: (place) => mayBeAnother(place) },
  { id: "and another", holds: (place) => /^ (?:&|and|und|et|y|e|en) \p{Lu}/u.test(after(place, 6)) },
  { id: "capital before", holds: ({ capitalBefore }) => capitalBefore !== "" },
  { id: "given name before", holds: ({ capitalBefore }) => GIVEN_NAMES.has(capitalBefore) },
  { id: "option before", holds: ({ capitalBefore }) => isOptionNoun(capitalBefore) },
  { id: "noun before", holds: (place) => isNounBefore(place) },
  {
    id: "everyday capital before",
    holds: ({ capitalBefore, titled, unit }) =>
      capitalBefore !== "" && !titled && !unit.label && !OFFERS.has(capitalBefore) && areCommonWords([capitalBefore]),
  },
  {
    id: "amid another",
    holds: (place) =>
      place.run.length > 0 &&
      isOther(place.capitalBefore, place) &&
      !place.run.some((word) => isPlaceAnywhere(word) || isLegalForm(word)),
  },
  { id: "goes on in any trade", holds: ({ tradeAround }) => tradeAround === "any" },
  { id: "may lead a name", holds: ({ found: { name } }) => name.words.some((word) => LEADING_WORDS.has(word)) },
  {
    id: "of it",
    holds: (place) =>
      /(?<!\p{L})\p{Lu}[\p{L}'’-]{0,30} (?:\p{Ll}{2,5} |d['’]|\p{Ll}{2,3} l['’])$/u.test(before(place, 40)),
  },
  {
    id: "small word of it",
    holds: (place) => /\p{L} (?:of|de|do|da|du|del|della|di|von|van|d['’]|de l['’]) ?$/u.test(before(place, 12)),
  },
  { id: "institution of it", holds: (place) => INSTITUTION.test(before(place, 40)) },
  { id: "hyphen after", holds: (place) => /^[-‑]\p{L}/u.test(after(place, 2)) },
  { id: "more letters", holds: (place) => /^\p{L}/u.test(after(place, 1)) },
  {
    id: "plural of it",
    holds: (place) => place.context.language.code === "en" && /^s(?!\p{L})/u.test(after(place, 2)),
  },
];

/** "actriz Carmen Ruiz", "the engineer Otto": a word in small letters right before it that is none of form, no verb and no adverb. */
function isNounBefore(place: NamePlace): boolean {
  const { stop, formWords, finite, adverbs, imperatives, articles, determiners } = place.context.language;
  const [word = ""] = /(?<!\p{L})\p{Ll}[\p{L}\p{M}-]{3,30}(?= $)/u.exec(before(place, 40)) ?? [];
  return (
    word !== "" &&
    ![stop, formWords, finite, adverbs, imperatives, articles, determiners, USES].some((list) => list.has(word))
  );
}

/** Whether its sentence says that it is somebody else's; of several places of a name before that, the last is meant. */
function isSaidToBeAnother({ sentence, written, text, found, context }: NamePlace): boolean {
  const said = context.language.unrelated?.exec(sentence.toLowerCase());
  if (!said) return false;
  const start = text.indexOf(sentence);
  const between = sentence.slice(Math.max(0, found.end - start), Math.max(0, said.index));
  return !between.includes(written);
}

/** Whether a word makes a name another company's: a kind of company, other than what is asked for and sold. */
function isOther(word: string, place: NamePlace): boolean {
  return KINDS.has(word) && !OFFERS.has(word) && !isOwn(word, place);
}

/** "Delta Dental", "Mercury Insurance": it and the word or two after it are the name of a known brand. */
function isStartOfBrand(place: NamePlace): boolean {
  const [one = "", two = ""] =
    /^( \p{Lu}[\p{L}\p{N}&-]*)( \p{Lu}[\p{L}\p{N}&-]*)?/u.exec(after(place, 40))?.slice(1) ?? [];
  return one !== "" && (isKnownBrand(place.written + one) || (two !== "" && isKnownBrand(place.written + one + two)));
}

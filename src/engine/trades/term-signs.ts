import type { Trade } from "./trades.ts";
import { fitTerms, type TermFit } from "./typical-terms.ts";

/** Ids of what holds, with how far. */
export type TradeEvidence = [id: string, value: number][];

/** How the terms of trades fit all texts of a site, and its heads alone. */
export interface TermFits {
  all: readonly TermFit[];
  heads: readonly TermFit[];
}

/** Places whose texts stand elsewhere too, or are no words of the page. */
const UNHEARD = new Set(["name", "signed", "domain", "self", "keywords", "data", "subject"]);
/** Places whose words are chosen to say what the house does. */
const WORDED = new Set(["title beside name", "title", "called", "h1", "heading", "description", "opening"]);
/** How many of the best fits are candidates, and make the sum that a share is of. */
export const BEST_FITS = 5;
const NEAR_FIRST = 3;

/** How the terms of trades fit the texts of a site. */
export function termFits(texts: readonly { text: string; place: string }[], language: string): TermFits {
  const heard = texts
    .filter(({ place }) => !UNHEARD.has(place))
    .map(({ text, place }) => ({ text, isHead: WORDED.has(place) }));
  const heads = heard.filter(({ isHead }) => isHead);
  return { all: fitTerms(heard, language), heads: fitTerms(heads, language) };
}

/** What its terms tell of a trade: how much of it stands on the page, and how far others stand behind it. */
export function termSigns({ all, heads }: TermFits, trade: Trade): TradeEvidence {
  return [...signsOf(all, trade, "terms"), ...signsOf(heads, trade, "terms in heads")];
}

/** What the terms tell of a site being of none of the trades. */
export function termSignsOfNone({ all, heads }: TermFits): TradeEvidence {
  return [
    ["none by terms", Math.log2(1 + (all[0]?.score ?? 0))],
    ["none by heads", Math.log2(1 + (heads[0]?.score ?? 0))],
    ["none by margin", marginOf(all)],
  ];
}

function signsOf(fits: readonly TermFit[], trade: Trade, place: string): TradeEvidence {
  const at = fits.findIndex((fit) => fit.trade === trade);
  if (at < 0) return fits.length > 0 ? [[`${place} none`, 1]] : [];
  const { score, terms } = fits[at]!;
  const sum = fits.slice(0, BEST_FITS).reduce((all, fit) => all + fit.score, 0);
  const signs: TradeEvidence = [
    [`${place} share`, score / sum],
    [`${place} against best`, Math.log(score / fits[0]!.score)],
    [`${place} score`, score],
    [`${place} log score`, Math.log2(1 + score)],
    [`${place} count`, Math.log2(1 + terms)],
    [`${place} ${countOf(terms)}`, 1],
  ];
  if (at === 0) signs.push([`${place} first`, 1], [`${place} margin`, marginOf(fits)]);
  else if (at < NEAR_FIRST) signs.push([`${place} near first`, 1]);
  return signs;
}

const countOf = (terms: number) => (terms < 3 ? "one or two" : terms < 5 ? "few" : terms < 9 ? "some" : "many");

/** How far the second stands behind the first, as the logarithm of their ratio; 1 where there is none. */
function marginOf([first, second]: readonly TermFit[]): number {
  return first && second ? Math.log(first.score / second.score) : 1;
}

import type { TradeFit } from "../../trades/fit-trades.ts";

/** A score from which a trade is well shown. */
export const TRADE_SCORE = 7;
/** The same where no other trade comes near. */
const LONE_SCORE = 2.4;

/** A trade is clear when it is well shown, or when nothing else comes near it. */
export const isClear = (best: TradeFit, next: TradeFit | undefined): boolean =>
  best.score >= TRADE_SCORE || (best.score >= LONE_SCORE && best.score >= (best.isSaid ? 1 : 1.3) * (next?.score ?? 0));

/** A trade is sure that the site says it is of, that its words show well, or in several places, or that its name says where nothing comes near; of any other its list of offers tells more. */
export function isSure({ score, isSaid, places }: TradeFit, next: TradeFit | undefined): boolean {
  const rival = next?.score ?? 0;
  const isNamed = places.has("name") && score >= NAMED_SHARE * rival;
  const isFarAhead = score >= FAR_SCORE && score >= FAR_SHARE * rival;
  const isAlone = isFarAhead || (score >= ALONE_SCORE && score >= ALONE_SHARE * rival && places.size >= SEVERAL);
  return (
    score >= SURE_ALONE ||
    isAlone ||
    (score >= SURE_SCORE && (isSaid || places.size >= SEVERAL)) ||
    (score >= LONE_SCORE && (isNamed || places.size >= (isSaid ? SEVERAL : MANY)))
  );
}

/** Scores and places from which a trade is sure. Of 182 pages read rightly 171 are, of 98 whose trade was taken out of the table 43. */
const SURE_ALONE = 9;
const SURE_SCORE = 5;
const SEVERAL = 2;
const NAMED_SHARE = 1.5;
const ALONE_SCORE = 3.5;
const ALONE_SHARE = 2.5;
const FAR_SCORE = 4.5;
const FAR_SHARE = 4;
const MANY = 3;

import { isTrade } from "./distinctive.ts";
import { isOnlyPlace } from "./place-names.ts";

/** A name in quotation marks behind what the house is: "Стоматология «Весна»", "Restaurant „Zur Linde“". */
const QUOTED = /[«„“"「『《]([^«»„“”"「」『』《》]{2,40})[»“”"」』》]\s{0,4}$/u;

/**
 * The name proper of one that tells more: what stands in quotation marks at its end, unless that is a place or a trade, and,
 * in a script without spaces, what the site says without the town before it ("青石科技" of "上海青石科技").
 */
export function shorterNames(name: string, said: readonly string[], language: string): string[] {
  const quoted = QUOTED.exec(name)?.[1]?.trim();
  const isPlace = (words: string) => isOnlyPlace(words, { language, own: new Set() });
  const townless = said.filter((each) => {
    const town = name.endsWith(each) ? name.slice(0, -each.length) : "";
    return town !== "" && !/\s/u.test(name) && isPlace(town);
  });
  return [...(quoted && !isTrade(quoted, language) && !isPlace(quoted) ? [quoted] : []), ...townless];
}

import { fold, foldText, foldWords } from "../../language/fold.ts";
import type { Page } from "../types.ts";
import { dialledTown } from "./dialled-town.ts";
import { type TownMarket, townsNamed } from "./town-votes.ts";

/** What addresses have between their street and their town: a quarter, a floor. */
const PART = String.raw`[^\n,;:!?|·\d]{2,40}`;
const HOUSE = String.raw`(?!(?:19|20)\d\d(?!\d))\d{1,4}\p{L}?(?:[/-]\d{1,4}\p{L}?)?`;
/** "9 Mill Lane, ", "12, rue Lafontaine, ", "Calea Moldovei 89, ", "5 Oriente 612, Col. Centro, ": a house number that leads to a town; years and telephones are none. */
const BEHIND_HOUSE = new RegExp(
  String.raw`(?:(?<!\d[ .-]?|\p{L})${HOUSE},?\s(?:\p{Ll}{2,10}\.?\s)?\p{Lu}${PART}|\p{L}[.:]{0,2},?\s${HOUSE}(?:\sbis)?),\s(?:${PART},\s)?$`,
  "u",
);
/** "Leeds Business Park": the name goes on. */
const GOES_ON = /^[ -]\p{Lu}\p{Ll}/u;
/** Characters before a town in which its house number stands. */
const BEFORE = 110;

/**
 * The one town of its title, where a line of an address names it too, or the site's landline is of it; `null` where there is none, where the
 * title names several, as those do that serve them, and where the corners (feet, legal pages, keywords) only list it.
 * `written`: all towns that stand beside a postcode, a state or a street in the corners.
 */
export function titledTown(
  pages: readonly Page[],
  { corners, written }: { corners: readonly string[]; written: readonly string[] },
  market: TownMarket,
): string | null {
  const title = pages[0]!.head.title ?? "";
  const all = new Set([...townsNamed(title, { ...market, brand: "" })].map(({ town }) => town));
  const [titled] = townsNamed(title, market);
  if (!titled || all.size > 1) return null;
  const isTitled = (town: string | null) => town !== null && foldWords(town) === foldWords(titled.town);
  const isOwn =
    written.some(isTitled) ||
    corners.some((line) => isBehindHouse(titled.town, line)) ||
    isTitled(dialledTown(pages, market.countries));
  return isOwn ? titled.town : null;
}

/** Whether a text names a town behind a house number, as a name of its own. */
function isBehindHouse(town: string, text: string): boolean {
  const name = fold(town);
  const { folded, at } = foldText(text);
  for (let index = folded.indexOf(name); index >= 0; index = folded.indexOf(name, index + name.length)) {
    const start = at[index]!;
    const behind = text.slice(at[index + name.length]!, at[index + name.length]! + 3);
    if (
      BEHIND_HOUSE.test(text.slice(Math.max(0, start - BEFORE), start)) &&
      !/^\p{L}/u.test(behind) &&
      !GOES_ON.test(behind)
    )
      return true;
  }
  return false;
}

import { foldWords } from "../../language/fold.ts";
import { townSpelling } from "../../language/geography/towns.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { spokenIn } from "./market.ts";
import { isBeforeRegion, sizeOf } from "./town-votes.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,24}(?: \p{Lu}[\p{L}\p{M}'’-]{2,24})?`;
/** Countries whose addresses end with the district and its province. */
const DISTRICT_BEFORE_PROVINCE = new Set(["TR"]);
const TWICE = 2;
const ASCII = /^[\x20-\x7e]*$/u;

/**
 * The city that an address puts behind a town or a district of it: "Muratpaşa/Antalya" without a code, "5160 Laksevåg, Bergen" where the
 * page names the larger one elsewhere too; the town itself where no such city stands there, or where the title names it alone.
 */
export function cityOf(
  town: string,
  { title, corners, text, countries }: { title: string; corners: string; text: string; countries: readonly string[] },
): string {
  const size = (name: string) => sizeOf(name, countries);
  const behind = (mark: string, before: string) => {
    const beside = new RegExp(
      String.raw`(?<!${before})${RegExp.escape(town)}${mark}(${NAME})(?=\s{0,3}(?:$|[\n.,·(+\d]))`,
      "u",
    ).exec(corners);
    return beside && { name: beside[1]!, rest: corners.slice(beside.index + beside[0].length) };
  };
  const province = countries.every((country) => DISTRICT_BEFORE_PROVINCE.has(country))
    ? behind(String.raw`\s?\/\s?`, String.raw`\p{L}|\d{5} `)?.name
    : undefined;
  // A list of towns that are served looks like a town in its city, too.
  const titled = foldWords(title);
  const isIn = (name: string) => holdsWords(titled, foldWords(name));
  const isTitled = (name: string | undefined) => isIn(town) && !isIn(name ?? town);
  if (isTitled(province)) return town;
  if (province && size(province) >= size(town)) return size(province) > 0 ? province : town;
  const city = behind("(?:,| [–—-]) ", String.raw`\p{L}`);
  if (!city || isTitled(city.name) || timesSaid(city.name, text) < TWICE) return town;
  // What stands between a town and its county, and is in no list of towns, is the one that letters go to.
  const isLarger = size(city.name) > size(town) || (size(city.name) === 0 && isBeforeRegion(city.rest, countries));
  return isLarger ? city.name : town;
}

/** How often a text says a name, as whole words. */
function timesSaid(name: string, text: string): number {
  return ` ${foldWords(text)} `.split(` ${foldWords(name)} `).length - 1;
}

/** "Ballarat Central" in Ballarat; "Tepebaşı / Eskişehir", "Saint-Servais (Namur)" in the city that stands beside it. */
export function isPart(district: string | null | undefined, city: string, corners: string): boolean {
  if (district == null || district === city) return false;
  const [name, part] = [city, district].map(RegExp.escape);
  const beside = [
    new RegExp(String.raw`/ ${name}(?!\p{L})`, "u"),
    new RegExp(String.raw`(?<!\p{L})${part} \(${name}\)`, "u"),
  ];
  return district.startsWith(`${city} `) || beside.some((end) => end.test(corners));
}

/** A name in capitals, or without the accents of the country's own language, as it is written elsewhere: "IASI" and "Iasi" are "Iași". English leaves accents out. */
export function spelledTown(
  town: string,
  { language, countries }: { language: string; countries: readonly string[] },
): string {
  const isCapital = /^\P{Ll}{4,}$/u.test(town) && /\p{Lu}{3}/u.test(town);
  const spelled = countries.map((country) => townSpelling(town, country)).find(Boolean);
  const isOwn = language !== "en" && countries.every((country) => spokenIn(country) === language);
  if (spelled && (isCapital || (isOwn && ASCII.test(town) && !ASCII.test(spelled)))) return spelled;
  // "ROBIN HOOD'S BAY": an "S" behind its sign is no beginning.
  const small = /(?<=\p{L})\p{L}+|(?<=\p{L}['’])\p{L}(?!\p{L})/gu;
  return isCapital ? town.replace(small, (rest) => rest.toLocaleLowerCase(language)) : town;
}

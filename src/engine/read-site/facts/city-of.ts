import { townSize } from "../../language/geography/towns.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,24}(?: \p{Lu}[\p{L}\p{M}'’-]{2,24})?`;
/** Countries whose addresses end with the district and its province. */
const DISTRICT_BEFORE_PROVINCE = new Set(["TR"]);
const TWICE = 2;

/**
 * The city that an address puts behind a town or a district of it: "Muratpaşa/Antalya" without a code, "5160 Laksevåg, Bergen" where the
 * page names the larger one elsewhere too; the town itself where no such city stands there.
 */
export function cityOf(
  town: string,
  { corners, text, countries }: { corners: string; text: string; countries: readonly string[] },
): string {
  const size = (name: string) => Math.max(0, ...countries.map((country) => townSize(name, country) ?? 0));
  const behind = (mark: string, before: string) =>
    new RegExp(String.raw`(?<!${before})${RegExp.escape(town)}${mark}(${NAME})(?=\s{0,3}(?:$|[\n.,·(+\d]))`, "u").exec(
      corners,
    )?.[1];
  const province = countries.every((country) => DISTRICT_BEFORE_PROVINCE.has(country))
    ? behind(String.raw`\s?\/\s?`, String.raw`\p{L}|\d{5} `)
    : undefined;
  if (province && size(province) >= size(town)) return size(province) > 0 ? province : town;
  const city = behind(", ", String.raw`\p{L}`);
  return city && size(city) > size(town) && text.split(city).length > TWICE ? city : town;
}

/** "Ballarat Central" in Ballarat; "Tepebaşı / Eskişehir" in the city that stands beside it. */
export function isPart(district: string | null | undefined, city: string, corners: string): boolean {
  return district != null && district !== city && (district.startsWith(`${city} `) || corners.includes(`/ ${city}`));
}

/** A name in capitals as it is written elsewhere: "IASI" is "Iasi". */
export function withoutCapitals(town: string, language: string): string {
  if (!/^\p{Lu}{4,}(?:[ -]\p{Lu}{2,})*$/u.test(town)) return town;
  return town.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLocaleLowerCase(language));
}

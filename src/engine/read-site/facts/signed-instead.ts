import { foldWords } from "../../language/fold.ts";
import type { Page } from "../types.ts";
import type { RankedName } from "./brand.ts";
import type { NameSource } from "./brand-candidates.ts";
import { isWhatItDoes, type NamedSite } from "./named-site.ts";
import { isOnlyPlace } from "./place-names.ts";

/** Where a site signs with its name. */
const SIGNED: readonly NameSource[] = ["declared", "logo", "home", "copyright"];
const SHORTEST_WORD = 3;

/**
 * The name by which a site signs, where the likeliest by its domain is only what it does and where ("Abogados Valencia" of
 * abogadosvalencia.es) and signs nothing.
 */
export function signedInstead(
  ranked: readonly RankedName[],
  { head, h1 }: Page,
  site: NamedSite,
): RankedName | undefined {
  const [best] = ranked;
  const headings = h1.map(foldWords);
  if (!best || isSigned(best) || headings.includes(foldWords(best.name))) return undefined;
  const isTold = isWhatItDoes(best.name, site);
  // A trade that no list knows: words with a place, while heading and signature say another name.
  if (!isTold && !holdsPlace(best.name, site)) return undefined;
  const title = foldWords(head.title ?? "");
  return ranked.find(
    (each) =>
      isSigned(each) &&
      !isWhatItDoes(each.name, site) &&
      (isTold
        ? isOwnIn(each.name, `${title} ${headings.join(" ")}`, site)
        : headings.includes(foldWords(each.name)) && isOwnIn(each.name, title, site)),
  );
}

function isSigned({ sources }: RankedName): boolean {
  return SIGNED.some((place) => sources.has(place));
}

/** "Bengkel Mobil Jakarta", "Nha Khoa Sài Gòn": one or two words at an end are a place. */
function holdsPlace(name: string, { language, places }: NamedSite): boolean {
  const words = name.split(/\s+/u);
  const ends = [words.slice(-1), words.slice(-2), words.slice(0, 1)].filter(({ length }) => length < words.length);
  return ends.some((some) => isOnlyPlace(some.join(" "), { language, own: places }));
}

/** Whether a text holds a word of the name that is more than what it does and where. */
function isOwnIn(name: string, text: string, site: NamedSite): boolean {
  const own = name.split(/\s+/u).filter((word) => word.length >= SHORTEST_WORD && !isWhatItDoes(word, site));
  return own.some((word) => text.includes(foldWords(word)));
}

import { foldText } from "../../language/fold.ts";
import type { Brand } from "../types.ts";
import { brandDomains, nameWords } from "./names.ts";

/** Letters by which a word of a domain is told; a shorter part of one is told where a word starts with it. */
const STEM = 4;
const SHORTEST = 3;

/** What the brand's domains and other names that hold its name say beside it: "plumbing" of summitplumbing.co.uk. */
export class OwnWords {
  readonly #parts: readonly string[];

  constructor(brand: Brand) {
    const name = plain(brand.name);
    const said = [
      ...brandDomains(brand).map((domain) => domain.split(".")[0]!.split("-")),
      ...brand.aliases.map((alias) => nameWords(alias)),
    ];
    this.#parts = said
      .map((parts) => parts.map(plain))
      .filter((parts) => parts.join("").includes(name))
      .flatMap((parts) => parts.map((part) => part.replace(name, "")))
      .filter((part) => part.length >= SHORTEST && !name.includes(part));
  }

  /** Whether they say anything. */
  get any(): boolean {
    return this.#parts.length > 0;
  }

  /** Whether they say a word. */
  has(word: string): boolean {
    const said = plain(word);
    const stem = said.slice(0, Math.max(STEM, Math.ceil(said.length * STEM_SHARE)));
    return (
      said.length >= STEM && this.#parts.some((part) => part.startsWith(stem) || said.startsWith(withoutPlural(part)))
    );
  }
}

/** The letters of a word that its other forms share: so many of ten. */
const STEM_SHARE = 0.6;

const withoutPlural = (part: string) => (part.length > SHORTEST ? part.replace(/s$/u, "") : part);

/** Letters and figures alone, as domains have them. */
function plain(text: string): string {
  const written = text.toLowerCase().replace(/ä/gu, "ae").replace(/ö/gu, "oe").replace(/ü/gu, "ue");
  return foldText(written).folded.replace(/[^\p{L}\p{N}]/gu, "");
}

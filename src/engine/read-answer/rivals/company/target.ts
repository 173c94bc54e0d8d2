import { parse } from "tldts";
import type { Brand, Mention } from "../../types.ts";
import { nameKey } from "../words/tokens.ts";

/** Tells the target brand's own names and places from those of others. */
export class Target {
  readonly #keys: string[];
  readonly #mentions: readonly Mention[];

  constructor(brand: Brand, mentions: readonly Mention[]) {
    const hosts = [brand.domain, ...(brand.formerDomains ?? [])];
    const labels = hosts.map((host) => parse(host).domainWithoutSuffix ?? "");
    const names = [brand.name, ...brand.aliases, ...(brand.products ?? []), ...labels, ...hosts];
    this.#keys = [...new Set(names.map(nameKey))].filter((key) => key.length > 1);
    this.#mentions = mentions;
  }

  /** Whether a name is the target's in any spelling; `key`: the name's, where it is known. */
  isName(name: string, key = nameKey(name)): boolean {
    return (
      this.#keys.includes(key) ||
      this.#keys.some((own) => own.length > 3 && key.startsWith(own) && nameKey(firstWords(name, own)) === own)
    );
  }

  /** Whether the target was found standing in this span of the answer. */
  standsAt(start: number, end: number): boolean {
    return this.#mentions.some((mention) => mention.start < end && mention.end > start && mention.start <= start + 4);
  }
}

/** As many leading words as are needed to spell a key of this length. */
function firstWords(name: string, key: string): string {
  let spelled = "";
  for (const word of name.split(/\s+/u)) {
    spelled = spelled ? `${spelled} ${word}` : word;
    if (nameKey(spelled).length >= key.length) break;
  }
  return spelled;
}

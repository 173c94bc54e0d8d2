import { areCommonWords } from "../common-words.ts";
import { isPlace } from "../rivals/words/places.ts";
import { isModel, otherKeys, unorderedKey } from "./other-keys.ts";
import { plainName } from "./plain-name.ts";
import { describes, saysLittle } from "./saying-little.ts";
import { ownerOf, spelledKey, wordKeys } from "./spelling.ts";

/** A name as one answer gives it. */
export interface NameSeen {
  name: string;
  domain: string | null;
  /** Which answer it stands in. */
  answer: number;
}

/** For each name the key of the company or product that it stands for: one key, however it is written in which answer. */
export function entitiesOf(seen: readonly NameSeen[]): Map<string, string> {
  const entities = new Entities(seen);
  entities.joinSpelled();
  entities.joinDescribed();
  entities.joinDomains();
  entities.joinDoubled();
  entities.joinModels();
  entities.joinCut();
  return new Map(seen.map(({ name }) => [name, entities.rootOf(spelledKey(name))]));
}

class Entities {
  readonly #seen: readonly (NameSeen & { key: string })[];
  readonly #joined = new Map<string, string>();
  readonly #keys: ReadonlySet<string>;

  constructor(seen: readonly NameSeen[]) {
    this.#seen = seen.map((one) => ({ ...one, key: spelledKey(one.name) }));
    this.#keys = new Set(this.#seen.map(({ key }) => key));
  }

  rootOf(key: string): string {
    let root = key;
    while (this.#joined.has(root)) root = this.#joined.get(root)!;
    return root;
  }

  /** The same name written otherwise: umlauts, possessives, legal forms, what it is before it, the order of its words. */
  joinSpelled(): void {
    const byWords = new Map<string, string>();
    for (const { name, key } of this.#seen) {
      const unordered = unorderedKey(name);
      const known = unordered && byWords.get(unordered);
      if (unordered && !known) byWords.set(unordered, key);
      for (const other of [...otherKeys(name), ...(known ? [known] : [])])
        if (other !== key && this.#keys.has(other) && !this.#areApart(key, other)) this.#join(key, other);
    }
  }

  /** A longer name whose further words only say what it is ("HubSpot CRM"), and a line known by itself ("Xbox"), under the shorter or the owner that was seen. */
  joinDescribed(): void {
    for (const { name, key } of this.#seen) {
      const owner = ownerOf(key);
      if (owner !== undefined && this.#keys.has(owner)) this.#join(key, owner);
      const words = plainName(name).split(/\s+/u);
      for (let size = words.length - 1; size > 0; size -= 1) {
        if (!describes(words[size]!.toLowerCase())) break;
        const shorter = spelledKey(words.slice(0, size).join(" "));
        if (!this.#keys.has(shorter)) continue;
        if (!isPlace(words.slice(0, size).join(" ").toLowerCase()) && !this.#haveOwnDomains(key, shorter))
          this.#join(key, shorter);
        break;
      }
    }
  }

  /** Names with one domain, of which one begins the other. */
  joinDomains(): void {
    const byDomain = new Map<string, string>();
    for (const { key: spelled, domain } of this.#seen) {
      if (domain === null) continue;
      const key = this.rootOf(spelled);
      const known = byDomain.get(domain) ?? key;
      byDomain.set(domain, known);
      if (known.startsWith(key) || key.startsWith(known)) this.#join(key, known);
    }
  }

  /** Spellings that differ by a doubled letter ("Malnati", "Malnatti"), where no answer has both. */
  joinDoubled(): void {
    const bySound = new Map<string, string>();
    for (const key of this.#keys) {
      if (key.length < LEAST_DOUBLED) continue;
      const sound = key.replace(/(\p{L})\1/gu, "$1");
      const known = bySound.get(sound) ?? key;
      bySound.set(sound, known);
      if (known === key) continue;
      // Of two surnames that differ so ("Hofmann", "Hoffmann") neither is a slip of one answer.
      const isSlip = this.#of(key).length !== this.#of(known).length || wordCount(this.#of(key)[0]!.name) > 1;
      if (isSlip && !this.#areApart(key, known)) this.#join(key, known);
    }
  }

  /** "Bose QC45" under "Bose", where an answer names the maker alone. */
  joinModels(): void {
    for (const { name, key } of this.#seen) {
      const [maker = "", ...rest] = plainName(name).split(/\s+/u);
      const short = spelledKey(maker);
      if (rest.length === 0 || !this.#keys.has(short) || saysLittle(maker.toLowerCase())) continue;
      if (isModel(rest.join(" ")) && !this.#haveOwnDomains(key, short)) this.#join(key, short);
    }
  }

  /** A name that one answer cuts and another writes whole ("Disk", "Disk Drill"): joined where only one whole name begins so. */
  joinCut(): void {
    const words = new Map(this.#seen.map(({ name, key }) => [key, wordKeys(name)]));
    const byFirst = Map.groupBy(words, ([, [first]]) => first);
    for (const [short, head] of words) {
      if (head.length === 0 || head.every(saysLittle)) continue;
      const wholes = byFirst
        .get(head[0])!
        .filter(([, whole]) => whole.length > head.length && head.every((word, at) => word === whole[at]));
      const roots = new Set(wholes.map(([key]) => this.rootOf(key)).filter((root) => root !== this.rootOf(short)));
      if (roots.size !== 1) continue;
      const [whole] = [...roots] as [string];
      // An everyday word that more answers name than the longer name is a house of its own: "Orange", "Orange Theory".
      const isOwn = areCommonWords(head) && this.#of(short).length > this.#of(whole).length;
      if (!isOwn && !this.#areApart(short, whole)) this.#join(short, whole);
    }
  }

  #join(key: string, to: string): void {
    const [from, root] = [this.rootOf(key), this.rootOf(to)];
    if (from !== root) this.#joined.set(from, root);
  }

  /** One answer names both, or they have domains of their own: then they are two. */
  #areApart(a: string, b: string): boolean {
    const answers = new Set(this.#of(a).map(({ answer }) => answer));
    return this.#of(b).some(({ answer }) => answers.has(answer)) || this.#haveOwnDomains(a, b);
  }

  #haveOwnDomains(a: string, b: string): boolean {
    const [some, others] = [a, b].map((key) => this.#of(key).flatMap(({ domain }) => domain ?? []));
    return some!.length > 0 && others!.length > 0 && !others!.some((domain) => some!.includes(domain));
  }

  #of(key: string) {
    const root = this.rootOf(key);
    return this.#seen.filter((one) => this.rootOf(one.key) === root);
  }
}

/** A shorter name with a letter doubled may well be another. */
const LEAST_DOUBLED = 6;

function wordCount(name: string): number {
  return wordKeys(name).length;
}

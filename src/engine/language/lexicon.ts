import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A list of words in bulk: `<code>.words.json`, `<code>.stems.json`. Words are lower case, parted by spaces. */
interface WordFile {
  source: string;
  date: string;
  words: string;
  /** Traditional signs, each before its simplified one. */
  simplified?: string;
}

/** The words of a language in bulk, read from their files when first asked for; empty where it has none. */
export class Lexicon {
  readonly #code: string;
  #words: WordFile | null = null;
  #frequent: ReadonlySet<string> | null = null;
  #starts: ReadonlySet<string> | null = null;
  #stems: ReadonlySet<string> | null = null;
  #simplified: ReadonlyMap<string, string> | null = null;

  constructor(code: string) {
    this.#code = code;
  }

  /** Words that are frequent, and no names. */
  get frequent(): ReadonlySet<string> {
    this.#frequent ??= setOf(this.#file().words);
    return this.#frequent;
  }

  /** The first two signs of each of them. */
  get starts(): ReadonlySet<string> {
    this.#starts ??= new Set([...this.frequent].map((word) => word.slice(0, 2)));
    return this.#starts;
  }

  /** Stems of a whole dictionary, from which inflected words are told as well. */
  get stems(): ReadonlySet<string> {
    this.#stems ??= setOf(read(`${this.#code}.stems.json`).words);
    return this.#stems;
  }

  /** The simplified sign for each traditional one. */
  get simplified(): ReadonlyMap<string, string> {
    this.#simplified ??= new Map(
      [...(this.#file().simplified ?? "").matchAll(/(.)(.)/gu)].map(([, old, plain]) => [old!, plain!]),
    );
    return this.#simplified;
  }

  #file(): WordFile {
    this.#words ??= read(`${this.#code}.words.json`);
    return this.#words;
  }
}

function read(name: string): WordFile {
  const path = join(import.meta.dirname, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { source: "none", date: "", words: "" };
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words === "" ? [] : words.split(" "));
}

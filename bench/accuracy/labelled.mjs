// Labelled rows as answers: who is offered in each, and whether a name that was read is one of them.
import { readFileSync } from "node:fs";

/** The rows of a JSONL file. */
export function rowsOf(path) {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A name as it is compared: without case, marks of spelling at its ends, and a leading article. */
export function plain(name) {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\\", "")
    .replaceAll("’", "'")
    .replace(/^the\s+/u, "")
    .replace(/[\s.!]+$/u, "")
    .trim();
}

/** Tells the entry of a label that a name stands for, by its own aliases and those of `common` (company -> other spellings). */
export class Spellings {
  #canon = new Map();

  constructor(...aliases) {
    for (const [name, others] of aliases.flatMap((some) => Object.entries(some ?? {})))
      for (const one of [name, ...others]) this.#canon.set(plain(one), plain(name));
  }

  of(name) {
    const written = plain(name);
    return this.#canon.get(written) ?? written;
  }
}

/** What one row's reading got right: `hits`, `extra` (wrong names), `missed` (labelled names that were not read). */
export function judge(label, names, common = {}) {
  const spellings = new Spellings(common, label.aliases);
  const wanted = new Set(label.competitors.map((name) => spellings.of(name)));
  const optional = new Set((label.competitors_optional ?? []).map((name) => spellings.of(name)));
  const found = new Set();
  const extra = new Set();
  for (const name of names) {
    const entry = spellings.of(name);
    if (wanted.has(entry)) found.add(entry);
    else if (!optional.has(entry)) extra.add(name);
  }
  return { hits: found.size, extra: [...extra], missed: [...wanted].filter((name) => !found.has(name)) };
}

/** Sums of `judge` over many rows, as precision, recall, F1 and the share of answers with a wrong name. */
export class Tally {
  hits = 0;
  extra = 0;
  missed = 0;
  answers = new Map();

  add({ hits, extra, missed }, answer) {
    this.hits += hits;
    this.extra += extra.length;
    this.missed += missed.length;
    this.answers.set(answer, (this.answers.get(answer) ?? false) || extra.length > 0);
  }

  get wrong() {
    return [...this.answers.values()].filter(Boolean).length;
  }

  get f1() {
    return (2 * this.hits) / (2 * this.hits + this.extra + this.missed || 1);
  }

  toString() {
    const rate = (value) => value.toFixed(3);
    const precision = this.hits / (this.hits + this.extra || 1);
    const recall = this.hits / (this.hits + this.missed || 1);
    return `${String(this.answers.size).padStart(4)} answers  P ${rate(precision)}  R ${rate(recall)}  F1 ${rate(this.f1)}  wrong name in ${this.wrong} (${((100 * this.wrong) / this.answers.size).toFixed(0)} of 100)`;
  }
}

// Labelled rows: who is offered in an answer, and whether a name that was read is one of them.

/** A name as it is compared: without case, signs, a possessive and a leading article. */
export function plain(name) {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\\", "")
    .replace(/['’]s$/u, "")
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, " ")
    .trim()
    .replace(/^the\s+/u, "");
}

/** Whether two plain names are one as far as is asked for: equal, or one starts with the words of the other ("splatoon 2", "splatoon"). */
export function areAlike(a, b) {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** What a label says of names: by its own aliases and those of `common` (company -> other spellings). */
export class Label {
  #canon = new Map();
  wanted;
  optional;
  brand;

  constructor({ label, brand }, common = {}) {
    for (const [name, others] of [...Object.entries(common), ...Object.entries(label.aliases ?? {})])
      for (const one of [name, ...others]) this.#canon.set(plain(one), plain(name));
    this.wanted = new Set(label.competitors.map((name) => this.entryOf(name)));
    const optional = [...(label.competitors_optional ?? []), ...(label.mentioned_not_recommended ?? [])];
    this.optional = new Set(optional.map((name) => this.entryOf(name)));
    this.brand = new Set([brand.name, ...(brand.aliases ?? [])].map((name) => this.entryOf(name)));
  }

  /** The entry that a name stands for. */
  entryOf(name) {
    return this.#canon.get(plain(name)) ?? plain(name);
  }

  /** Names as read, judged: how many entries were hit, which names are wrong, which entries were missed. */
  judge(names, alike = areAlike) {
    const found = [...new Set(names.map((name) => this.entryOf(name)))].filter((name) => !this.brand.has(name));
    const among = (set, name) => [...set].some((one) => alike(one, name));
    const missed = [...this.wanted].filter((one) => !found.some((name) => alike(one, name)));
    const extra = found.filter((name) => !among(this.wanted, name) && !among(this.optional, name));
    return { hits: this.wanted.size - missed.length, extra, missed };
  }
}

/** Sums of many judged answers. */
export class Tally {
  hits = 0;
  extra = 0;
  missed = 0;
  answers = 0;
  wrong = 0;

  add({ hits, extra, missed }) {
    this.hits += hits;
    this.extra += extra.length;
    this.missed += missed.length;
    this.answers += 1;
    if (extra.length > 0) this.wrong += 1;
  }

  toString() {
    const rate = (value) => value.toFixed(3);
    const precision = rate(this.hits / (this.hits + this.extra || 1));
    const recall = rate(this.hits / (this.hits + this.missed || 1));
    const f1 = rate((2 * this.hits) / (2 * this.hits + this.extra + this.missed || 1));
    const share = Math.round((100 * this.wrong) / this.answers);
    return `${String(this.answers).padStart(4)} answers  P ${precision}  R ${recall}  F1 ${f1}  a wrong name in ${this.wrong} (${share} of 100)`;
  }
}

/** How many of the wanted texts were found, each counted once. */
export function overlap(wanted, found) {
  const left = [...found];
  return wanted.filter((text) => {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
}

// Places where an everyday word stands in an answer, each with whether it is meant as a name: in our own cases of names, and in
// labelled answers, where every option that is such a word is meant and every other such word is not. Options that are no everyday
// words are read once more with such a word in their place: what stands around a name is the same whatever it is called.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { areAlike, Label, plain } from "./labelled.mjs";
import { rowsOf } from "./rows.mjs";

const engine = (path) => import(new URL(`../../src/engine/${path}`, import.meta.url));
const { detectLanguage } = await engine("language/detect.ts");
const { areCommonIn } = await engine("read-answer/common-words.ts");
const { readDocument } = await engine("read-answer/document/document.ts");
const { separateEntries } = await engine("read-answer/document/separate-entries.ts");
const { readCitations } = await engine("read-answer/cited/citations.ts");
const { findCandidates } = await engine("read-answer/named/mentions.ts");
const { brandDomains, nameWords } = await engine("read-answer/named/names.ts");
const { evidenceOf } = await engine("read-answer/named/weigh-name.ts");
const { OfferedLabels } = await engine("read-answer/rivals/offered.ts");
const brands = JSON.parse(
  readFileSync(new URL("../../src/engine/read-answer/rivals/words/lexicon/brands.json", import.meta.url), "utf8"),
);

/** Our own cases of who is named, and answers whose options are labelled. */
const NAMES = ["mentions.jsonl", "placement.jsonl"];
const OPTIONS = ["competitors.jsonl", "competitors-whole.jsonl"];
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const lines = (path) =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Options of an answer that are read again under another name. */
const RENAMED = 2;

/** Of our own answers, which are many and alike, one in so many. */
const OWN_EVERY = 3;

/** Groups of places: all of one word in one answer, with the set and the source that they come from. */
export function readSamples(files) {
  const given = files.map((file) => [basename(file, ".jsonl").replace("answers-", ""), answersOf(rowsOf(file))]);
  const categories = [
    ...new Set(given.flatMap(([, rows]) => rows.flatMap(({ category }) => category?.replaceAll("-", " ") ?? []))),
  ];
  /** What some other answer is about. */
  const strange = (step, seed) =>
    categories.length > 0 ? categories[(lot(seed) * 7 + step) % categories.length] : "plumber";
  return [
    ...NAMES.flatMap((name) => lines(beside(name)).flatMap((row) => ofCase(row))),
    ...OPTIONS.flatMap((name) =>
      answersOf(lines(beside(name)))
        .filter((_, i) => i % OWN_EVERY === 0)
        .flatMap((row) => ofAnswer(row, "own answers", strange)),
    ),
    ...given.flatMap(([set, rows]) => rows.flatMap((row) => ofAnswer(row, set, strange))),
  ];
}

/** One row an answer, with all that ask of it. */
const answersOf = (rows) =>
  [...Map.groupBy(rows, ({ answer_id, id }) => answer_id ?? id).values()].map((some) => ({
    ...some[0],
    rows: some.filter(({ label }) => label.target),
  }));

/** An answer, read once for every word that is looked for in it. */
class Read {
  constructor({ answer, question, citations }) {
    this.question = question ?? null;
    this.language = detectLanguage(answer);
    this.document = separateEntries(readDocument(answer), this.language);
    this.citations = citations ?? [];
    this.labels = new OfferedLabels(this.document, {
      question: this.question,
      language: this.language.code,
      citations: readCitations(this.citations, this.document, { own: new Set(), rivals: new Set() }),
    });
  }

  placesOf(brand) {
    const own = new Set(brandDomains(brand));
    const cited = readCitations(this.citations, this.document, { own, rivals: new Set() });
    return findCandidates(this.document, brand, {
      language: this.language,
      question: this.question,
      offered: (...place) => this.labels.oddsOf(...place),
      cited: cited.some(({ type }) => type === "own"),
    }).candidates;
  }
}

const batchOf = (id) => /^[a-z]\w*(?=-)/u.exec(id)?.[0] ?? "own";

/** The places of a case: all meant, none, or, where some are, which of them is known by their texts alone. */
function ofCase(row) {
  if (!row.label.mentions && row.label.placement !== "absent") return [];
  const wanted = row.label.mentions ?? [];
  const read = new Read(row);
  const candidates = read.placesOf(row.brand);
  const texts = candidates.map(({ unit, span }) => unit.text.slice(span.start, span.end));
  const isAll = texts.length === wanted.length;
  const places = candidates.flatMap(({ place }, i) => {
    if (!place) return [];
    const all = texts.filter((text) => text === texts[i]).length;
    const some = wanted.filter((text) => text === texts[i]).length;
    const right = isAll || some >= all ? 1 : some === 0 ? 0 : null;
    return [{ evidence: evidenceOf(place), right, kind: place.kind }];
  });
  return places.length > 0
    ? [
        {
          set: "own cases",
          kind: "cases",
          batch: batchOf(row.id),
          source: "own",
          id: row.id,
          sure: candidates.length - places.length,
          places,
        },
      ]
    : [];
}

const TITLE_WORD = /^\p{Lu}/u;

/** The places of words in a labelled answer, and of options under everyday names. */
function ofAnswer(row, set, strange) {
  const read = new Read(row);
  const { language } = read;
  const label = new Label(row);
  const found = [];
  const source = (row.source ?? `own ${row.language}`).split("@")[0].split(" results")[0];
  const id = row.answer_id ?? row.id;
  /** What a brand of this name sells, as far as is known: mostly what is asked for where it is meant. */
  const soldBy = (name, isMeant) => {
    const chance = lot(`${id} ${name}`) % 20;
    const own = row.category?.replaceAll("-", " ");
    if (isMeant) return chance < 2 ? strange(chance, id) : chance < 11 ? own : undefined;
    return chance < 5 ? strange(chance, id) : chance < 13 ? own : undefined;
  };
  const add = (
    kind,
    name,
    right,
    { reading = read, brand = { name, aliases: [], domain: "no-such-brand.example" }, category } = {},
  ) => {
    const all = reading.placesOf({ category: category ?? soldBy(name, right === 1), ...brand });
    const candidates = all.filter(({ place }) => place);
    const sure = all.length - candidates.length;
    const places = candidates.map(({ place }) => {
      // Inside a sentence a capital may be that of any name.
      const isOpen =
        right === 0 && kind === "word" && label.wanted.size > 0 && (place.kind === "inside" || place.kind === "title");
      return { evidence: evidenceOf(place), right: isOpen ? null : right, kind: place.kind };
    });
    // A part that stands by itself as well is a name.
    if (places.some((place) => place.right !== null) && !(right === 0 && sure > 0))
      found.push({ set, kind, source, id: `${id} ${name}`, sure, places });
  };
  for (const {
    brand,
    label: { target },
  } of row.rows ?? [])
    add("brand", brand.name, target === "prose" || target === "list" ? 1 : 0, { brand });
  if (language.cased) {
    const optional = [...label.optional, ...label.brand];
    for (const word of everydayWords(read)) {
      const entry = label.entryOf(word);
      if (
        !label.wanted.has(entry) &&
        ![...label.wanted, ...optional].some((one) => areAlike(one, entry) || one.includes(plain(word)))
      )
        add("word", word, 0);
    }
    for (const part of partsOf(row.label.competitors, label)) {
      if (areCommonIn(language, nameWords(part))) add("part", part, 0);
      else add("part", part, 0, { category: strange(3, `${id} ${part}`) });
    }
  }
  const options = row.label.competitors.filter((name) => row.answer.includes(name));
  for (const name of options.slice(0, MOST_OPTIONS)) add("option", name, 1);
  const names = options.filter((name) => !areCommonIn(language, nameWords(name)) && nameWords(name).length < 3);
  for (const [at, name] of language.cased ? names.slice(0, RENAMED).entries() : []) {
    const word = everydayName(language, `${id}${at}`, row.answer);
    if (!word) continue;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}@./-])${RegExp.escape(name)}(?![\\p{L}\\p{N}]|\\.\\p{L})`, "gu");
    const renamed = new Read({ ...row, answer: row.answer.replace(pattern, word) });
    add("renamed", word, 1, { reading: renamed });
  }
  return found;
}

/** Options of an answer that are looked for as brands. */
const MOST_OPTIONS = 8;

/** A number that is the same for the same text. */
const lot = (text) => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 9973, 7);

/** Everyday words, and pairs of them, that head a line, a cell or a bold run, or open a sentence before a small letter. */
function everydayWords({ document, language }) {
  const words = new Set();
  const take = (text) => {
    const name = text.replace(/[\s:：*.–—-]+$/u, "").replace(/^[\s\d.)#*•]+/u, "");
    if (!TITLE_WORD.test(name) || name.length > 40) return;
    const parts = nameWords(name);
    if (parts.length > 0 && parts.length < 3 && /^[\p{L}\s'’-]+$/u.test(name) && areCommonIn(language, parts))
      words.add(name);
  };
  for (const { text, kind, label, strong, cell } of document.units) {
    if (kind === "source") continue;
    for (const { start, end } of [...strong, ...(label ? [label] : [])]) take(text.slice(start, end));
    if (cell || kind === "heading" || kind === "item") take(text);
    for (const [, word] of text.matchAll(/(?:^|[.!?]\s)(\p{Lu}\p{L}{2,})(?=,? \p{Ll}|'s )/gu)) take(word);
  }
  return [...words];
}

/** Words that start or end an option of several words and name nothing by themselves. */
function partsOf(names, label) {
  const found = new Set();
  for (const name of names) {
    const words = name.split(/\s+/u);
    if (words.length < 2) continue;
    for (const word of [words[0], words.at(-1)])
      if (
        /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
        ![...label.wanted, ...label.optional, ...label.brand].includes(plain(word))
      )
        found.add(word);
  }
  return [...found].slice(0, 3);
}

const everydayNames = new Map();
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** An everyday word of a language that a company is called, or two, the same for the same seed; one in four stands in the answer as a word, too. */
function everydayName(language, seed, answer) {
  const { stop, finite, adverbs, pronouns } = language;
  const isNoun = (word) =>
    areCommonIn(language, [word]) && ![stop, finite, adverbs, pronouns].some((list) => list.has(word));
  if (!everydayNames.has(language.code))
    everydayNames.set(
      language.code,
      brands.keys.split(" ").filter((word) => /^\p{L}{4,10}$/u.test(word) && isNoun(word)),
    );
  const chance = lot(seed);
  const small = [...new Set(answer.match(/(?<= )\p{Ll}{4,10}(?=[ ,.])/gu) ?? [])].filter(isNoun);
  if (chance % 8 === 0 && small.length > 0) return capital(small[chance % small.length]);
  const names = everydayNames.get(language.code);
  if (names.length < 20) return null;
  const at = (i) => names[(chance * 37 + i) % names.length];
  const words = Array.from({ length: 20 }, (_, i) => at(i)).filter((word) => !answer.toLowerCase().includes(word));
  if (words.length < 2) return null;
  return chance % 3 === 0 ? `${capital(words[0])} ${capital(words[1])}` : capital(words[0]);
}

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
const { readDocument, toAnswerSpan } = await engine("read-answer/document/document.ts");
const { separateEntries } = await engine("read-answer/document/separate-entries.ts");
const { readCitations } = await engine("read-answer/cited/citations.ts");
const { findCandidates } = await engine("read-answer/named/mentions.ts");
const { brandDomains, nameWords } = await engine("read-answer/named/names.ts");
const { amongOthers, evidenceOf } = await engine("read-answer/named/weigh-name.ts");
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
    });
  }
}

const batchOf = (id) => /^[a-z]\w*(?=-)/u.exec(id)?.[0] ?? "own";

/** A place as the fit sees it. */
const sampleOf = ({ unit, found, place }, right) => ({
  text: unit.text.slice(found.start, found.end),
  evidence: evidenceOf(place),
  right,
  kind: place.kind,
  longer: amongOthers(place, 0).longer,
});

/** The places of a case: all meant, none, or, where some are, those that their offsets or their texts alone tell; `null` are the others. */
function ofCase(row) {
  const { id, category, label } = row;
  if (!label.mentions && label.placement !== "absent") return [];
  const wanted = label.mentions ?? [];
  const candidates = new Read(row).placesOf(row.brand);
  const texts = candidates.map(({ unit, found }) => unit.text.slice(found.start, found.end));
  const isAll = texts.length === wanted.length;
  const rightOf = ({ unit, found }, i) => {
    if (label.at) return label.at.includes(toAnswerSpan(unit, found).start) ? 1 : 0;
    const all = texts.filter((text) => text === texts[i]).length;
    const some = wanted.filter((text) => text === texts[i]).length;
    return isAll || some >= all ? 1 : some === 0 ? 0 : null;
  };
  const places = candidates.map((candidate, i) => sampleOf(candidate, rightOf(candidate, i)));
  return [{ set: "own cases", kind: "cases", category, batch: batchOf(id), source: "own", id, places, wanted }];
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
  const add = (kind, name, right, { reading = read, brand = brandOf(name, name), category } = {}) => {
    const candidates = reading.placesOf({ category: category ?? soldBy(name, right === 1), ...brand });
    const places = candidates.map((candidate) => {
      // Inside a sentence a capital may be that of any name.
      const at = candidate.place.kind;
      const isOpen = right === 0 && kind === "word" && label.wanted.size > 0 && (at === "inside" || at === "title");
      return sampleOf(candidate, isOpen ? null : right);
    });
    if (places.some((place) => place.right !== null)) found.push({ set, kind, source, id: `${id} ${name}`, places });
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
    for (const { part, whole } of partsOf(row.label.competitors, label)) {
      const other = strange(3, `${id} ${part}`);
      add("part", part, 0, { category: other, brand: brandOf(part, `${part}${other.split(" ").at(-1)}`) });
      add("form", part, 1, { brand: brandOf(part, whole) });
    }
    for (const name of smallWords(row.answer)) add("small", name, 0);
  }
  const options = row.label.competitors.filter((name) => row.answer.includes(name));
  const isEveryday = (name) => areCommonIn(language, nameWords(name));
  for (const name of options.filter(isEveryday).slice(0, MOST_OPTIONS)) add("option", name, 1);
  for (const name of options.filter((one) => !isEveryday(one)).slice(0, OWN_OPTIONS)) add("own option", name, 1);
  const names = options.filter((name) => !isEveryday(name) && nameWords(name).length < 3);
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
/** The same of options that are no everyday words, which are many and alike. */
const OWN_OPTIONS = 4;

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

/** A brand whose domain is made of some words. */
const brandOf = (name, said) => ({
  name,
  aliases: [],
  domain: `${
    nameWords(said)
      .join("")
      .replace(/[^a-z0-9]/gu, "") || "brand"
  }.example`,
});

/** Words that start or end one option of several words and name nothing by themselves. */
function partsOf(names, label) {
  const found = [];
  for (const whole of names) {
    const words = whole.split(/\s+/u);
    if (words.length < 2) continue;
    for (const part of [words[0], words.at(-1)])
      if (
        /^\p{Lu}\p{Ll}{2,}$/u.test(part) &&
        ![...label.wanted, ...label.optional, ...label.brand].includes(plain(part)) &&
        names.filter((name) => name.split(/\s+/u).includes(part)).length === 1
      )
        found.push({ part, whole });
  }
  return found.slice(0, 3);
}

/** Words and pairs of words of an answer that stand in small letters, as a brand would write them: one of each an answer. */
function smallWords(answer) {
  const words = answer.match(/(?<=\p{Ll} )\p{Ll}{5,12}(?=[ ,.])/gu) ?? [];
  const pairs = answer.match(/(?<=\p{Ll} )\p{Ll}{2,9} \p{Ll}{5,12}(?=[ ,.])/gu) ?? [];
  const chance = lot(answer.slice(0, 200));
  return [words, pairs].flatMap((some) =>
    some.length > 0 ? [some[chance % some.length].replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase())] : [],
  );
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

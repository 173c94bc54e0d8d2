// The families of signs that an ablation leaves out one by one. A sign is told of in several blocks ("entry: bold", "German: bold",
// "most bold"): its id is the longest known one that such an id ends with.
const signs = (path) => import(new URL(`../../src/engine/read-answer/rivals/signs/${path}.ts`, import.meta.url));
const { SHAPE_SIGNS } = await signs("shape");
const { LABEL_SIGNS } = await signs("label");
const { QUESTION_SIGNS } = await signs("question");
const { CUTTING_SIGNS } = await signs("cutting");

const idsIn = (list) => list.map(({ id }) => id);
const KNOWN = new Set([SHAPE_SIGNS, LABEL_SIGNS, QUESTION_SIGNS, CUTTING_SIGNS].flatMap(idsIn));
const bases = new Map();

/** The id of the sign that an id tells of; itself where it tells of none. */
function baseOf(id) {
  let base = bases.get(id);
  if (base === undefined) {
    const words = id.split(" ");
    const at = words.findIndex((_, from) => KNOWN.has(words.slice(from).join(" ")));
    base = at < 0 ? id : words.slice(at).join(" ");
    bases.set(id, base);
  }
  return base;
}

const of = (name, ids) => {
  const some = new Set(ids);
  return { name, holds: (id) => some.has(baseOf(id)) };
};
const matching = (name, pattern, list = SHAPE_SIGNS) =>
  of(
    name,
    idsIn(list).filter((id) => pattern.test(id)),
  );
const written = (name, pattern) => ({ name, holds: (id) => pattern.test(id) });

/** Families of signs, each with whether an id of a stage belongs to it. */
export const FAMILIES = [
  matching("words: known or unknown", /unknown$|^common|^(?:all )?small/u),
  matching("words: trade and venue", /trade|venue|asked|as asked/u),
  matching("words: company and legal form", /company word|legal/u),
  matching("words: places", /^place/u),
  matching("words: persons", /given|person/u),
  matching("words: suppliers, media, shops", /supplier|assistant|media|shop|technology/u),
  matching("words: parts, advice, awards", /part|advice|award|command|verb|gerund|abstract|plural|function/u),
  matching("words: figures and models", /digit|figures|measure|model|abbreviation|capital/u),
  matching("words: brands", /brand/u),
  matching("words: joints", /comma|colon|ampersand|joined|slash|possessive|^of$|for or with|hyphened/u),
  matching("words: how many", /^one word|two|three|five|eight|titled/u),
  matching("words: scripts without case", /caseless|kana|latin/u),
  matching("words: elsewhere in the answer", /elsewhere|inside|again|^host$/u),
  matching("label: marks", /ordered|bold|link|quoted|^bare|runs on|after$|ends it|^asks$/u, LABEL_SIGNS),
  matching("label: what its line says", /body|imperative/u, LABEL_SIGNS),
  matching("label: address, price", /address|details|priced|described/u, LABEL_SIGNS),
  matching("label: where it stands", /heads|unit|column|header/u, LABEL_SIGNS),
  of("cutting: what is left out", idsIn(CUTTING_SIGNS)),
  of("question", idsIn(QUESTION_SIGNS)),
  written("sentence around a name", /(?:^| |: )told /u),
  written("group: lead line and heading", /^(?:lead|above) /u),
  written("group: most or none of it", /^(?:most|none) /u),
  written("name against its group", /^(?:odd|lacks): /u),
  written("crossed signs", / x /u),
  written("by kind of language", /^(?:German|caseless language|other language)/u),
  written("by local or glued", /^(?:local|glued)/u),
  { name: "group odds", holds: (id, stage) => stage === "name" && / odds/u.test(id) && !/answer/u.test(id) },
  { name: "answer odds", holds: (id) => /answer odds/u.test(id) },
  { name: "second round", holds: (id, stage) => stage === "second" && id !== "any" && id !== "own" },
];

import type { Lexicon } from "./lexicon.ts";

/** What a file of a language holds under one key: words parted by a comma and a space, signs, patterns, yes or no; null where it has none. */
export type Written = string | readonly string[] | boolean | null;

const words = (written: Written): ReadonlySet<string> =>
  new Set(typeof written === "string" ? written.split(", ") : []);
const signs = (written: Written): readonly string[] => (typeof written === "string" ? [...written] : []);
const flag = (written: Written): boolean => written === true;
const pattern = (written: Written): RegExp | null => {
  if (written === null || typeof written === "boolean") return null;
  return new RegExp(typeof written === "string" ? written : written.join("|"), "iu");
};

/** How a key is written: what its reader makes of it. */
export const READERS = { words, signs, flag, pattern };

/**
 * Everything that a file of a language may say, in the order of the files, and how it is read. Words are lower case; a list
 * of "parts" is looked for inside a text, as languages without spaces between words need it.
 */
export const KEYS = {
  /** The script has capitals. */
  cased: flag,
  /** Words stand apart. */
  spaced: flag,
  /** Nouns are written with a capital, as names are. */
  capitalNouns: flag,
  /** Letters that few other languages write. */
  letters: signs,

  /** Words of form by which a language is told, and which are no verbs. */
  stop: words,
  /** Finite verb forms. */
  finite: words,
  /** Finite forms that are nouns as well ("offers", "features"). */
  ambiguous: words,
  /** Finite forms only after a plural or second person. */
  base: words,
  /** Of these, as likely a noun after names ("Acme and Bolt support"). */
  baseNouns: words,
  /** Past forms that are participles as well, beside the regular ones. */
  participles: words,
  imperatives: words,
  /** Endings that make a word at the start of a body a verb. */
  verbEndings: pattern,
  /** Forms that only verbs have. */
  verbForms: pattern,
  /** Endings of a verb that may stand before its object. */
  objectEndings: pattern,
  /** Of these, of the third person plural. */
  pluralEndings: pattern,
  /** The verb stands last: a sentence that ends like this has one. */
  verbFinal: pattern,
  /** Where such clauses are joined, and what is their topic. */
  clauseJoint: pattern,
  clauseTopic: pattern,
  /** Particles after the topic of a sentence. */
  topicMarks: words,
  /** A verb before its pronoun ("bekommst du"). */
  inversion: pattern,
  /** Words that end as verbs do and are none. */
  notVerbs: words,
  /** Words that open an object after its verb. */
  objectOpeners: words,
  pronouns: words,
  /** Pronouns that are only ever the subject of a verb nearby. */
  subjects: words,
  /** Pronouns right before their verb, unless a preposition stands before them. */
  nominatives: words,
  demonstratives: words,
  /** Pronouns that only stand before a verb. */
  reflexives: words,
  /** "I", "we" and their contractions. */
  firstPersons: words,
  possessives: words,
  /** Words that open a sentence as its subject does and are none that has a name ("nothing", "today"). */
  pronounLike: words,
  articles: words,
  definite: words,
  indefinite: words,
  /** Articles and their kin, and what comes before a weekday. */
  determiners: words,
  /** Words that single out one of many of a kind ("each", "every"). */
  singling: words,
  relatives: words,
  /** They double as articles or questions, but follow a comma. */
  commaBeforeRelative: flag,
  /** Pronouns that take a thing up as an object. */
  objectPronouns: words,
  interrogatives: words,
  subordinators: words,
  conjunctions: words,
  adverbs: words,
  /** Adverbs between a subject and its verb. */
  betweenAdverbs: words,
  /** Articles, prepositions, pronouns, auxiliaries: no part of a name by themselves. */
  formWords: words,
  /** Signs that serve as words of form by themselves. */
  functionSigns: signs,
  calendar: words,
  /** What ends with a full stop without ending a sentence; inner stops and spaces may be missing. */
  abbreviations: words,

  /** Endings of an adjective in all its forms, those it is named by among them; other words of a name before its last take on `endings`. */
  adjectiveEndings: words,
  /** Endings of case, number and possession that attach to a name. */
  endings: words,
  /** They are parted from a name by an apostrophe, and never from a word. */
  partedEndings: flag,
  /** Vowels at the end of a name that endings replace. */
  stemVowels: signs,
  /** Ends of names that change before an ending, each with what it becomes ("ka ce"). */
  softened: words,
  /** Particles that attach to a name. */
  particles: words,
  /** Particles that attach to a word of any kind. */
  wordParticles: words,
  /** What is written together with the name after it. */
  prefixes: words,
  /** Forms of companies, in full, at an end of their names. */
  legalForms: words,
  /** The same as single words with their dots. */
  legalWords: words,
  /** Everyday words that companies take as names. */
  everyday: words,
  /** Of what word lists hold in small letters, what nobody means as a word. */
  onlyNames: words,
  /** What joins two of a kind, as one or as a choice. */
  and: words,
  or: words,
  /** What joins names in an enumeration. */
  nameJoiners: words,
  /** Words that make a name before them another company's. */
  companyKinds: words,
  /** What names of tools, cards and shops are followed by. */
  offerWords: words,
  /** What a named thing is used, chosen or compared with. */
  useWords: words,
  /** What follows an everyday word at the start of a sentence. */
  follows: words,
  /** What titles say after a name, before it, and where words do not stand apart. */
  titleAfter: words,
  titleBefore: words,
  titleParts: words,

  /** What turns what follows into its opposite ("not", "without"). */
  negations: words,
  /** What turns a sentence: anywhere, and after a comma. */
  buts: words,
  turns: words,
  /** Pronouns for the engine and its reader, beside `firstPersons`. */
  speakers: words,
  /** What opens a sentence that takes up what was named ("It", "This"). */
  takesUp: words,
  /** Statements that something was not found or is not known. */
  absence: pattern,
  /** Words of sentences that only suppose or advise, where what they speak of was not found; inside a text without spaces. */
  supposing: words,
  /** Statements that one company is not another of like name. */
  unrelated: pattern,
  positive: words,
  negative: words,
  /** Warnings too mild to be a judgement of a whole. */
  mildWarnings: words,
  /** Words, and phrases in lower case, that speak against what they name. */
  warnings: words,
  warningPhrases: pattern,
  /** Headings over the sources of an answer. */
  sources: words,
  /** How answers close after their last entry. */
  closers: words,
  /** What an entry calls the company or product that it is about. */
  selfNouns: words,
  people: words,
  prices: words,

  /** What the parts of an entry are called ("Pros", "Preis"); inside labels. */
  attributes: words,
  /** Words of headings over advice rather than options. */
  advice: words,
  adviceParts: words,
  headingParts: words,
  /** Words of headings over the parts of one entry. */
  featureHeads: words,
  /** Words of labels that give an award to what follows ("Best overall"). */
  awards: words,
  /** Words that start an instruction or a question. */
  commands: words,
  /** Endings of clauses and of who or what an entry is for. */
  clauseEndings: words,
  /** What a question asks for when its answer lists no brands ("which ingredients"). */
  askedKinds: words,
  /** How a question starts that asks for advice rather than for options; inside it. */
  howStarts: words,
  howParts: words,
  /** What a question says that seeks options, inside it too; what it may seek, inside it too. */
  seeks: words,
  seeksParts: words,
  sorts: words,
  sortsParts: words,
  /** What lists that offer nobody list ("steps", "sectors"), inside a text too. */
  concepts: words,
  conceptParts: words,
  /** What it says that wants something explained, and made. */
  explains: words,
  explainsParts: words,
  makes: words,
  makesParts: words,

  /** What options are called ("brands", "Anbieter"). */
  optionNouns: words,
  /** Verbs of which an option is the subject. */
  offering: words,
  offeredParts: words,
  /** Words of which an option is the object ("consider X"). */
  choosing: words,
  /** What opens a list of examples. */
  examples: words,
  /** Words that tie a name to an option without offering it, before it, after it. */
  ties: words,
  tiesAfter: words,
  /** Words for where to buy or read. */
  outlets: words,
  /** What goods are called in trade; inside a question. */
  goods: words,
  goodsParts: words,
  /** What services are called. */
  services: words,
  /** What is looked for in a place. */
  localKinds: words,
  /** Where one goes, stays and eats, in names and in questions. */
  venues: words,
  /** Second words of company names ("Plumbing"), and how companies' names end where words do not stand apart. */
  companyWords: words,
  companyEndings: words,
  /** Those that also end names of makers of goods. */
  goodsCompanyWords: words,
  /** Qualifiers of a model ("Pro"). */
  modelWords: words,
  /** Words of an offer's plans; the weak ones also end names of their own. */
  plans: words,
  weakPlans: words,
  /** Services that a company names after itself ("Acme Video"). */
  mediaWords: words,
  /** What a seller says of an article's state before its name. */
  goodsConditions: words,
  /** Words that cannot be a name alone ("New", "La"). */
  leading: words,

  /** What a small word beside a name says of it: a condition, */
  condition: words,
  /** where it is, */
  where: words,
  /** that one goes there, */
  visiting: words,
  /** at which firm, */
  atFirm: words,
  /** whence, */
  from: words,
  /** what it is, */
  is: words,
  /** what it is compared with, */
  compared: words,
  /** that the reader has it, */
  owned: words,
  /** who makes it, */
  madeBy: words,
  /** that a firm follows. */
  beforeFirm: words,

  /** What people open their own page with ("I am"), and machines that speak so call themselves. */
  introduces: words,
  machines: words,
  /** Orders to a machine, and what may stand before one. */
  orders: words,
  politely: words,
  /** Headings over what lawyers ask for, and over what readers wrote. */
  smallPrint: words,
  commentHeads: words,
  /** What studies are called. */
  studies: words,
  /** What a shop says that sells on the web, and that one may come in; the beginnings of words. */
  webShops: words,
  openingHours: words,
} satisfies Record<string, (written: Written) => unknown>;

export type Key = keyof typeof KEYS;
/** Keys that hold lists of words. */
export type WordsKey = { [K in Key]: (typeof KEYS)[K] extends typeof words ? K : never }[Key];

/** One language, as far as the engine knows it. */
export type Language = { readonly code: string; readonly lexicon: Lexicon } & {
  readonly [K in Key]: ReturnType<(typeof KEYS)[K]>;
};

import { isDone } from "../../language/done.ts";
import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { languageOf } from "../../language/languages.ts";
import { COMPOUNDS } from "../../trades/beginnings.ts";
import { coversHead } from "../../trades/covers-head.ts";
import { alsoCalled, sellerName, sellerNames } from "../../trades/labels.ts";
import { withoutServed } from "../../trades/said-trades.ts";
import type { Trade } from "../../trades/trades.ts";
import type { Page } from "../types.ts";
import type { OwnPhrase } from "./own-phrases.ts";

const MOST_TEXT = 20_000;
/** Letters that words which are bent have in common. */
const STEM = 4;

/** Whether the title calls the house by the name that sellers of the trade have. */
export function callsItself({ head }: Page, { id }: Trade, language: string): boolean {
  const said = foldWords(withoutServed(head.title ?? "", language));
  return sellerNames(id, language).some((name) => holdsWords(said, foldWords(name)));
}

/**
 * What one such house is called by its title, its description or a first heading: by a compound of a seller's name ("Bauingenieurbüro" is
 * more than "Ingenieurbüro"), else by the longest name they hold, be it in the plural, where that is not the trade's own but one that
 * only some sellers have (a bookkeeper is no accounting firm), else by the name of those who do what the title says ("Baumgutachter" of
 * "Baumgutachten"), where neither names nor tells the trade's own. `null` where none of these holds.
 */
export function calledInTitle({ head, blocks }: Page, trade: string, language: string): string | null {
  const headings = blocks.flatMap((block) => (block.kind === "heading" ? block.text : [])).slice(0, FIRST_HEADINGS);
  const own = sellerName(trade, language);
  const title = ` ${foldWords(head.title ?? "")}`;
  // A dentist by its title may say behind it that a hygienist is there too.
  const isTitled = own !== null && holdsWords(title.trim(), foldWords(own));
  const text = [head.title, ...(isTitled ? [] : [head.description, ...headings])].join("\n").slice(0, MOST_TEXT);
  const said = ` ${foldWords(text)}`;
  const isSaid = (name: string) => said.includes(` ${foldWords(name)}`);
  const others = alsoCalled(trade, language);
  const compound = COMPOUNDS.has(language)
    ? compoundIn(text, [own ?? [], others.map(({ one }) => one.toLowerCase())].flat(2))
    : null;
  if (compound) return compound;
  const isOwn = own !== null && isSaid(own);
  const found = longest([
    ...(isOwn ? [own] : []),
    ...others.flatMap(({ one, many }) => (isSaid(one) || (many && isSaid(many)) ? one : [])),
  ]);
  if (found && found !== own) return found;
  const does = (name: string) => title.includes(` ${deedOf(name)}`);
  if (isOwn || !COMPOUNDS.has(language) || (own && does(own))) return null;
  return longest(others.flatMap(({ one }) => (does(one) ? one : [])));
}

/** A word that is a compound of one of these names, in the singular. */
function compoundIn(text: string, names: readonly string[]): string | null {
  const words = text.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,40}(?!\p{L})/gu) ?? [];
  return (
    words
      .flatMap((word) => [word.replace(/in$/u, ""), word])
      .find((word) => names.some((name) => isCompoundOf(word, name))) ?? null
  );
}

const longest = (names: readonly string[]): string | null => names.toSorted((a, b) => b.length - a.length)[0] ?? null;

/** What sellers are called after: "baumgutacht" of "Baumgutachter", where it is long enough to tell. */
const deedOf = (name: string) => foldWords(name).replace(/(?<=\p{L}{9})er$/u, "");

const FIRST_HEADINGS = 2;
/** Letters that make a compound of a word: "Bau". */
const SHORTEST_PART = 3;
const isCompoundOf = (word: string, name: string) =>
  word.length >= name.length + SHORTEST_PART && word.toLowerCase().endsWith(name);

/** The phrase of its title at whose head a word of its trade stands, and that its text speaks of again: "svatební fotograf". */
export function ownTitle(
  { own, isAgain }: { own: readonly OwnPhrase[]; isAgain(phrase: OwnPhrase): boolean },
  trade: Trade,
  language: string,
): string | null {
  const isNarrow = ({ text, isTitle }: OwnPhrase) =>
    isTitle && /\s/u.test(text) && !isDone(text.split(" ", 1)[0]!) && coversHead(text, trade, language);
  return own.find((phrase) => isNarrow(phrase) && isAgain(phrase))?.text ?? null;
}

/** What a title says more narrowly of its trade, as its sellers are called: "oven cleaning" makes an oven cleaning company of a cleaning company. */
export function narrowedBy(
  { own, isAgain }: { own: readonly OwnPhrase[]; isAgain(phrase: OwnPhrase): boolean },
  seller: string,
  language: string,
): string | null {
  const [kind, ...does] = seller.split(" ").reverse();
  if (language !== "en" || does.length === 0) return null;
  const narrow = new RegExp(String.raw`\p{L}+ ${RegExp.escape(does.reverse().join(" "))}$`, "u");
  for (const phrase of own.filter(({ isTitle }) => isTitle)) {
    const [text] = narrow.exec(phrase.text.toLowerCase()) ?? [];
    if (text && isAgain({ ...phrase, text })) return `${text} ${kind}`;
  }
  return null;
}

/** What its title calls a house beside its town, where no trade is known or its words stand at the head of no phrase of the title: they are a neighbour's then. */
export function calledOtherwise(
  { own, isAgain }: { own: readonly OwnPhrase[]; isAgain(phrase: OwnPhrase): boolean },
  trade: Trade | null,
  language: string,
): OwnPhrase | null {
  const inTitle = own.filter(({ isTitle }) => isTitle);
  // A title that only says the name leaves it to the first heading.
  const titled = inTitle.length > 0 ? inTitle : own;
  if (trade && titled.some(({ text }) => coversHead(text, trade, language))) return null;
  return titled.find((phrase) => phrase.isPlaced && isAgain(phrase)) ?? null;
}

/** Whether a page speaks of a phrase of its title in its text too: slogans are said once, and names keep their capitals. */
export function isSaidAgain(phrase: string, home: Page, tag: string): boolean {
  const paragraphs = home.blocks.flatMap((block) => {
    if (block.kind === "list") return block.items;
    return block.kind === "paragraph" ? [block.text] : [];
  });
  // A slogan is repeated as it stands; a single word in small letters inside a sentence is spoken of.
  const verbatim = new RegExp(RegExp.escape(phrase), /\s/u.test(phrase) ? "giu" : "gu");
  const texts = [home.head.description, ...paragraphs].join("\n").slice(0, MOST_TEXT).replace(verbatim, "");
  const said = foldWords(texts).split(" ");
  const plain = texts.replace(/(?:^|[.!?\n]\s{0,2})\p{Lu}/gu, (start) => start.toLowerCase());
  const small = foldWords((plain.match(/(?<!\p{L})[\p{Ll}\p{Lo}][\p{L}\p{M}]*/gu) ?? []).join(" ")).split(" ");
  const words = foldWords(phrase)
    .split(" ")
    .filter((word) => word.length >= STEM);
  const isIn = (spoken: string[]) => (word: string) => spoken.some((each) => each.startsWith(word.slice(0, STEM)));
  // A page that winds motors again does not say "winding" again.
  const most = words.length > MANY_WORDS ? words.length - 1 : words.length;
  const isSaid = (spoken: string[]) => words.filter(isIn(spoken)).length >= most;
  return words.length > 0 && isSaid(said) && (languageOf(tag).capitalNouns || isSaid(small));
}

/** Of more words than these, one need not be said again. */
const MANY_WORDS = 2;

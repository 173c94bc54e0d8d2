import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** Its transforms look for further addresses and drop positions, which we need; the tokenizer finds the real ones. */
const toTree = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
const syntax = gfm();

const LINKS = ["labelStartLink", "labelStartImage", "labelEnd", "gfmFootnoteCall", "gfmPotentialFootnoteCall"];
/**
 * Constructs whose parsing costs the square of how often they occur: past these counts no writer meant them, and they
 * are read as plain text.
 */
const GUARDS = [
  { sign: "~", most: 400, disable: ["strikethrough"] },
  { sign: "[", most: 1_000, disable: LINKS },
  { sign: "]", most: 1_000, disable: LINKS },
  { sign: "*", most: 6_000, disable: ["attention"] },
  { sign: "_", most: 6_000, disable: ["attention"] },
  { sign: "`", most: 3_000, disable: ["codeText"] },
  { sign: "<", most: 3_000, disable: ["htmlText", "autolink"] },
];
/** Tried at every letter, so they are left out where the text holds nothing that could begin one. */
const ADDRESSES = [
  { construct: "emailAutolink", needs: /@/u },
  { construct: "protocolAutolink", needs: /https?:\/\//iu },
  { construct: "wwwAutolink", needs: /www\./iu },
];
/** Quotes deeper than this in one line are not quotes. */
const DEEPEST_QUOTE = /^(?:[ \t]*>){20}/mu;
/** Nor are lists: each level is one more container to continue on every line. */
const DEEPEST_LIST = /^(?:[ \t]{0,3}(?:[-+*]|\d{1,9}[.)])){20}/mu;

/** The Markdown tree (CommonMark and GFM) of an answer; every node carries its UTF-16 offsets. Linear in the text. */
export function parseMarkdown(text: string): Root {
  if (PLAIN.test(text) && !NOT_PLAIN.test(text)) return plainTree(text);
  const needless = ADDRESSES.filter(({ needs }) => !needs.test(text)).map(({ construct }) => construct);
  const guarded = GUARDS.filter(({ sign, most }) => occursMore(text, sign, most)).flatMap(({ disable }) => disable);
  const disabled = [...needless, ...guarded];
  if (DEEPEST_QUOTE.test(text)) disabled.push("blockQuote");
  if (DEEPEST_LIST.test(text)) disabled.push("list");
  const extensions = disabled.length > 0 ? [syntax, { disable: { null: disabled } }] : [syntax];
  return fromMarkdown(text, { extensions, mdastExtensions: toTree });
}

/** One line without a sign that Markdown knows is one paragraph; the parser would say so at a hundred times the cost. */
const PLAIN = /^(?![\s\d+=#>|-])[^\n\r*_`[\]<~\\]+(?<!\s)$/u;
const NOT_PLAIN = /https?:|www\.|@|&#?\w+;/iu;

function plainTree(text: string): Root {
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: text.length + 1, offset: text.length },
  };
  return {
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", value: text, position }], position }],
    position,
  };
}

function occursMore(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

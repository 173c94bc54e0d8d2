import type { Tree } from "@lezer/common";
import { type MarkdownConfig, type MarkdownParser, parser, Strikethrough, Table, TaskList } from "@lezer/markdown";
import { bareAddresses } from "./addresses.ts";
import { blockSyntax } from "./blocks.ts";
import { type Definition, findLabels, readDefinitions } from "./definitions.ts";
import { engineTokens, TOKEN_START } from "./engine-tokens.ts";
import { linkSyntax } from "./links.ts";

/** The Markdown of an answer; every node carries its UTF-16 offsets. */
export interface MarkdownTree {
  /** The text that was parsed: the answer with its line ends made one, at the same offsets. */
  text: string;
  tree: Tree;
  /** Link definitions by normalised label; the first of a label counts. */
  definitions: Map<string, Definition>;
}

/**
 * Signs of one paragraph whose parsing costs the square of how often they occur: past these counts no writer meant them,
 * and the paragraph is read as plain text.
 */
const MOST: Record<string, number> = { "*": 2_000, _: 2_000, "~": 2_000, "<": 500, "`": 2_000, "\n": 2_000 };
/** UTF-16 units of one paragraph from which on it is read as plain text too: longer than any answer. */
const LONGEST_PARAGRAPH = 200_000;
/** All between two signs that may begin a construct, or up to an address or token; in stretches that the matcher's stack holds. */
const WORDS = new RegExp(
  String.raw`(?:(?!https?:\/\/|www\.|${TOKEN_START})(?:[^\\&\x60<*_~[\]!]|!(?!\[))){1,10000}`,
  "iy",
);

/** Passes over words in one step, which the library would try construct by construct at every letter. */
const words: MarkdownConfig = {
  parseInline: [
    {
      name: "Words",
      before: "Escape",
      parse(cx, _, at) {
        if (at === cx.offset && isOverfull(cx.text)) return cx.end;
        WORDS.lastIndex = at - cx.offset;
        return WORDS.test(cx.text) ? cx.offset + WORDS.lastIndex : -1;
      },
    },
  ],
};

const markdown = parser.configure([Table, TaskList, Strikethrough, blockSyntax, bareAddresses, engineTokens, words]);
const withoutDefinitions = markdown.configure(linkSyntax(new Set()));

/** The Markdown tree (CommonMark, GFM and footnotes) of an answer. Linear in the text. */
export function parseMarkdown(answer: string): MarkdownTree {
  const text = answer.replace(/^\uFEFF|\r\n?/gu, (sign) => (sign === "\r\n" ? " \n" : sign === "\r" ? "\n" : " "));
  const labels = findLabels(text);
  const tree = parserFor(labels).parse(text);
  if (labels.size === 0) return { text, tree, definitions: new Map() };
  const { definitions, defined } = readDefinitions(text, tree);
  // Some lines only looked like definitions: in code, or in the middle of a paragraph.
  return { text, tree: defined.size < labels.size ? parserFor(defined).parse(text) : tree, definitions };
}

function parserFor(labels: ReadonlySet<string>): MarkdownParser {
  return labels.size === 0 ? withoutDefinitions : markdown.configure(linkSyntax(labels));
}

function isOverfull(text: string): boolean {
  if (text.length < 500) return false;
  if (text.length > LONGEST_PARAGRAPH) return true;
  const counts: Record<string, number> = {};
  for (const [sign] of text.matchAll(/[*_~<`\n]/gu)) {
    const count = (counts[sign] ?? 0) + 1;
    if (count > MOST[sign]!) return true;
    counts[sign] = count;
  }
  return false;
}

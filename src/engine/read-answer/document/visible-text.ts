import type { SyntaxNode, TreeCursor } from "@lezer/common";
import { decodeHTMLStrict } from "entities";
import type { Span } from "../../types.ts";
import { withAsides, withEmails } from "./link-forms.ts";
import { type Definition, labelOf } from "./markdown/definitions.ts";
import { readDestination, skipBlanks } from "./markdown/destinations.ts";

/** Stands in the visible text where code, an image or a formula was: no word, but a place in the sentence. */
export const OBJECT = "\uFFFC";

/** A link as a reader sees it. Offsets are those of the visible text. */
export interface Link extends Span {
  url: string;
  title: string | null;
  /** `named`: words that lead somewhere; `bare`: the address is the text; `reference`: `[1]`, `[Name][1]`, `([Name](…))`. */
  form: "named" | "bare" | "reference";
}

/** What a reader sees of a run of Markdown, and where each unit of it stands in the answer. */
export interface VisibleText {
  text: string;
  /** `offsets[i]` is the UTF-16 offset in the answer of `text[i]`; one more entry for the end. */
  offsets: number[];
  strong: Span[];
  emphasis: Span[];
  links: Link[];
}

const BREAKING_TAG = /^<(?:br|\/?(?:p|div|li|tr|td|th))\b/iu;

/** Reads inline Markdown into visible text. `text` is the text that was parsed; `definitions` its link definitions. */
export class VisibleTextReader {
  readonly #source: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  #text = "";
  #offsets: number[] = [];
  #end = 0;
  /** At the start of a line, where blanks are indentation. */
  #indented = true;
  #inLink = false;
  #strong: Span[] = [];
  #emphasis: Span[] = [];
  #links: Link[] = [];

  constructor(text: string, definitions: ReadonlyMap<string, Definition>) {
    this.#source = text;
    this.#definitions = definitions;
  }

  /** The visible text of a paragraph, heading or cell. */
  read(block: SyntaxNode): VisibleText {
    this.#start(block.from);
    this.#inside(block.cursor());
    this.#trim();
    if (this.#text.includes("@")) this.#links = withEmails(this.#text, this.#links);
    this.#links = withAsides(this.#text, this.#links);
    return this.#visible();
  }

  #start(at: number): void {
    this.#text = "";
    this.#offsets = [];
    this.#end = at;
    this.#indented = true;
    this.#strong = [];
    this.#emphasis = [];
    this.#links = [];
  }

  #visible(): VisibleText {
    this.#offsets.push(this.#end);
    return {
      text: this.#text,
      offsets: this.#offsets,
      strong: this.#strong,
      emphasis: this.#emphasis,
      links: this.#links,
    };
  }

  /** Reads what is between the nodes as it is written, and the nodes in it. */
  #inside(cursor: TreeCursor): void {
    let at = cursor.from;
    if (cursor.firstChild()) {
      do {
        this.#words(at, cursor.from);
        this.#visit(cursor);
        at = cursor.to;
      } while (cursor.nextSibling());
      cursor.parent();
    }
    this.#words(at, cursor.to);
  }

  #visit(cursor: TreeCursor): void {
    const start = this.#text.length;
    const { from, to } = cursor;
    switch (cursor.name) {
      case "Escape":
        this.#put(this.#source[from + 1]!, from + 1, to);
        return;
      case "Entity":
        this.#put(decodeHTMLStrict(this.#source.slice(from, to)), from, to);
        return;
      case "HardBreak":
        this.#break(from);
        return;
      case "HTMLTag":
        if (BREAKING_TAG.test(this.#source.slice(from, from + 8))) this.#break(from);
        return;
      case "EngineToken":
        if (cursor.firstChild()) {
          this.#copy(cursor.from, cursor.to);
          cursor.parent();
        }
        return;
      case "InlineCode":
      case "Image":
        this.#put(OBJECT, from, to);
        return;
      case "FootnoteCall": {
        const url = `#${labelOf(this.#source.slice(from + 2, to - 1))}`;
        this.#links.push({ start, end: start, url, title: null, form: "reference" });
        return;
      }
      case "StrongEmphasis":
        this.#inside(cursor);
        this.#strong.push({ start, end: this.#text.length });
        return;
      case "Emphasis":
        this.#inside(cursor);
        this.#emphasis.push({ start, end: this.#text.length });
        return;
      case "Strikethrough":
      case "LinkText":
        this.#inside(cursor);
        return;
      case "Link":
        this.#link(cursor);
        return;
      case "Autolink":
        this.#address(from + 1, to - 1);
        return;
      case "BareAddress":
        this.#address(from, to);
    }
  }

  /** A link inside another's words is words. */
  #link(cursor: TreeCursor): void {
    const { from } = cursor;
    const start = this.#text.length;
    const link: Pick<Link, "url" | "title" | "form"> = { url: "", title: null, form: "named" };
    if (!cursor.firstChild()) return;
    do {
      if (cursor.name === "LinkText") {
        this.#inLink = true;
        this.#inside(cursor);
        this.#inLink = false;
      } else if (cursor.name === "URL") {
        const { url, title } = readDestination(this.#source, skipBlanks(this.#source, cursor.from));
        Object.assign(link, { url, title });
      } else {
        const isOwn = cursor.name === "LinkMark";
        const [open, close] = isOwn ? [from, cursor.from] : [cursor.from, cursor.to - 1];
        const { url = "", title = null } = this.#definitions.get(labelOf(this.#source.slice(open + 1, close))) ?? {};
        Object.assign(link, { url, title, form: "reference" });
      }
    } while (cursor.nextSibling());
    cursor.parent();
    const words = this.#text.slice(start);
    const isBare = /^(?:https?:\/\/|mailto:)/iu.test(words) || link.url === `mailto:${words}`;
    const form = isBare && link.form === "named" ? "bare" : link.form;
    this.#links.push({ start, end: this.#text.length, ...link, form });
  }

  /** An address that shows as it is. */
  #address(from: number, to: number): void {
    const start = this.#text.length;
    this.#words(from, to);
    const words = this.#source.slice(from, to);
    if (this.#inLink || (words.includes("@") && !words.includes(":"))) return;
    const isHost = /^www\./iu.test(words);
    const url = isHost ? `http://${words}` : words;
    this.#links.push({ start, end: this.#text.length, url, title: null, form: isHost ? "named" : "bare" });
  }

  /** Blanks at the end show only where they belong to a link or a bold run. */
  #trim(): void {
    const spans = [...this.#links, ...this.#strong, ...this.#emphasis];
    const length = spans.reduce((longest, { end }) => Math.max(longest, end), this.#text.trimEnd().length);
    if (length === this.#text.length) return;
    this.#end = length === 0 ? this.#offsets[0]! : this.#offsets[length - 1]! + 1;
    this.#text = this.#text.slice(0, length);
    this.#offsets.length = length;
  }

  #put(shown: string, from: number, to: number): void {
    this.#text += shown;
    for (let i = 0; i < shown.length; i += 1) this.#offsets.push(from);
    this.#end = to;
    this.#indented = false;
  }

  #break(at: number): void {
    this.#put("\n", at, at + 1);
    this.#indented = true;
  }

  /** Text as written, without the blanks around its line breaks. */
  #words(from: number, to: number): void {
    if (from >= to) return;
    let at = from;
    for (const [i, line] of this.#source.slice(from, to).split("\n").entries()) {
      if (i > 0) this.#break(at - 1);
      const next = at + line.length + 1;
      const indent = this.#indented ? /^[ \t]*/u.exec(line)![0].length : 0;
      const end = next > to ? line.length : line.trimEnd().length;
      if (end > indent) this.#copy(at + indent, at + end);
      at = next;
    }
  }

  #copy(from: number, to: number): void {
    this.#text += this.#source.slice(from, to);
    for (let at = from; at < to; at += 1) this.#offsets.push(at);
    this.#end = to;
    this.#indented = false;
  }
}

import type { Definition, Node, Parents, PhrasingContent } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import type { Span } from "../types.ts";

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

/** Reads inline Markdown into visible text. `answer` is the whole answer; `definitions` its link definitions. */
export class VisibleTextReader {
  readonly #answer: string;
  readonly #definitions: Map<string, Definition>;
  #text = "";
  #offsets: number[] = [];
  #end = 0;
  #strong: Span[] = [];
  #emphasis: Span[] = [];
  #links: Link[] = [];

  constructor(answer: string, definitions: Map<string, Definition>) {
    this.#answer = answer;
    this.#definitions = definitions;
  }

  /** The visible text of these nodes, in order. */
  read(nodes: readonly PhrasingContent[]): VisibleText {
    this.#text = "";
    this.#offsets = [];
    this.#end = nodes[0]?.position?.start.offset ?? 0;
    this.#strong = [];
    this.#emphasis = [];
    this.#links = [];
    for (const node of nodes) this.#visit(node);
    this.#links = this.#links.map((link) =>
      link.form === "named" && isAside(this.#text, link) ? { ...link, form: "reference" } : link,
    );
    return {
      text: this.#text,
      offsets: [...this.#offsets, this.#end],
      strong: this.#strong,
      emphasis: this.#emphasis,
      links: this.#links,
    };
  }

  /** The visible text of raw HTML: its tags, comments, scripts and styles left out. */
  readHtml(start: number, end: number): VisibleText {
    this.read([]);
    this.#html(start, end);
    return { text: this.#text, offsets: [...this.#offsets, this.#end], strong: [], emphasis: [], links: [] };
  }

  #visit(node: PhrasingContent): void {
    const from = this.#text.length;
    const { start, end } = placeOf(node);
    switch (node.type) {
      case "text":
        this.#align(node.value, start, end);
        return;
      case "break":
        this.#put("\n", start, end);
        return;
      case "html":
        if (/^<(?:br|\/?(?:p|div|li|tr|td|th))\b/iu.test(node.value)) this.#put("\n", start, end);
        return;
      case "inlineCode":
      case "image":
      case "imageReference":
        this.#put(OBJECT, start, end);
        return;
      case "footnoteReference":
        this.#links.push({ start: from, end: from, url: `#${node.identifier}`, title: null, form: "reference" });
        return;
      case "strong":
        this.#children(node);
        this.#strong.push({ start: from, end: this.#text.length });
        return;
      case "emphasis":
        this.#children(node);
        this.#emphasis.push({ start: from, end: this.#text.length });
        return;
      case "link":
        this.#children(node);
        this.#link(from, node.url, node.title ?? null);
        return;
      case "linkReference": {
        this.#children(node);
        const definition = this.#definitions.get(node.identifier);
        this.#links.push({
          start: from,
          end: this.#text.length,
          url: definition?.url ?? "",
          title: definition?.title ?? null,
          form: "reference",
        });
        return;
      }
      default:
        if ("children" in node) this.#children(node as Parents);
    }
  }

  #children(node: Parents): void {
    for (const child of node.children) this.#visit(child as PhrasingContent);
  }

  #link(from: number, url: string, title: string | null): void {
    const words = this.#text.slice(from);
    const bare = /^(?:https?:\/\/|mailto:)/iu.test(words) || url === `mailto:${words}`;
    this.#links.push({ start: from, end: this.#text.length, url, title, form: bare ? "bare" : "named" });
  }

  #put(sign: string, start: number, end: number): void {
    this.#text += sign;
    this.#offsets.push(start);
    this.#end = end;
  }

  /** Walks a text node's value along its source, over escapes, character references and line prefixes. */
  #align(value: string, start: number, end: number): void {
    // Most text is shown as written; so is a bare address, with what would elsewhere be an escape.
    if (end - start === value.length && this.#answer.startsWith(value, start)) {
      this.#text += value;
      for (let at = start; at < end; at += 1) this.#offsets.push(at);
      this.#end = end;
      return;
    }
    let at = start;
    for (let i = 0; i < value.length; ) {
      const sign = value[i]!;
      if (this.#answer[at] === "\\" && this.#answer[at + 1] === sign && /[!-/:-@[-`{-~]/u.test(sign)) at += 1;
      if (this.#answer[at] === "&") {
        const [source = "", decoded = ""] = referenceAt(this.#answer, at, end);
        if (decoded && value.startsWith(decoded, i)) {
          for (const unit of decoded.split("")) this.#put(unit, at, at + source.length);
          i += decoded.length;
          at += source.length;
          continue;
        }
      }
      while (at < end && this.#answer[at] !== sign && !(sign === "\n" && this.#answer[at] === "\r")) at += 1;
      this.#put(sign, at, at + 1);
      at += 1;
      i += 1;
      if (sign === "\n")
        while (at < end && /[\n\t >]/u.test(this.#answer[at]!) && this.#answer[at] !== value[i]) at += 1;
    }
  }

  #html(start: number, end: number): void {
    let at = start;
    while (at < end) {
      if (this.#answer[at] === "<") {
        at = afterTag(this.#answer, at, end);
        if (this.#text !== "" && !this.#text.endsWith("\n")) this.#put("\n", at, at);
        continue;
      }
      const [source = "", decoded = ""] = this.#answer[at] === "&" ? referenceAt(this.#answer, at, end) : [];
      const size = source.length || 1;
      for (const unit of (decoded || this.#answer[at]!).split("")) this.#put(unit, at, at + size);
      at += size;
    }
  }
}

/** A link that is all there is in brackets cites: "… ([Acme](https://…))". */
function isAside(text: string, { start, end }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, start - 2), start)
      .trimEnd()
      .at(-1) ?? "";
  const after = text.slice(end, end + 2).trimStart()[0] ?? "";
  return (
    /[([（【,;]/u.test(before) &&
    /[)\]）】]/u.test(after) &&
    /[([（【]/u.test(
      text
        .slice(0, start)
        .replace(/[^()[\]（）【】]/gu, "")
        .at(-1) ?? "",
    )
  );
}

/** UTF-16 offsets of a parsed node. */
export function placeOf(node: Node): Span {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[\da-zA-Z]{1,31});/uy;

/** The character reference that starts here and what it stands for. */
function referenceAt(answer: string, at: number, end: number): [string?, string?] {
  REFERENCE.lastIndex = at;
  const source = REFERENCE.exec(answer)?.[0];
  if (!source || at + source.length > end) return [];
  const decoded = decodeString(source);
  return decoded === source ? [] : [source, decoded];
}

/** The offset after the tag, comment, script or style that starts here. */
function afterTag(answer: string, at: number, end: number): number {
  const hidden = /^<(script|style|!--)/iu.exec(answer.slice(at, at + 8))?.[1]?.toLowerCase();
  const closer = hidden === "!--" ? "-->" : hidden ? `</${hidden}>` : ">";
  const close = answer.indexOf(closer, at);
  return close === -1 || close > end ? end : close + closer.length;
}

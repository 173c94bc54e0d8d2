/** A stretch of a line: text, code, or a link. */
export type Inline = string | { code: string } | { href: string; text: string };

/** A piece of a page, said once and shown as HTML and as Markdown. */
export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered?: boolean; items: Inline[][] }
  | { kind: "code"; label: string; text: string }
  | { kind: "table"; caption: string; header: string[]; rows: Inline[][][] };

/** A heading of the second level; its words are its anchor. */
export function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: "heading", level, id: (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-"), text };
}

/** A paragraph of these pieces. */
export function paragraph(...text: Inline[]): Block {
  return { kind: "paragraph", text };
}

/** Points, in no order. */
export function list(...items: Inline[][]): Block {
  return { kind: "list", items };
}

/** Steps, in order. */
export function steps(...items: Inline[][]): Block {
  return { kind: "list", ordered: true, items };
}

/** A block of code; `label` says what it is to those who cannot see it. */
export function code(label: string, text: string): Block {
  return { kind: "code", label, text };
}

/** A table of rows of cells; `caption` says what it shows. */
export function table(caption: string, header: string[], rows: Inline[][][]): Block {
  return { kind: "table", caption, header, rows };
}

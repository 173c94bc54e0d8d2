/** What is needed of a parsed HTML tree, whichever version of the tree's library built it. */
export interface DomNode {
  type: string;
  name?: string;
  attribs?: Record<string, string>;
  data?: string;
  children?: DomNode[];
}

/** An element, as the readers of microdata and RDFa see it. */
export interface DomElement extends DomNode {
  name: string;
  attribs: Record<string, string>;
}

/** Whether a node is an element. */
export function isElement(node: DomNode): node is DomElement {
  return node.attribs !== undefined && node.name !== undefined;
}

const UNREAD = new Set(["script", "style", "template"]);

/** All text inside a node, white space collapsed. */
export function textOf(node: DomNode): string {
  const parts: string[] = [];
  const walk = (each: DomNode) => {
    if (each.type === "text" && each.data) parts.push(each.data);
    else if (!UNREAD.has(each.name ?? "")) for (const child of each.children ?? []) walk(child);
  };
  walk(node);
  return parts.join("").replace(/\s+/g, " ").trim();
}

const URL_ATTRIBUTES: Record<string, string> = {
  a: "href",
  area: "href",
  link: "href",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
};

/** The value an element carries as a property: its `content`, address, date or text, as the HTML standard says. */
export function propertyValue(element: DomElement, baseUrl: string): string {
  const { name, attribs } = element;
  if (attribs.content !== undefined) return attribs.content.trim();
  const address = attribs[URL_ATTRIBUTES[name] ?? ""];
  if (address !== undefined) return resolve(address, baseUrl);
  if (name === "data" || name === "meter") return attribs.value ?? textOf(element);
  if (attribs.datetime !== undefined) return attribs.datetime.trim();
  return textOf(element);
}

/** The absolute address; as written when it cannot be one. */
export function resolve(address: string, baseUrl: string): string {
  const trimmed = address.trim();
  return URL.canParse(trimmed, baseUrl) ? new URL(trimmed, baseUrl).href : trimmed;
}

import type { CheerioAPI } from "cheerio";
import type { AnyNode, Element } from "domhandler";

/** Elements under the whole page that match a selector, in document order. */
export function select($: CheerioAPI, selector: string): Element[] {
  return $(selector).toArray() as unknown as Element[];
}

/** Whether a node is an element, not text or a comment. */
export function isElement(node: AnyNode | null | undefined): node is Element {
  return node?.type === "tag" || node?.type === "script" || node?.type === "style";
}

/** An attribute, trimmed; `null` when absent or empty. */
export function attribute(element: Element, name: string): string | null {
  return element.attribs[name]?.trim() || null;
}

/** Lower-case words of `class` and `id`. */
export function marks(element: Element): string[] {
  const { class: classes = "", id = "" } = element.attribs;
  return classes === "" && id === "" ? [] : `${classes} ${id}`.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The nearest ancestor that passes, the element itself included; `null` when none does. */
export function closest(element: Element, passes: (candidate: Element) => boolean): Element | null {
  for (let node: AnyNode | null = element; isElement(node); node = node.parent as AnyNode | null) {
    if (passes(node)) return node;
  }
  return null;
}

import { type DomElement, type DomNode, isElement, textOf } from "../structured-data/dom.ts";

/** What naming an element looks up elsewhere on the page. */
export interface NamingContext {
  byId: Map<string, DomElement>;
  /** How often each id stands on the page. */
  ids: Map<string, number>;
  /** Text of `label for=…`, by id. */
  labels: Map<string, string>;
  /** Text of the label around a field. */
  wrapped: Map<DomNode, string>;
}

/** The name a screen reader or an assistant gets for an element; empty when it has none (accname 1.2, what HTML decides). */
export function accessibleName(element: DomElement, context: NamingContext): string {
  const { name, attribs } = element;
  const referenced = (attribs["aria-labelledby"] ?? "")
    .split(/\s+/)
    .map((id) => context.byId.get(id))
    .filter((found) => found !== undefined)
    .map((found) => found.attribs["aria-label"]?.trim() || contentName(found))
    .join(" ")
    .trim();
  return (
    referenced ||
    attribs["aria-label"]?.trim() ||
    nativeName(element, context) ||
    attribs.title?.trim() ||
    (isField(name) && attribs.placeholder?.trim()) ||
    ""
  );
}

const isField = (name: string) => name === "input" || name === "textarea" || name === "select";

function nativeName(element: DomElement, context: NamingContext): string {
  const { name, attribs } = element;
  if (!isField(name)) return contentName(element);
  const type = attribs.type?.toLowerCase() ?? "";
  // Browsers name these themselves where the page does not.
  if (name === "input" && (type === "submit" || type === "reset")) return attribs.value?.trim() || type;
  if (name === "input" && type === "button") return attribs.value?.trim() ?? "";
  if (name === "input" && type === "image") return attribs.alt?.trim() ?? "";
  return (attribs.id && context.labels.get(attribs.id)) || context.wrapped.get(element) || "";
}

/** Text, alternative texts and labels inside an element, without what is hidden from assistive technology. */
function contentName(node: DomNode): string {
  const parts: string[] = [];
  const walk = (each: DomNode) => {
    if (each.type === "text" && each.data) parts.push(each.data);
    if (isElement(each)) {
      if (each.attribs["aria-hidden"] === "true" || each.name === "script" || each.name === "style") return;
      const label = each === node ? "" : each.attribs["aria-label"];
      if (label) {
        parts.push(label);
        return;
      }
      if (each.name === "img" || each.name === "area") parts.push(each.attribs.alt ?? each.attribs.title ?? "");
      if (each.name === "svg") {
        parts.push(textOf(each));
        return;
      }
    }
    for (const child of each.children ?? []) walk(child);
  };
  walk(node);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

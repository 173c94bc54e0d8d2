import { type DomElement, type DomNode, isElement } from "../structured-data/dom.ts";

/** What naming an element looks up elsewhere on the page. */
export interface NamingContext {
  byId: Map<string, DomElement>;
  /** How often each id stands on the page. */
  ids: Map<string, number>;
  /** `label for=…` elements, by id. */
  labels: Map<string, DomElement[]>;
  /** The label around a field. */
  wrapped: Map<DomNode, DomElement>;
}

/** Inside a larger element something is taken to be its name, unseen. */
const MAX_VISITED = 1000;

/** Whether a screen reader or an assistant gets a name for an element (accname 1.2, as far as HTML decides). */
export function hasAccessibleName(element: DomElement, context: NamingContext): boolean {
  const { name, attribs } = element;
  const referenced = (attribs["aria-labelledby"] ?? "").split(/\s+/).flatMap((id) => context.byId.get(id) ?? []);
  return (
    referenced.some((found) => isSaid(found.attribs["aria-label"]) || hasContent(found)) ||
    isSaid(attribs["aria-label"]) ||
    hasNativeName(element, context) ||
    isSaid(attribs.title) ||
    (isField(name) && isSaid(attribs.placeholder))
  );
}

const isSaid = (text: string | undefined) => text !== undefined && text.trim() !== "";
const isField = (name: string) => name === "input" || name === "textarea" || name === "select";

function hasNativeName(element: DomElement, { labels, wrapped }: NamingContext): boolean {
  const { name, attribs } = element;
  if (!isField(name)) return hasContent(element);
  const type = attribs.type?.toLowerCase() ?? "";
  // Browsers name these themselves where the page does not.
  if (name === "input" && (type === "submit" || type === "reset")) return true;
  if (name === "input" && type === "button") return isSaid(attribs.value);
  if (name === "input" && type === "image") return isSaid(attribs.alt);
  const around = wrapped.get(element);
  return (labels.get(attribs.id ?? "") ?? []).some(hasContent) || (around !== undefined && hasContent(around));
}

/** Whether an element holds text, alternative text or a label that assistive technology is given. */
function hasContent(node: DomNode): boolean {
  let visited = 0;
  const holds = (each: DomNode): boolean => {
    visited += 1;
    if (visited > MAX_VISITED) return true;
    if (each.type === "text") return isSaid(each.data);
    if (isElement(each)) {
      if (each.attribs["aria-hidden"] === "true" || each.name === "script" || each.name === "style") return false;
      if (each !== node && isSaid(each.attribs["aria-label"])) return true;
      if (each.name === "img" || each.name === "area") return isSaid(each.attribs.alt ?? each.attribs.title);
    }
    return (each.children ?? []).some(holds);
  };
  return holds(node);
}

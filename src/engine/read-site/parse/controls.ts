import type { CheerioAPI } from "cheerio";
import type { Page } from "../types.ts";
import { hasAccessibleName, type NamingContext } from "./controls/accessible-name.ts";
import { ariaViolations } from "./controls/aria-violations.ts";
import { type DomElement, type DomNode, isElement, textOf } from "./structured-data/dom.ts";

/** More violations than this on one page tell nothing new. */
const MAX_VIOLATIONS = 50;

const MAX_SNIPPET = 120;

/** Elements whose content no visitor meets. */
const SKIPPED = new Set(["script", "style", "template", "noscript", "head"]);

/**
 * Interactive elements of a page and what keeps an assistant from naming them: the part of axe-core's rules that the
 * HTML alone decides. Elements that the HTML itself hides are left out.
 */
export function readControls($: CheerioAPI): { controls: number; violations: Page["controlViolations"] } {
  const root = $.root()[0] as DomNode | undefined;
  if (!root) return { controls: 0, violations: [] };
  const context = namingContext(root);
  const violations: Page["controlViolations"] = [];
  let controls = 0;
  let before = "";
  const report = (rule: string, element: DomElement, attribute: string | null = null) => {
    if (violations.length >= MAX_VIOLATIONS) return;
    violations.push({ rule, snippet: snippet(element), attribute, clue: attribute ? null : clueTo(element, before) });
  };
  if (context.title === "")
    violations.push({ rule: "document-title", snippet: "<title>", attribute: null, clue: null });

  const walk = (node: DomNode) => {
    if (node.type === "text" && node.data?.trim()) before = node.data.trim();
    if (isElement(node)) {
      if (SKIPPED.has(node.name) || isHidden(node)) return;
      const rule = nameRule(node);
      if (rule && rule !== "svg-img-alt") controls += 1;
      if (rule && !hasAccessibleName(node, context)) report(rule, node);
      for (const broken of ariaViolations(node, context)) report(broken.rule, node, broken.attribute);
    }
    for (const child of node.children ?? []) walk(child);
  };
  walk(root);
  return { controls, violations };
}

/** Characters of a clue, and of the text that it is taken from. */
const MAX_CLUE = 80;
const MAX_SEEN = 400;

/** What something without a name is found by. */
function clueTo(element: DomElement, before: string): string | null {
  const picture = pictureIn(element)?.attribs;
  const source = picture?.src && !picture.src.startsWith("data:") ? picture.src : picture?.["data-src"];
  const file = source?.split("/").findLast(Boolean);
  if (file) return `with the picture ${file.slice(0, MAX_CLUE)}`;
  return before === "" ? null : `after “${before.slice(-MAX_SEEN).replace(/\s+/g, " ").slice(-MAX_CLUE)}”`;
}

function pictureIn(node: DomNode): DomElement | null {
  if (isElement(node) && node.name === "img") return node;
  for (const child of node.children ?? []) {
    const found = pictureIn(child);
    if (found) return found;
  }
  return null;
}

/** The rule an element breaks when it has no name; `null` where none asks for one. */
function nameRule({ name, attribs }: DomElement): string | null {
  const role = attribs.role?.trim().toLowerCase();
  const type = attribs.type?.toLowerCase() ?? "text";
  if (name === "input") {
    if (type === "hidden") return null;
    if (type === "image") return "input-image-alt";
    return ["button", "submit", "reset"].includes(type) ? "button-name" : "label";
  }
  if (name === "textarea") return "label";
  if (name === "select") return "select-name";
  if (name === "button" || role === "button") return "button-name";
  if ((name === "a" && attribs.href !== undefined && !role) || role === "link") return "link-name";
  if (name === "svg" && role && ["img", "graphics-document", "graphics-symbol"].includes(role)) return "svg-img-alt";
  return null;
}

/** One walk for what naming looks up elsewhere on the page. */
function namingContext(root: DomNode): NamingContext & { title: string } {
  const context = {
    byId: new Map<string, DomElement>(),
    ids: new Map<string, number>(),
    labels: new Map<string, DomElement[]>(),
    wrapped: new Map<DomNode, DomElement>(),
    title: "",
  };
  const walk = (node: DomNode, label: DomElement | null) => {
    let inside = label;
    if (isElement(node)) {
      const { id } = node.attribs;
      if (id) {
        if (!context.byId.has(id)) context.byId.set(id, node);
        context.ids.set(id, (context.ids.get(id) ?? 0) + 1);
      }
      if (node.name === "title" && context.title === "") context.title = textOf(node);
      if (node.name === "svg") return;
      if (node.name === "label") {
        inside = node;
        const target = node.attribs.for;
        if (target && !context.labels.get(target)?.push(node)) context.labels.set(target, [node]);
      } else if (inside && ["input", "select", "textarea"].includes(node.name)) {
        context.wrapped.set(node, inside);
      }
    }
    for (const child of node.children ?? []) walk(child, inside);
  };
  walk(root, null);
  return context;
}

function isHidden({ attribs }: DomElement): boolean {
  return (
    attribs.hidden !== undefined ||
    attribs["aria-hidden"] === "true" ||
    attribs.inert !== undefined ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribs.style ?? "")
  );
}

function snippet({ name, attribs }: DomElement): string {
  const shown = ["type", "role", "id", "name", "href", "class"].filter((key) => attribs[key]);
  const whole = `<${[name, ...shown.map((key) => `${key}="${attribs[key]}"`)].join(" ")}>`;
  return whole.length > MAX_SNIPPET ? `${whole.slice(0, MAX_SNIPPET - 1)}…` : whole;
}

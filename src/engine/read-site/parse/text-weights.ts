import type { AnyNode, Element } from "domhandler";
import { isElement } from "./select.ts";
import { isHidden } from "./visible-text.ts";

/** Visible characters of an element, and those of them inside links. */
export interface TextWeight {
  text: number;
  linked: number;
}

/** Tells how much text an element holds. */
export type TextWeights = (element: Element) => TextWeight;

const NOTHING: TextWeight = { text: 0, linked: 0 };

/** Weighs every element of a tree once, from the leaves up. */
export function weighText(root: AnyNode): TextWeights {
  const weights = new Map<Element, TextWeight>();
  weigh(root, false, weights);
  return (element) => weights.get(element) ?? NOTHING;
}

/** Share of the visible text that is link text, 0 to 1. */
export function linkDensity({ text, linked }: TextWeight): number {
  return text === 0 ? 0 : linked / text;
}

function weigh(node: AnyNode, inLink: boolean, weights: Map<Element, TextWeight>): TextWeight {
  if (node.type === "text") {
    const text = node.data.replace(/\s+/g, " ").trim().length;
    return { text, linked: inLink ? text : 0 };
  }
  if (!("children" in node) || (isElement(node) && isHidden(node) && node.name !== "head")) return NOTHING;
  const linking = inLink || (isElement(node) && node.name === "a" && node.attribs.href !== undefined);
  const sum = { text: 0, linked: 0 };
  for (const child of node.children) {
    const { text, linked } = weigh(child, linking, weights);
    sum.text += text;
    sum.linked += linked;
  }
  if (isElement(node)) weights.set(node, sum);
  return sum;
}

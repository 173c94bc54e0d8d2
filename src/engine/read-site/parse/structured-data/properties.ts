import type { StructuredNode } from "../../types.ts";

/** Sets a property, or makes it a list when it is there already. */
export function addProperty(node: StructuredNode, name: string, value: unknown): void {
  if (name === "__proto__") return;
  const before = Object.hasOwn(node, name) ? node[name] : undefined;
  if (before === undefined) node[name] = value;
  else node[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

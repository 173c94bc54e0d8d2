import vocabulary from "./vocabulary.json" with { type: "json" };

const TYPES = vocabulary.types as unknown as Record<string, [parents: string[], properties: number[]]>;
const PROPERTIES: ReadonlyMap<string, number> = new Map(vocabulary.properties.map((name, at) => [name, at]));
const MEMBERS = new Set(vocabulary.members);
const lineages = new Map<string, ReadonlySet<string>>();

/** Whether schema.org knows a type, or a member of an enumeration, by this name. */
export const isType = (name: string): boolean => Object.hasOwn(TYPES, name) || MEMBERS.has(name);

/** Whether schema.org knows a property by this name. */
export const isProperty = (name: string): boolean => PROPERTIES.has(name);

/** Whether a type is the kind or descends from it; an unknown type is only itself. */
export const isKindOf = (type: string, kind: string): boolean => lineageOf(type).has(kind);

/** Whether a property is meant for one of these types or their ancestors. */
export function fits(property: string, types: readonly string[]): boolean {
  const index = PROPERTIES.get(property);
  return (
    index !== undefined && types.some((type) => [...lineageOf(type)].some((each) => TYPES[each]?.[1].includes(index)))
  );
}

/** A type with all its ancestors. */
function lineageOf(type: string): ReadonlySet<string> {
  const known = lineages.get(type);
  if (known) return known;
  const lineage = new Set([type]);
  for (const each of lineage)
    for (const parent of Object.hasOwn(TYPES, each) ? TYPES[each]![0] : []) lineage.add(parent);
  if (Object.hasOwn(TYPES, type)) lineages.set(type, lineage);
  return lineage;
}

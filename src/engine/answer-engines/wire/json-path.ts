/** Any JSON object whose shape is not promised. */
export type JsonObject = Record<string, unknown>;

/** The value when it is a JSON object, else an empty one, so that a path can be walked without trust. */
export function asObject(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The objects of a JSON array; anything else counts as none. */
export function asObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}

/** The non-blank strings of a JSON array, or the one string. */
export function asStrings(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === "string" && item.trim() !== "");
}

/** A non-blank string as it is, else `null`. */
export function asText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** A finite number of at least 0, else `null`. */
export function asCount(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

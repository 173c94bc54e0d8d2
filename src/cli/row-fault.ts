import type { z } from "zod";

const KINDS: Record<string, string> = {
  array: "a list",
  object: "an object",
  string: "text",
};

/** What is wrong with a row, in a sentence that begins with the field: `answer is missing.` It echoes no value. */
export function rowFault({ path, ...issue }: z.core.$ZodIssue, row: unknown): string {
  const field = path.map(String).join(".") || "The line";
  const value = path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown>)?.[key], row);
  if (value === undefined) return `${field} is missing.`;
  if (issue.code === "invalid_type") return `${field} must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}.`;
  if (issue.code === "invalid_union") return `${field} must be text or a number.`;
  if (issue.code === "too_small") return `${field} is empty.`;
  if (issue.code === "too_big") return `${field} ${tooBig(issue)}.`;
  return `${field} cannot be used.`;
}

function tooBig({ maximum, origin }: { maximum: number | bigint; origin: string }): string {
  return origin === "array" ? `holds more than ${maximum} entries` : `is longer than ${maximum} characters`;
}

/** A name without Markdown's escapes. */
export function plainName(name: string): string {
  return name.includes("\\") ? name.replace(/\\(?=[!-/:-@[-`{-~])/gu, "") : name;
}

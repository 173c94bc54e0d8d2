/** A name without Markdown's escapes. */
export function plainName(name: string): string {
  return name.replace(/\\(?=[!-/:-@[-`{-~])/gu, "");
}

/** The address when it is plain http or https, so that it may stand in a link; else `null`. */
export function webAddress(address: string): string | null {
  const parsed = URL.parse(address);
  return parsed !== null && (parsed.protocol === "http:" || parsed.protocol === "https:") ? parsed.href : null;
}

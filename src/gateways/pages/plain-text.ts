/** Characters that reorder, hide or tag text: C0 and C1 controls, bidi marks, zero-width and tag characters. */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Other people's text as a reader should see it: nothing hidden in it and nothing that turns the line around. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

/** The address when it is plain http or https, so that it may stand in a link; else `null`. */
export function webAddress(address: string): string | null {
  const parsed = URL.parse(address);
  return parsed !== null && (parsed.protocol === "http:" || parsed.protocol === "https:") ? parsed.href : null;
}

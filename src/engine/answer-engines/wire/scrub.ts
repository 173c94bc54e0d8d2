const LONGEST_QUOTE = 160;
/** What is looked through for it. */
const LONGEST_READ = 4_000;
// Providers echo keys in part ("sk-ab***yz") and addresses with a key in their query.
const KEY_LIKE = /\b(?:sk|pk|pplx|xai|key|gsk)[-_][\w*.-]{4,}|\bAIza[\w*-]{6,}|(?<![\w-])[\w-]*\*{3,}[\w-]*/gi;
const QUERY = /(?<![\w/:.])(https?:\/\/[^\s?"'<>]{1,2000})\?[^\s"'<>]*/gi;

/** A provider's sentence as `: "…"` for one of our messages: short, on one line, without keys (`secrets`) or address queries; "" for none. */
export function quote(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= 4);
  const clean = known
    .reduce((cleaner, secret) => cleaner.replaceAll(secret, "[key]"), text)
    .slice(0, LONGEST_READ)
    .replace(QUERY, "$1")
    .replace(KEY_LIKE, "[key]")
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/(?<![\s.])[\s.]+$/, "")
    .trim();
  if (!clean) return "";
  const short = clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE).trimEnd()}…` : clean;
  return `: "${short}"`;
}

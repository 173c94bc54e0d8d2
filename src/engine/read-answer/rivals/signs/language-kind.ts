/** Kinds of language that write names alike; `null` for English. */
export function languageKind(language: string): string | null {
  if (language === "en") return null;
  return /^(?:zh|ja|ko|th|ar|he|hi)$/u.test(language)
    ? "caseless language"
    : language === "de"
      ? "German"
      : "other language";
}

const CASELESS = new Set(["zh", "ja", "ko", "th", "ar", "he", "hi"]);

/** Whether names among words of a language are told by no capital. */
export function isCaselessKind(language: string): boolean {
  return CASELESS.has(language);
}

/** Kinds of language that write names alike; `null` for English. */
export function languageKind(language: string): string | null {
  if (language === "en") return null;
  return isCaselessKind(language) ? "caseless language" : language === "de" ? "German" : "other language";
}

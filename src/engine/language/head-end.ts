import { andOf } from "./joined-parts.ts";

/** What leads to a part of a noun phrase that belongs to its head, by language. */
const BELONGING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:for|in|of|with|and|on|from|to|by)\s/i,
  de: /\s(?:für|in|im|mit|und|am|an|aus|zur|zum|von|rund)\s/i,
  nl: /\s(?:voor|in|met|en|van|op|uit)\s/i,
  sv: /\s(?:för|med|till|av|i|och)\s/i,
  da: /\s(?:for|med|til|af|i|og)\s/i,
  no: /\s(?:for|med|til|av|i|og)\s/i,
  fr: /\s(?:de|du|des|en|pour|à|au|aux|avec|et|sur)\s|\sd['’]/i,
  pl: /\s(?:do|dla|z|ze|na|w)\s/i,
  cs: /\s(?:pro|na|s|se|z|v)\s/i,
  sk: /\s(?:pre|na|s|so|z|v)\s/i,
  hr: /\s(?:za|s|sa|na)\s/i,
  sl: /\s(?:za|s|z|na)\s/i,
  es: /\s(?:de|del|para|por|en|y|e|con|a|al)\s/i,
  it: /\s(?:di|del|della|dello|dei|degli|delle|per|e|con|a|al|alla|allo|ai|da|dal)\s|\s(?:d|dell|dall|all|nell)['’]/i,
  pt: /\s(?:de|do|da|dos|das|para|por|em|e|com|a|ao)\s/i,
};

const ADJECTIVE_LAST = new Set(["fr", "es", "it", "pt"]);

/** Whether adjectives stand behind their noun ("cabinet médical"), and behind two nouns belong to both. */
export function isAdjectiveLast(tag: string): boolean {
  return ADJECTIVE_LAST.has(tag.slice(0, 2));
}

/** Whether a phrase begins or ends with a word that only joins it to another ("and fabric", "bags for"): it was cut there. */
export function isCut(phrase: string, language: string): boolean {
  const words = phrase.trim().split(/\s+/u);
  const joins = new RegExp(`^(?:[&+]|${andOf(language)})$`, "iu");
  return [words[0]!, words.at(-1)!].some(
    (word) => joins.test(word) || BELONGING[language]?.exec(` ${word} `)?.[0].trim() === word,
  );
}

/** Where a noun phrase's head ends and what belongs to it begins ("shop | for bicycles"): its length where nothing does. */
export function headEnd(phrase: string, language: string): number {
  return BELONGING[language]?.exec(phrase)?.index ?? phrase.length;
}

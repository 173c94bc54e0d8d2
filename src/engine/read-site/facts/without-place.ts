import { foldWords } from "../../language/fold.ts";
import { isOnlyPlace, isTown } from "./place-names.ts";

/** "… in Kiel", "… na krakowskim Podgórzu", "… в Казани": from a preposition to the end, where a name stands behind it. */
const IN_PLACE =
  /\s(?:in|near|across|around|à|près de|dans|en|a|nel|nella|em|no|na|w|we|u|v|ve|i|på|och|ved|fra|från|im|am|bei|aus|from|rund um|te|в|во|на|по|في|و)\s(?:\p{Ll}{3,}\s){0,1}(?:der\s|die\s|the\s|la\s|les\s|el\s)?\p{Lu}[\p{L}\p{M}'’.-]*(?:[\s,&-]{1,3}(?:and\s|und\s|et\s|y\s|e\s|i\s|och\s|og\s|и\s)?[\p{L}\p{M}'’.-]+){0,4}$/u;
const ARABIC_IN = /\sفي\s\S+(?:\s\S+)?$/u;
/** "… et alentours", "… a okolí". */
const AND_AROUND =
  /\s(?:et (?:alentours|environs)|und Umgebung|y alrededores|e dintorni|e região|i okolice|a okolí|och omnejd|og omegn)$/iu;

/** Small words before a place, or between two. */
const LEADS =
  /^(?:the|la|le|les|el|los|der|die|das|&|and|und|et|y|e|och|og|in|near|from|of|à|de|en|em|a|di|da|do|van|te|aus|bei|von|w|v|ve|u|z|i|på|fra|från|direct|direkt|directo|direto|diretto)$/iu;

/** A phrase without the place it ends or begins with: "Piano tuning in Leipzig", "Uppsala dentist"; the site's own town is one, whatever stands before it: "Oskrba na domu Murska Sobota". */
export function withoutPlace(text: string, language: string, town: string | null): string {
  const around = text.trim().replace(AND_AROUND, "");
  const isHere = town !== null && around.endsWith(` ${town}`);
  const cut = isHere ? around.slice(0, -town.length - 1) : around.replace(IN_PLACE, "").replace(ARABIC_IN, "");
  const words = cut.trim().split(/\s+/u);
  const isPlaceName = (word: string) =>
    /^\p{Lu}|\p{Lo}/u.test(word) && (isTown(foldWords(word)) || isOnlyPlace(word, { language, own: new Set() }));
  while (words.length > 1 && isPlaceName(words[0]!)) words.shift();
  const whole = words.length;
  while (words.length > 1 && isPlaceName(words.at(-1)!)) words.pop();
  // What led to the place leads nowhere without it: "lentes em Braga", "movers in Boise, Idaho".
  while (words.length > 1 && (isHere || words.length < whole) && LEADS.test(words.at(-1)!)) words.pop();
  return words.join(" ").replace(/^[\s,|·•–—:・\p{So}-]{1,9}|[\s,|·•–—:・\p{So}-]{1,9}$/gu, "");
}

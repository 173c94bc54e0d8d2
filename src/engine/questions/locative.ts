import { townBehindIn } from "../read-site/facts/place-names.ts";
import type { Templates } from "./templates.ts";

/** A place as it follows a noun: bent where the language bends it and the form is known, else behind a word for "town" that is bent instead. */
export function inPlace(place: string, templates: Templates): string {
  const form = templates.bent ? townBehindIn(place) : null;
  if (!form) return templates.in.replace("{place}", () => place).replace("{locative}", () => turkishLocative(place));
  return templates
    .bent!.replace("{place}", () => form)
    .replace(/ w (?=W[^aeiouyó])/u, " we ")
    .replace(/ в (?=В[лтс])/u, " во ");
}

/** Small words as they run together with the name of a town: "d’Angers", "au Mans", "no Porto". */
export function contracted(text: string, language: string): string {
  if (language.startsWith("fr"))
    return text
      .replace(/(?<=\s)de (?=[AEIOUÉÈÊÎÔ]|Y[^aeiouéèêîô])/gu, "d’")
      .replace(/(?<=\s)à Le (?=\p{Lu})/gu, "au ")
      .replace(/(?<=\s)de Le (?=\p{Lu})/gu, "du ")
      .replace(/(?<=\s)à Les (?=\p{Lu})/gu, "aux ")
      .replace(/(?<=\s)de Les (?=\p{Lu})/gu, "des ");
  if (language.startsWith("pt"))
    return text.replace(
      /(?<=\s)(em|de) (?=(?:Porto(?! \p{Lu})|Rio de Janeiro|Funchal)(?!\p{L}))/gu,
      (_, small: string) => (small === "em" ? "no " : "do "),
    );
  return text;
}

/** The Turkish ending for "that is in" after a place, by the harmony of its vowels: "İzmir’deki", "Uşak’taki". */
function turkishLocative(place: string): string {
  const letters = place.toLocaleLowerCase("tr");
  const last = letters.match(/[aeıioöuü]/gu)?.at(-1) ?? "e";
  const consonant = /[fstkçşhp]$/u.test(letters) ? "t" : "d";
  return `’${consonant}${"aıou".includes(last) ? "a" : "e"}ki`;
}

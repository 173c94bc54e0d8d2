import { joinedParts } from "../language/joined-parts.ts";
import { codeOf, languageOf } from "../language/languages.ts";
import { EAST_ASIAN } from "../language/scripts.ts";

/** What most of mankind is called, by language, as whole words. */
const ANYBODY: Readonly<Record<string, string>> = {
  en: "individuals|people|homes|homeowners|households|consumers|families|private (?:individuals|clients|customers)",
  de: "privat(?:e|personen|kunden|kundinnen|leute|haushalte|menschen)?|familien|haushalte|menschen|verbraucher",
  fr: "particuliers|familles|foyers|ménages|gens|personnes|consommateurs",
  es: "particulares|familias|hogares|personas|gente|consumidores",
  it: "privati|famiglie|persone|consumatori",
  pt: "particulares|famílias|pessoas|consumidores",
  nl: "particulieren|gezinnen|families|mensen|huishoudens|consumenten",
  sv: "privat(?:a|personer|kunder)?|familjer|hushåll|människor|konsumenter",
  da: "privat(?:e|personer|kunder)?|familier|husstande|mennesker|forbrugere",
  no: "privat(?:e|personer|kunder)?|familier|husholdninger|mennesker|forbrukere",
  ro: "persoane(?: fizice)?|familii|particulari|consumatori",
  el: "ιδιώτες|οικογένειες|καταναλωτές",
  ru: "частные лица|физические лица|семьи|люди",
  tr: "bireyler|aileler|insanlar",
};
/** Letters from which one word is a compound that tells enough: "Handwerksbetriebe". */
const LONG_COMPOUND = 15;

/** Whether those whom a house serves tell it from its neighbours: no one short word ("children"), nor anybody, alone or beside others ("imprese e privati"). */
export function isNarrowAudience(audience: string, tag: string): boolean {
  if (joinedParts(audience.replaceAll("- ", " "), tag).some((each) => isAnybody(each, tag))) return false;
  return /\s/u.test(audience) || EAST_ASIAN.test(audience) || audience.length >= LONG_COMPOUND;
}

/** "privati", "les particuliers", and what is left of "Privat-" and "Firmenkunden". */
function isAnybody(served: string, tag: string): boolean {
  const anybody = ANYBODY[codeOf(tag)] ?? "(?!)";
  const [first = "", ...rest] = served.toLowerCase().split(" ");
  const bare = languageOf(tag).articles.has(first) ? rest.join(" ") : served;
  return new RegExp(`^(?:${anybody})$`, "iu").test(bare);
}

import type { Page } from "../types.ts";
import { titleParts } from "./names.ts";

/** How "for" those served is said, by language. */
const FOR: Record<string, string> = {
  en: "for",
  de: "für",
  fr: "pour(?: les)?",
  es: "para",
  it: "per",
  pt: "para",
  nl: "voor",
  sv: "för",
  da: "til",
  no: "for",
};
/** Endings of words for people and organisations, many of them, by language. */
const PEOPLE: Record<string, RegExp> = {
  en: /(?:(?<!numb|ord|off|lett|comput|print|pap|cov|fold|cent)ers|(?<!flo|do|mirr|mot|col)ors|ists|ians|(?<!pl|\bp)ants|(?<!m|ev|compon|pres|cont|acc)ents|eries|anies|esses|ups|teams|tools|women|men|people|children|kids|families|parents|cafés|cafes|restaurants|hotels|shops|clinics|schools|charities|nonprofits|agencies|firms|industries|homes|households|couples|professionals|individuals|landlords|expats|athletes|museums|brands|contractors|practices|salons|gyms|universities|nurses)$/i,
  de: /(?:unternehmen|betriebe|firmen|kanzleien|praxen|familien|kinder|frauen|männer|senioren|schulen|vereine|gründer|handwerker|selbstständige|selbständige|freiberufler|anfänger|einsteiger|studenten|studierende|schüler|musikschulen|händler|agenturen|gastronomen|kommunen|privatkunden|privatpersonen|paare|teams)$/i,
  fr: /(?:entreprises|artisans|particuliers|familles|enfants|femmes|hommes|étudiants|indépendants|commerçants|restaurants|écoles|associations|professionnels|débutants|seniors|pme|startups|collectivités|freelances)$/i,
  es: /(?:empresas|autónomos|pymes|familias|niños|mujeres|estudiantes|profesionales|principiantes|comercios|restaurantes|escuelas|particulares|mayores|parejas)$/i,
  it: /(?:aziende|imprese|professionisti|famiglie|bambini|donne|studenti|principianti|privati|negozi|ristoranti|scuole|pmi|coppie)$/i,
  pt: /(?:empresas|autônomos|autónomos|famílias|crianças|mulheres|estudantes|profissionais|iniciantes|restaurantes|escolas|particulares|idosos|casais)$/i,
  nl: /(?:bedrijven|ondernemers|zzp'ers|particulieren|gezinnen|kinderen|vrouwen|studenten|beginners|scholen|verenigingen|boeren|winkels|starters)$/i,
  sv: /(?:företag|familjer|barn|kvinnor|studenter|nybörjare|föreningar|privatpersoner|restauranger|skolor|äldre)$/i,
  da: /(?:virksomheder|familier|børn|kvinder|studerende|begyndere|foreninger|private|restauranter|skoler|ældre)$/i,
  no: /(?:bedrifter|familier|barn|kvinner|studenter|nybegynnere|foreninger|private|restauranter|skoler|eldre)$/i,
};
const MAX_WORDS = 5;
const NOT_FIRST =
  /^(?:all|every|every(?:body|one)|any(?:body|one)|jedermann|jede[rn]?|iedereen|alla|toda|tutte|everything|anything|your|our|the|any|more|free|sale|rent|you|me|us|alle|jeden|ihre|unsere|tous|votre|todos|tu|su|tutti|sua|todos|seu|uw|je|din|dine|en|et|ett|a|an|\d.*)$/i;

/** Whether a phrase serves some rather than everybody: no article, no "all", no number begins it. */
export function servesSome(phrase: string): boolean {
  return !NOT_FIRST.test(phrase.split(/\s+/u)[0]!);
}

/** What leads to the place where those served are, by language. */
const IN: Record<string, string> = {
  en: "in",
  de: "in",
  fr: "à|en",
  es: "en",
  it: "a|in",
  pt: "em",
  nl: "in",
  sv: "i",
  da: "i",
  no: "i",
};

/** Those served without where they are: "contractors in Leeds". The small word is the language's own: "en" joins in Dutch. */
export function withoutWhere(phrase: string, language: string): string {
  const small = IN[language.slice(0, 2)] ?? "in";
  return phrase.split(new RegExp(String.raw`\s(?:${small})\s(?=\p{Lu})`, "u"), 1)[0]!;
}

/** Whether a phrase names people or organisations, as far as the language's endings tell. */
export function namesPeople(phrase: string, language: string): boolean {
  const people = PEOPLE[language];
  return !people || people.test(withoutWhere(phrase, language));
}

/** Whom the home page's title, first headings or description say it serves ("small bakeries in Ohio"); `null` where they do not say. */
export function readAudience(home: Page, language: string): string | null {
  const link = FOR[language];
  const people = PEOPLE[language];
  if (!link || !people) return null;
  const pattern = new RegExp(`(?<!\\p{L})${link}\\s+([^.,;:!?|()–—\\n]{3,80})`, "giu");
  const texts = [...titleParts(home.head.title ?? ""), home.head.description ?? "", ...home.h1.slice(0, 2)];
  for (const text of texts) {
    for (const [, rest] of text.slice(0, 400).matchAll(pattern)) {
      const words = rest!.trim().split(/\s+/u);
      if (!servesSome(rest!.trim())) continue;
      const last = words.slice(0, MAX_WORDS).findLastIndex((word) => people.test(word));
      const until = words
        .slice(0, MAX_WORDS)
        .findIndex((word) =>
          /^(?:in|at|with|who|that|to|by|from|mit|die|der|in|aus|qui|que|avec|che|con|com|met|som|med)$/i.test(word),
        );
      const end = until > 0 ? Math.min(last, until - 1) : last;
      if (end < 0 || !people.test(words[end]!)) continue;
      const place = /^ in (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.exec(
        rest!.trim().slice(words.slice(0, end + 1).join(" ").length),
      );
      return words.slice(0, end + 1).join(" ") + (place?.[0] ?? "");
    }
  }
  return null;
}

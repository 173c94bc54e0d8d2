import { writesTraditional } from "../language/scripts.ts";
import type { Sells } from "../trades/trades.ts";
import type { Intent } from "../types.ts";
import ar from "./templates/ar.json" with { type: "json" };
import cs from "./templates/cs.json" with { type: "json" };
import da from "./templates/da.json" with { type: "json" };
import de from "./templates/de.json" with { type: "json" };
import el from "./templates/el.json" with { type: "json" };
import en from "./templates/en.json" with { type: "json" };
import es from "./templates/es.json" with { type: "json" };
import fi from "./templates/fi.json" with { type: "json" };
import fr from "./templates/fr.json" with { type: "json" };
import hr from "./templates/hr.json" with { type: "json" };
import hu from "./templates/hu.json" with { type: "json" };
import it from "./templates/it.json" with { type: "json" };
import ja from "./templates/ja.json" with { type: "json" };
import ko from "./templates/ko.json" with { type: "json" };
import nl from "./templates/nl.json" with { type: "json" };
import no from "./templates/no.json" with { type: "json" };
import pl from "./templates/pl.json" with { type: "json" };
import pt from "./templates/pt.json" with { type: "json" };
import ptBr from "./templates/pt-BR.json" with { type: "json" };
import ro from "./templates/ro.json" with { type: "json" };
import ru from "./templates/ru.json" with { type: "json" };
import sk from "./templates/sk.json" with { type: "json" };
import sl from "./templates/sl.json" with { type: "json" };
import sv from "./templates/sv.json" with { type: "json" };
import tr from "./templates/tr.json" with { type: "json" };
import zh from "./templates/zh.json" with { type: "json" };
import zhHant from "./templates/zh-Hant.json" with { type: "json" };

/** A question with placeholders, and who asks it. */
export interface QuestionTemplate {
  intent: Intent;
  /** Key of a persona; see `personas.ts`. */
  persona: string;
  text: string;
  /** Better words by family of businesses or by what is sold; `null` where nobody asks that. */
  instead?: Record<string, string | null>;
  /** The families, or what is sold, that alone are asked this; absent for all. */
  for?: string[];
  /** The offers that alone stand well in it; absent for all. */
  fits?: string;
  /** The trades and families of which nearly every buyer asks this: asked second where the site's own words are not sure. */
  typical?: string[];
}

/** A language whose question words and adjectives bend with the noun; patterns as sources of regular expressions. */
export interface Agreement {
  /** The question word, the verb before an adjective, the ending that both have in templates, and where what is said of sellers ends. */
  asks: string;
  be: string;
  ending: string;
  until: string;
  /** By the ending of sellers: the other ending, and, where sellers then bend as the object, the questions in which they are it. */
  genders: { fits: string; ending: string; objects?: string }[];
}

/** All that one language needs to ask about any subject without bending a noun. */
export interface Templates {
  general: QuestionTemplate[];
  /** The same about many sellers, in languages where only some plurals keep one form; see `heads`. */
  plural?: QuestionTemplate[];
  /** For sites that serve a place. */
  local: QuestionTemplate[];
  /** About one thing the site offers. */
  offer: QuestionTemplate[];
  /** The same of many sellers, in languages where only some plurals keep one form. */
  pluralOffer?: QuestionTemplate[];
  /** About what drives a buyer to this kind of business; absent where no such sentences are written. */
  need?: QuestionTemplate[];
  /** The same of many sellers, in languages where only some plurals keep one form. */
  pluralNeed?: QuestionTemplate[];
  /** For those the site says it serves; absent where their name would have to be bent. */
  audience?: QuestionTemplate;
  /** Which offers stand well in `offer`, by what is sold; none where absent. */
  offers: Partial<Record<Sells, string>>;
  /** How a place follows a noun. */
  in: string;
  /** How the bent form of a town follows a noun, in languages that bend it. */
  bent?: string;
  /** What follows a noun where the seller should be close by but no place is known. */
  nearMe: string;
  /** How a country follows a noun, by ISO code. */
  countries: Record<string, string>;
  /** What sellers of a thing are called; absent where nouns change with their case, and questions put the subject before a colon. */
  providers?: Record<Sells, string>;
  /** How a country follows a subject that stands before a colon, where it differs. */
  topicCountries?: Record<string, string>;
  /** How questions bend with sellers of another gender than the one they are written for; see `agreement.ts`. */
  agreement?: Agreement;
  /** Endings of an adjective before a noun, one and many. */
  adjectives?: Record<string, string>;
  /** Nouns that name a seller, with their plural; beside `plural` only those whose subject and object are one form. */
  heads?: Record<string, { many: string; feminine?: boolean }>;
  /** Small words by which a question in this language is known. */
  markers: string[];
}

const TEMPLATES = {
  ...{ ar, cs, da, de, el, en, es, fi, fr, hr, hu, it, ja, ko, nl, no, pl, pt, ro, ru, sk, sl, sv, tr, zh },
  "pt-BR": ptBr,
  "zh-Hant": zhHant,
} as Record<string, Templates>;

/** The templates of a language as a country writes it, and the tag they are in; English for a language without its own, which a scan then says. */
export function templatesFor(language: string, country: string | null): { tag: string; templates: Templates } {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  const ofCountry = primary === "zh" && writesTraditional(country) ? "zh-Hant" : `${primary}-${country}`;
  const tag = [ofCountry, primary, "en"].find((each) => Object.hasOwn(TEMPLATES, each))!;
  return { tag, templates: TEMPLATES[tag]! };
}

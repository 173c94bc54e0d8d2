import { foldWords } from "../language/fold.ts";
import type { SiteFacts } from "../types.ts";
import { type Family, familyOf } from "./families.ts";
import { withoutInstructions } from "./instructions.ts";
import type { Kind, Sells } from "./kinds.ts";
import needs from "./needs.json" with { type: "json" };
import { insideSentence, nounPhrase, placeName } from "./noun-phrase.ts";
import { pluralOf } from "./plural.ts";
import { recogniseKind, sellsOf } from "./recognise-kind.ts";
import type { Templates } from "./templates.ts";

/** What the questions are about, in forms that need no bending. */
export interface Subject {
  /** Many sellers, e.g. "bicycle shops" or "providers of payroll software". */
  who: string;
  feminine: boolean;
  /** The category names a seller, and `who` is its plural. */
  isSeller: boolean;
  /** The category itself, for languages that put it before a colon. */
  topic: string;
  sells: Sells;
  family: Family;
  /** Things it sells that a buyer may ask for by name. */
  offers: string[];
  /** What drives buyers to this kind of business, as sentences without an end. */
  needs: string[];
  /** The place it serves; `null` for software, which is bought anywhere. */
  place: string | null;
  /** Whom the site says it serves. */
  audience: string | null;
  /** Why the questions are not about a category of its own; else `null`. */
  reason: string | null;
}

/** Offers that are asked about. */
const MOST_OFFERS = 3;
/** Needs that are asked about. */
const MOST_NEEDS = 2;
const NEEDS: Record<string, Record<string, string[]>> = needs.needs;
/** Letters in common from which an offer only repeats the category ("tree surveys" of "tree surveyors"). */
const REPEATS = 9;
/** Characters of a page that are read for words of its kind. */
const READ_OF_A_PAGE = 8_000;

interface Language {
  tag: string;
  templates: Templates;
}

/** Draws the subject of all questions from a site's facts; every phrase is free of the brand. */
export function subjectOf(facts: SiteFacts, { tag, templates }: Language, pageTexts: readonly string[]): Subject {
  const texts = pageTexts.map((text) => withoutInstructions(text.slice(0, READ_OF_A_PAGE)) ?? "");
  const kind = recogniseKind(facts, texts);
  const evidence = [facts.description ?? "", ...facts.offers, ...texts].join("\n");
  const phrase = (text: string | null, as?: "offer") => {
    const clean = nounPhrase(text, facts, as);
    return clean && insideSentence(clean, tag, evidence);
  };
  const named = phrase(asTopic(facts.category));
  const offers = [...new Set(facts.offers.flatMap((offer) => phrase(offer, "offer") ?? []))].filter(
    (offer) => offer !== named,
  );
  const category = named ?? phrase(nameOf(kind, tag)) ?? offers[0] ?? null;
  const sells = sellsOf(category, kind);
  const place = sells === "software" ? null : placeName(facts);
  const fits = templates.offers[sells];
  const common = {
    sells,
    needs: needsOf(kind, facts, tag),
    family: knownTo(templates, familyOf(category, sells, place)),
    place,
    offers: offers
      .filter((offer) => fits && new RegExp(fits, "u").test(offer) && !repeats(offer, category))
      .slice(0, MOST_OFFERS),
    audience: phrase(facts.audience, "offer"),
  };
  if (!category) {
    const reason = "The site does not say in plain words what it sells.";
    return {
      ...common,
      who: templates.companies,
      feminine: tag === "fr",
      isSeller: false,
      topic: templates.companies,
      reason,
    };
  }
  const sellers = pluralOf(category, tag, templates);
  const who = sellers?.who ?? sellersOf(category, { tag, templates, sells });
  return {
    ...common,
    who,
    feminine: sellers?.feminine ?? false,
    isSeller: sellers !== null,
    topic: category,
    reason: null,
  };
}

/** A family of services that a language has no questions of its own for is asked like any other service. */
function knownTo({ general }: Templates, family: Family): Family {
  const isKnown = general.some((template) => template.for?.includes(family.id));
  return isKnown || family.sells !== "service" ? family : { ...family, id: "personal" };
}

/** Needs are asked about only where the category does not tell of another kind than the whole site: a guess may be another's. */
function needsOf(kind: Kind | null, facts: SiteFacts, tag: string): string[] {
  const told = recogniseKind({ ...facts, offers: [], description: null });
  if (!kind || !facts.category || (told && told.id !== kind.id)) return [];
  return NEEDS[kind.id]?.[tag]?.slice(0, MOST_NEEDS) ?? [];
}

function repeats(offer: string, category: string | null): boolean {
  const [said, known] = [foldWords(offer), foldWords(category ?? "")];
  return said === known || (said.length >= REPEATS && known.startsWith(said.slice(0, REPEATS)));
}

/** "Shop: coffee" asks for coffee first: a topic stands before a colon of its own. */
function asTopic(category: string | null): string | null {
  const parts = category?.split(/:\s+/) ?? [];
  return parts.length === 2 ? `${parts[1]}  ${parts[0]}`.replace("  ", " – ") : category;
}

function nameOf(kind: Kind | null, tag: string): string | null {
  return kind?.words[tag.slice(0, 2)]?.split(/,|(?<=\p{Script=Han}) /u)[0]?.trim() ?? null;
}

function sellersOf(thing: string, { tag, templates, sells }: Language & { sells: Sells }): string {
  // English puts a short thing in front: "payroll software providers".
  if (tag === "en" && sells !== "goods" && !/\s(?:for|of|in|with|and|to)\s/.test(thing)) return `${thing} providers`;
  // "Anbieter für Software für …" stumbles; German then says "von".
  const pattern = (templates.providers?.[sells] ?? "{thing}").replace(
    / für (?=\{thing\})/,
    / für /.test(thing) ? " von " : " für ",
  );
  const filled = pattern.replace("{thing}", thing);
  return tag === "fr" ? filled.replace(/\bde (?=[aeiouhâàéèêîôœ])/i, "d’") : filled;
}

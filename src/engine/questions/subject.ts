import { foldWords } from "../language/fold.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { namesPeople, withoutWhere } from "../read-site/facts/audience.ts";
import { isArticle, isTelling } from "../read-site/facts/telling.ts";
import { type AlsoCalled, alsoCalled, isWebShop, tradeName } from "../trades/labels.ts";
import { isOfTrade } from "../trades/of-trade.ts";
import { tradesIn } from "../trades/said-trades.ts";
import { isWide, tradeOf } from "../trades/trades.ts";
import { hasTerms } from "../trades/typical-terms.ts";
import type { SiteFacts } from "../types.ts";
import { type Family, familyOf } from "./families.ts";
import { withoutInstructions } from "./instructions.ts";
import { isNarrowAudience } from "./narrow-audience.ts";
import { narrowerOffer } from "./narrower-offer.ts";
import { thingsSaidIn, tradeNeeds } from "./needs.ts";
import { insideSentence, nounPhrase, placeName } from "./noun-phrase.ts";
import { pluralOf } from "./plural.ts";
import { regularPlural } from "./regular-plural.ts";
import { type RankedOffer, rankOffers } from "./sure-offers.ts";
import type { Templates } from "./templates.ts";

/** What the questions are about, in forms that need no bending. */
export interface Subject {
  sellers: Sellers;
  family: Family;
  /** Things it sells that a buyer may ask for by name, the surest first. */
  offers: RankedOffer[];
  /** What drives buyers to this kind of business, as sentences without an end. */
  needs: string[];
  /** The place it serves; `null` for what is bought anywhere. */
  place: string | null;
  /** Whom the site says it serves. */
  audience: string | null;
}

/** Offers that are asked about. */
const MOST_OFFERS = 4;
/** Needs that are asked about. */
const MOST_NEEDS = 2;
/** Characters of a page that are read for how it writes a phrase inside a sentence. */
const READ_OF_A_PAGE = 8_000;

interface Language {
  tag: string;
  templates: Templates;
}

/** Draws the subject of all questions from a site's facts; every phrase is free of the brand. `null` where nothing tells what is sold. */
export function subjectOf(
  facts: SiteFacts,
  { tag, templates }: Language,
  pageTexts: readonly string[],
): Subject | null {
  const texts = pageTexts.map((text) => withoutInstructions(text.slice(0, READ_OF_A_PAGE)) ?? "");
  const evidence = [facts.description ?? "", ...facts.offers, ...texts].join("\n");
  const phrase = (text: string | null, as?: "offer") => {
    const clean = nounPhrase(text, facts, as);
    return clean && insideSentence(clean, tag, evidence);
  };
  const isOwnLanguage = tag.slice(0, 2) === facts.language.slice(0, 2);
  const trade = tradeOf(facts.trade);
  // Where nothing is known of what stands on sites of the trade, nothing tells against an offer.
  const isOurs = (offer: string) =>
    trade === null || !hasTerms(trade, tag.slice(0, 2)) || isOfTrade(offer, trade, tag.slice(0, 2));
  const isAsked = (offer: string) => !isArticle(offer) && isOurs(offer);
  const offers = isOwnLanguage
    ? [...new Set(facts.offers.filter(isAsked).flatMap((offer) => phrase(offer, "offer") ?? []))]
    : [];
  const named = phrase(asTopic(facts.category));
  const market = { language: tag.slice(0, 2), country: facts.country };
  const online = facts.category !== null && isWebShop(facts.category, market);
  const sellers = sellersOf(facts, { tag, templates, named, online });
  if (!sellers) return null;
  const place = placeName(facts);
  const family = knownTo(templates, familyOf(sellers.topic, trade, { online, place, language: market.language }));
  const isAnywhere = family.sells === "software" || (family.sells === "goods" && !family.isLocal);
  const fits = templates.offers[family.sells];
  const ofTrade = { ...sellers, trade: facts.trade, language: market.language };
  // Where the question names Leeds itself, "contractors in Leeds" are contractors.
  const namesPlace = !isAnywhere && place !== null;
  const told = namesPlace && facts.audience ? withoutWhere(facts.audience, tag) : facts.audience;
  const served = isOwnLanguage ? phrase(told, "offer") : null;
  return {
    sellers,
    family,
    place: isAnywhere ? null : place,
    needs: needsOf(facts, { tag, family, evidence }),
    offers: rankOffers(
      offers
        .flatMap((offer) => narrowerOffer(offer, ofTrade) ?? [])
        .filter((offer) => family.sells !== "service" || isTelling(offer))
        .filter((offer) => fits && new RegExp(fits, "u").test(offer)),
      { ...ofTrade, description: facts.description, lines: evidence.split("\n") },
    ).slice(0, MOST_OFFERS),
    audience:
      served && (family.sells === "software" || isNarrowAudience(served, tag)) ? narrowerOffer(served, ofTrade) : null,
  };
}

/** Many sellers of one thing. */
export interface Sellers {
  /** E.g. "bicycle shops" or "providers of payroll software". */
  who: string;
  feminine: boolean;
  /** `who` is the plural of a seller's name, rather than words put around a thing. */
  isSeller: boolean;
  /** The category itself, for languages that put it before a colon. */
  topic: string;
}

/** How many sellers are called: by the site's own phrase where it names a seller, by the trade, else as providers of the thing. */
function sellersOf(
  facts: SiteFacts,
  { tag, templates, named, online }: Language & { named: string | null; online: boolean },
): Sellers | null {
  const market = { language: tag.slice(0, 2), country: facts.country };
  const name = tradeName(facts.trade, market, online);
  const isOwnPhrase = named !== null && facts.category !== name?.one;
  const also = calledToo(facts, named, market.language);
  const plural = also?.many ? { who: also.many, feminine: isFeminine({ one: named! }, tag, templates) } : null;
  const own = isOwnPhrase
    ? (plural ?? pluralOf(named, tag, templates) ?? (also ? regular(named, tag, templates) : null))
    : null;
  if (own) return { ...own, isSeller: true, topic: named! };
  // Where many of the site's own kind cannot be said, questions put it before a colon.
  if (isOwnPhrase && templates.plural) return { who: named, feminine: false, isSeller: false, topic: named };
  if (name) {
    const isSoftware = tradeOf(facts.trade)?.kind === "product";
    const many = name.many
      ? { who: narrowedToo(name.one, facts.category, name.many), feminine: isFeminine(name, tag, templates) }
      : (pluralOf(name.one, tag, templates) ?? (isSoftware ? null : regular(name.one, tag, templates)));
    const topic = isOwnPhrase && !name.many ? named : name.one;
    if (many) return { ...many, isSeller: true, topic: name.one };
    return { who: providersOf(topic, { tag, templates, sells: "service" }), feminine: false, isSeller: false, topic };
  }
  return named === null ? null : sellersOfThing(named, facts, { tag, templates, online });
}

/** Many of those whose name leaves one of two things out, as the category does: "webshops med garn og stof" without the fabric. */
function narrowedToo(one: string, category: string | null, many: string): string {
  const from = [...one].findIndex((letter, at) => letter !== category?.[at]);
  const left = one.slice(from, from + one.length - (category ?? one).length);
  return left !== "" && one.replace(left, "") === category ? many.replace(left, "") : many;
}

/** The name of some sellers of the trade by which a site calls itself; absent where it does not. */
function calledToo({ trade }: SiteFacts, named: string | null, language: string): AlsoCalled | undefined {
  if (trade === null || named === null) return undefined;
  return alsoCalled(trade, language).find(({ one }) => foldWords(one) === foldWords(named));
}

/** Languages whose templates ask for many sellers have them by rule where no table knows them; others keep one form. */
function regular(one: string, tag: string, templates: Templates): { who: string; feminine: boolean } | null {
  const who = templates.plural ? null : regularPlural(one, tag);
  return who === null ? null : { who, feminine: isFeminine({ one }, tag, templates) };
}

/** Those who sell a thing, as its providers. */
function sellersOfThing(
  thing: string,
  { trade }: SiteFacts,
  { tag, templates, online }: Language & { online: boolean },
): Sellers {
  const { sells } = familyOf(thing, tradeOf(trade), { online, place: null, language: tag.slice(0, 2) });
  // "dog groomer providers" says twice who does it.
  const many = tag === "en" && sells === "service" ? regularPlural(thing, tag) : null;
  if (many && namesPeople(many, tag)) return { who: many, feminine: false, isSeller: true, topic: thing };
  return { who: providersOf(thing, { tag, templates, sells }), feminine: false, isSeller: false, topic: thing };
}

/** Gender matters in French alone: its table of sellers knows it, else how their name's first word ends. */
function isFeminine({ one }: { one: string }, tag: string, templates: Templates): boolean {
  const [first] = one.toLowerCase().split(/[\s’']/u);
  return pluralOf(one, tag, templates)?.feminine ?? (tag === "fr" && FEMININE.test(first!));
}

const FEMININE =
  /(?:[ae]rie|airie|acie|agnie|onie|édie|sortie|[st]ion|[ae]nce|aison|école|salle|centrale|piscine|femme|forme|ière|noire|ture|entreprise|casse|euse|trice|ante|enne|boîte|visite|ette|ique|banque|cave|ferme|société|auberge|crèche|doula|station-service|place|fiduciaire)$/u;

/** A family of services that a language has no questions of its own for is asked like any other service. */
function knownTo({ general }: Templates, family: Family): Family {
  const isKnown = general.some((template) => family.keys.some((key) => template.for?.includes(key)));
  return isKnown || family.sells !== "service" ? family : { ...family, keys: [...family.keys, "personal"] };
}

/** Families whose houses each have fields of their own: an IT lawyer is not asked after a dismissal. */
const OF_FIELDS = new Set(["legal", "health", "agency"]);
/** Letters from which two words are taken for one ("Verkehrsunfall" and "Verkehrsrecht"). */
const SAME_FIELD = 7;

/** Needs are asked about only where the category does not tell of another kind than the trade, and the site speaks of their field where houses have one: a guess may be another's. */
function needsOf(
  facts: SiteFacts,
  { tag, family, evidence }: { tag: string; family: Family; evidence: string },
): string[] {
  const trade = tradeOf(facts.trade);
  if (!trade || !facts.category || calledToo(facts, facts.category, tag.slice(0, 2))?.beside) return [];
  const market = { language: tag.slice(0, 2), country: facts.country };
  const times = thingsSaidIn(evidence, market);
  const known = tradeNeeds(trade.id, market).toSorted((a, b) => times(b) - times(a));
  const general = tradeName(trade.id, market)?.one ?? "";
  const isGeneral = facts.category === general;
  const [own] = tradesIn(facts.category, market.language);
  // An oven cleaning company is one for a field, too.
  const isNarrowed = /\s(?:company|service)$/u.test(general) && facts.category.endsWith(` ${general}`);
  const isOfFields = isNarrowed || (isWide(trade) && family.keys.some((key) => OF_FIELDS.has(key)));
  if ((isGeneral || own === trade) && !isOfFields) return known.slice(0, MOST_NEEDS);
  // A house for one field is not asked after another, whatever its page lists.
  const field = isNarrowed ? facts.category.slice(0, -general.length) : facts.category;
  const said = foldWords(isGeneral ? evidence : field).split(" ");
  const isSaid = (word: string) =>
    word.length >= SAME_FIELD && said.some((each) => each.startsWith(word.slice(0, SAME_FIELD)));
  const inField = thingsSaidIn(said.join(" "), market);
  const isOfField = (need: string) =>
    EAST_ASIAN.test(need) ? inField(need) > 0 : foldWords(need).split(" ").some(isSaid);
  return known.filter(isOfField).slice(0, MOST_NEEDS);
}

/** "Shop: coffee" asks for coffee first: a topic stands before a colon of its own. */
function asTopic(category: string | null): string | null {
  const parts = category?.split(/:\s+/) ?? [];
  return parts.length === 2 ? `${parts[1]} – ${parts[0]}` : category;
}

function providersOf(thing: string, { tag, templates, sells }: Language & { sells: Family["sells"] }): string {
  // English puts a short thing in front: "payroll software providers".
  if (tag === "en" && sells !== "goods" && !/\s(?:for|of|in|with|and|to)\s|[^s]s$/.test(thing))
    return `${thing} providers`;
  // "Anbieter für Software für …" stumbles; German then says "von".
  const pattern = (templates.providers?.[sells] ?? "{thing}").replace(
    / für (?=\{thing\})/,
    / für /.test(thing) ? " von " : " für ",
  );
  const filled = pattern.replace("{thing}", () => thing);
  return tag === "fr" ? filled.replace(/\bde (?=[aeiouhâàéèêîôœ])/i, "d’") : filled;
}

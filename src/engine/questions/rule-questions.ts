import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { agreed } from "./agreement.ts";
import { isBranded } from "./branded.ts";
import { contracted, inPlace } from "./locative.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import { type Persona, personasFor } from "./personas.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { type QuestionTemplate, type Templates, templatesFor } from "./templates.ts";

/** Questions written by rules, best first, with those who ask them. */
export interface RuleQuestions {
  questions: BuyerQuestion[];
  personas: Persona[];
  /** Why they are less specific than they could be; else `null`. */
  reason: string | null;
}

const UNTOLD = "The site does not say in plain words what it sells. Give your own questions, and they are asked.";

/** Up to `count` different questions from a site's own facts, in its language; the first two are the free sample. */
export function ruleQuestions(
  facts: SiteFacts,
  { count, pageTexts = [] }: { count: number; pageTexts?: readonly string[] },
): RuleQuestions {
  const language = templatesFor(facts.language, facts.country);
  const subject = subjectOf(facts, language, pageTexts);
  if (!subject) return { questions: [], personas: [], reason: UNTOLD };
  const personas = personasFor(subject);
  const fill = filler(facts, subject, language);
  const written = new Map<string, QuestionTemplate>();
  for (const entry of inOrder(subject, language.templates)) {
    const text = fill(entry);
    if (!isBranded(text, facts) && !written.has(text)) written.set(text, entry.template);
  }
  const questions = withoutNearDuplicates([...written.keys()])
    .slice(0, count)
    .map((text) => {
      const { intent, persona } = written.get(text)!;
      return {
        text,
        intent,
        persona: personas[persona]?.name ?? null,
        branded: false,
        language: language.tag.slice(0, 2),
        country: facts.country,
      };
    });
  const used = new Set(questions.map(({ persona }) => persona));
  const people = [...new Map(Object.values(personas).map((persona) => [persona.name, persona])).values()];
  const asking = people.filter(({ name }) => used.has(name));
  return {
    questions,
    personas: asking.length >= 2 ? asking : people.slice(0, 2),
    reason: otherLanguage(facts, language.tag),
  };
}

interface Entry {
  template: QuestionTemplate;
  offer?: string;
  need?: string;
}

/** A site's language that has no templates of its own is said, since its buyers do not ask in English. */
function otherLanguage({ language }: SiteFacts, tag: string): string | null {
  const primary = language.split("-")[0]!.toLowerCase();
  if (tag.slice(0, 2) === primary) return null;
  const name = /^[a-z]{2,3}$/.test(primary) ? new Intl.DisplayNames("en", { type: "language" }).of(primary) : language;
  return `The rules have no questions in ${name}, so these are in English.`;
}

/**
 * A shortlist with the place first, then another kind of question: for those it serves, for what drives a buyer to the
 * trade, for what nearly every buyer of it asks, for a thing it offers that the site speaks of; then all others in turn.
 */
function inOrder(subject: Subject, templates: Templates): Entry[] {
  const all = generalFor(subject, templates);
  const [first, ...general] = askedOf(subject, all).map((template) => ({ template }));
  const audience = subject.audience && templates.audience ? [{ template: templates.audience }] : [];
  const local = subject.place ? askedOf(subject, templates.local).map((template) => ({ template })) : [];
  const frames = askedOf(subject, offerFor(subject, templates));
  // Each offer is asked about in one way first, the next one in another.
  const asked = subject.offers.flatMap(({ offer, sureness }, index) => {
    const fitting = frames.filter(({ fits }) => !fits || new RegExp(fits, "u").test(offer));
    const template = fitting[index % fitting.length];
    return template ? { template, offer, sureness } : [];
  });
  const [sure, unsure] = [asked.filter(({ sureness }) => sureness > 0), asked.filter(({ sureness }) => sureness === 0)];
  const asNeed = askedOf(subject, needFor(subject, templates));
  const needs = asNeed[0] ? subject.needs.map((need) => ({ template: asNeed[0]!, need })) : [];
  const { ofTrade, ofFamily } = typicalOf(subject, all);
  const [second, ...specific] = [
    ...audience,
    ...needs.slice(0, 1),
    ...ofTrade,
    ...sure,
    ...needs.slice(1),
    ...ofFamily,
    ...unsure,
  ];
  const rest = general.filter(({ template }) => ![second, ...specific].some((each) => each?.template === template));
  const turns = Array.from({ length: Math.max(local.length, specific.length, Math.ceil(rest.length / 2)) });
  const mixed = turns.flatMap((_, turn) => [rest[2 * turn], local[turn], specific[turn], rest[2 * turn + 1]]);
  return [first, second, ...mixed].filter((entry) => entry !== undefined);
}

/** What nearly every buyer asks, true of the trade anywhere: of the trade itself (free places of a day nursery), or of its family. */
function typicalOf(
  { family }: Subject,
  templates: readonly QuestionTemplate[],
): Record<"ofTrade" | "ofFamily", Entry[]> {
  const keys = [...family.keys, family.sells];
  const key = keys.find((each) => templates.some(({ typical }) => typical?.includes(each)));
  const found = key && templates.find(({ typical }) => typical?.includes(key));
  const template = found && inWordsOf(found, keys);
  const entries = template ? [{ template }] : [];
  return key === family.trade && key !== family.keys[1]
    ? { ofTrade: entries, ofFamily: [] }
    : { ofTrade: [], ofFamily: entries };
}

function generalFor({ sellers }: Subject, templates: Templates): QuestionTemplate[] {
  return (sellers.isSeller && templates.plural) || templates.general;
}

function offerFor({ sellers }: Subject, templates: Templates): QuestionTemplate[] {
  return (sellers.isSeller && templates.pluralOffer) || templates.offer;
}

function needFor({ sellers }: Subject, { need, pluralNeed }: Templates): QuestionTemplate[] {
  return (sellers.isSeller && pluralNeed) || need || [];
}

/** The templates that suit a family of businesses, in its words. */
function askedOf({ family }: Subject, templates: readonly QuestionTemplate[]): QuestionTemplate[] {
  const keys = [...family.keys, family.sells];
  return templates.flatMap((template) => {
    if (template.for && !keys.some((key) => template.for?.includes(key))) return [];
    return inWordsOf(template, keys) ?? [];
  });
}

/** A template in the words of the first key that has better ones; `null` where nobody asks that. */
function inWordsOf(template: QuestionTemplate, keys: readonly string[]): QuestionTemplate | null {
  const better = keys.map((key) => template.instead?.[key]).find((text) => text !== undefined);
  return better === null ? null : { ...template, text: better ?? template.text };
}
/** Fills the placeholders of a template. */
function filler(facts: SiteFacts, subject: Subject, { tag, templates }: { tag: string; templates: Templates }) {
  const place = subject.place ?? "";
  const { feminine, topic } = subject.sellers;
  const where = (countries: Record<string, string>) => {
    const country = subject.family.sells === "software" ? "" : (countries[facts.country ?? ""] ?? "");
    // An engine does not know where its caller is: what is bought nearby is asked for in the country, where that is known.
    if (subject.family.isLocal) return country || templates.nearMe;
    return country;
  };

  return ({ template, offer = "", need = "" }: Entry): string => {
    const { text, who } = agreed(template.text, { who: subject.sellers.who, tag, templates });
    const aside = place ? `, ${place}` : where(templates.topicCountries ?? templates.countries);
    const values: Record<string, string> = {
      who,
      topic,
      t: topic + aside,
      o: offer + aside,
      topic0: topic,
      offer,
      need,
      audience: subject.audience ?? "",
      place,
      in: place ? inPlace(place, templates) : where(templates.countries),
      Quels: feminine ? "Quelles" : "Quels",
      quels: feminine ? "quelles" : "quels",
      s: feminine ? "es" : "s",
    };
    const filled = text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? "");
    return capitalised(contracted(filled, facts.language));
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

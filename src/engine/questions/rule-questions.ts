import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
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

/** Up to `count` different questions from a site's own facts, in its language; the first two are the free sample. */
export function ruleQuestions(
  facts: SiteFacts,
  { count, pageTexts = [] }: { count: number; pageTexts?: readonly string[] },
): RuleQuestions {
  const language = templatesFor(facts.language, facts.country);
  const subject = subjectOf(facts, language, pageTexts);
  const personas = personasFor(facts, subject.sells);
  const fill = filler(facts, subject, language.templates);
  const written = new Map<string, QuestionTemplate>();
  for (const { template, offer } of inOrder(subject, language.templates, facts)) {
    const text = fill(template, offer);
    if (!isBranded(text, facts) && !written.has(text)) written.set(text, template);
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
  return { questions, personas: asking.length >= 2 ? asking : people.slice(0, 2), reason: subject.reason };
}

/** The templates in the order they are used: the two best, then local, offers and the rest in turn. */
function inOrder(
  subject: Subject,
  templates: Templates,
  facts: SiteFacts,
): { template: QuestionTemplate; offer?: string }[] {
  const [first, second, ...rest] = templates.general.map((template) => ({ template }));
  const local = servesPlace(subject, facts) ? templates.local.map((template) => ({ template })) : [];
  // Each offer is asked about in one way first, the next one in another.
  const offers = subject.offers.flatMap((offer, index) => ({
    template: templates.offer[index % templates.offer.length]!,
    offer,
  }));
  const turns = Array.from({ length: Math.max(local.length, offers.length, Math.ceil(rest.length / 2)) });
  const mixed = turns.flatMap((_, turn) => [rest[2 * turn], local[turn], offers[turn], rest[2 * turn + 1]]);
  return [first, second, ...mixed].filter((entry) => entry !== undefined);
}

function servesPlace(subject: Subject, facts: SiteFacts): boolean {
  return facts.place !== null && subject.sells !== "software" && !isBranded(facts.place, facts);
}

/** Fills the placeholders of a template. */
function filler(facts: SiteFacts, subject: Subject, templates: Templates) {
  const colon = !templates.providers;
  const place = servesPlace(subject, facts) ? facts.place! : "";
  const country = subject.sells === "software" ? "" : (templates.countries[facts.country ?? ""] ?? "");
  // A country in every question reads like a form: the first ones carry it, the others are asked as people ask.
  const withCountry = new Set([0, 1, 3, 5].map((slot) => templates.general[slot]));
  return (template: QuestionTemplate, offer = ""): string => {
    const where = place ? templates.in.replace("{place}", place) : withCountry.has(template) ? country : "";
    const text = template.instead?.[subject.sells] ?? template.text;
    const atTopic = colon ? (place ? `, ${place}` : where) : "";
    const values: Record<string, string> = {
      who: subject.who,
      topic: subject.topic,
      t: `${subject.topic}${atTopic}`,
      topic0: subject.topic,
      offer,
      place,
      in: where,
      Quels: subject.feminine ? "Quelles" : "Quels",
      quels: subject.feminine ? "quelles" : "quels",
      s: subject.feminine ? "es" : "s",
    };
    const filled = text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? "");
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  };
}

import { z } from "zod";
import { type BuyerQuestion, INTENTS, type SiteFacts } from "../types.ts";
import { acceptQuestion } from "./accept-question.ts";
import type { WriterTold } from "./ask-writer.ts";
import { isBranded } from "./branded.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import type { Persona } from "./personas.ts";

/** What the model wrote that can be used; empty with a reason when nothing can. */
export interface ModelQuestions {
  questions: BuyerQuestion[];
  /** `null` when it named fewer than two usable ones. */
  personas: Persona[] | null;
  reason: string | null;
}

const Written = z.union([
  z.string(),
  z.object({
    question: z.string(),
    persona: z.string().nullish().catch(null),
    intent: z.enum(INTENTS).catch("category"),
  }),
]);
const Reply = z.object({
  questions: z.array(Written.nullable().catch(null)).max(200),
  personas: z
    .array(z.object({ name: z.string(), description: z.string() }))
    .optional()
    .catch(undefined),
});

/** The reply as it was asked for, from models that are not held to a schema: a bare list, a list under another name, questions called texts. */
function asAsked(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  const { questions, ...others } = (Array.isArray(reply) ? { questions: reply } : reply) as Record<string, unknown>;
  const [list, ...more] = Object.values(others).filter(Array.isArray);
  const found = questions ?? (more.length === 0 ? list : undefined);
  if (!Array.isArray(found)) return reply;
  const named = found.map((each) => (typeof each?.text === "string" ? { question: each.text, ...each } : each));
  return { ...others, questions: named };
}

/** What can be used of the writer's reply, checked question by question. */
export function modelQuestions(told: WriterTold, facts: SiteFacts, known: string): ModelQuestions {
  const none = (reason: string): ModelQuestions => ({ questions: [], personas: null, reason });
  if ("reason" in told) return none(told.reason);
  const reply = Reply.safeParse(asAsked(told.reply));
  if (!reply.success) return none("The question writer's reply could not be used.");

  const accepted = new Map<string, BuyerQuestion>();
  for (const written of reply.data.questions) {
    if (written === null) continue;
    const { question, persona, intent } =
      typeof written === "string" ? { question: written, persona: null, intent: "category" as const } : written;
    const text = acceptQuestion(question, facts, known);
    if (text)
      accepted.set(text, {
        text,
        intent,
        persona: label(persona),
        branded: false,
        language: facts.language,
        country: facts.country,
      });
  }
  const questions = withoutNearDuplicates([...accepted.keys()]).map((text) => accepted.get(text)!);
  if (questions.length === 0) return none("None of the question writer's questions could be used.");
  return { questions, personas: personasOf(reply.data.personas, facts), reason: null };
}

function label(persona: string | null | undefined): string | null {
  return (
    persona
      ?.replace(/[\p{C}<>]/gu, "")
      .trim()
      .slice(0, 60) || null
  );
}

function personasOf(written: Persona[] | undefined, facts: SiteFacts): Persona[] | null {
  const clean = (written ?? [])
    .map(({ name, description }) => ({
      name: label(name) ?? "",
      description: description.replace(/[\p{C}<>]/gu, "").slice(0, 200),
    }))
    .filter(({ name, description }) => name !== "" && !isBranded(`${name} ${description}`, facts));
  return clean.length >= 2 ? clean.slice(0, 4) : null;
}

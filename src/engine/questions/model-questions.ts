import { z } from "zod";
import { EngineFault } from "../answer-engines/types.ts";
import type { ModelClient } from "../model-client.ts";
import { type BuyerQuestion, INTENTS, type SiteFacts } from "../types.ts";
import { acceptQuestion } from "./accept-question.ts";
import { isBranded } from "./branded.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import type { Persona } from "./personas.ts";
import { promptData, REPLY_SCHEMA, systemPrompt } from "./prompt.ts";

/** What the model wrote that can be used; empty with a reason when nothing can. */
export interface ModelQuestions {
  questions: BuyerQuestion[];
  /** `null` when it named fewer than two usable ones. */
  personas: Persona[] | null;
  reason: string | null;
}

/** Asked for beyond the count, since some are dropped. */
const SPARE = 1.25;
const TOKENS_A_QUESTION = 90;

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

/** One call to the model, checked question by question; never rejects: a fault is a reason. */
export async function modelQuestions(
  facts: SiteFacts,
  { count, model, signal }: { count: number; model: ModelClient; signal: AbortSignal },
): Promise<ModelQuestions> {
  const asked = Math.ceil(count * SPARE) + 1;
  const none = (reason: string): ModelQuestions => ({ questions: [], personas: null, reason });
  const reply = await model
    .completeJson({
      system: systemPrompt({ count: asked, language: facts.language }),
      data: promptData(facts),
      schema: REPLY_SCHEMA,
      maxTokens: 400 + asked * TOKENS_A_QUESTION,
      signal,
    })
    .then(Reply.safeParse)
    .catch((error: unknown) => why(error, signal));
  if (typeof reply === "string") return none(reply);
  if (!reply.success) return none("The question writer's reply could not be used.");

  const accepted = new Map<string, BuyerQuestion>();
  for (const written of reply.data.questions) {
    if (written === null) continue;
    const { question, persona, intent } =
      typeof written === "string" ? { question: written, persona: null, intent: "category" as const } : written;
    const text = acceptQuestion(question, facts);
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

function why(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The question writer took too long.";
  return error instanceof EngineFault ? `The question writer failed: ${error.message}` : "The question writer failed.";
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

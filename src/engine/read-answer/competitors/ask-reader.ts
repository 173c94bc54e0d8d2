import { z } from "zod";
import type { ModelClient } from "../../model-client.ts";
import { COMPETITOR_TYPES } from "../../types.ts";
import type { CompetitorMention } from "../types.ts";

/** An answer with whom the rules found in it. */
export interface AnswerToRefine {
  answer: string;
  question?: string | null;
  competitors: readonly CompetitorMention[];
}

const LONGEST_ANSWER = 24_000;
const MOST_CANDIDATES = 60;
const MAX_TOKENS = 2_000;

const SYSTEM = `You are given a question, an answer to it and the names that were found in the answer.
For each name say what it is: "company" (a company or brand), "product", "media" (a publication or review site), "platform" (a system, marketplace or service that options run on or connect to) or "shop" (named only as a place to buy).
Where two of the names stand for the same company, give for one of them the other as "sameAs"; else null. Use only names from the list, spelled as given.`;

const REPLY = z.object({
  names: z.array(
    z.object({ name: z.string(), type: z.enum(COMPETITOR_TYPES), sameAs: z.string().nullable().default(null) }),
  ),
});

/** The JSON Schema of the reply, as the model is given it. */
const SCHEMA = {
  title: "competitors",
  type: "object",
  additionalProperties: false,
  required: ["names"],
  properties: {
    names: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "type", "sameAs"],
        properties: {
          name: { type: "string" },
          type: { type: "string", enum: [...COMPETITOR_TYPES] },
          sameAs: { type: ["string", "null"] },
        },
      },
    },
  },
};

/** What the model says of each name that it was asked about. */
export type ReaderVotes = z.infer<typeof REPLY>["names"];

/** Asks a model what the names that the rules found are; `null` where its reply fails, is late or does not fit. */
export async function askReader(
  { answer, question = null, competitors }: AnswerToRefine,
  client: ModelClient,
  signal: AbortSignal,
): Promise<ReaderVotes | null> {
  if (competitors.length === 0) return null;
  const names = competitors.slice(0, MOST_CANDIDATES).map(({ name, quote }) => ({ name, quote }));
  const data = { question, answer: answer.slice(0, LONGEST_ANSWER), names };
  try {
    const reply = await client.completeJson({ system: SYSTEM, data, schema: SCHEMA, maxTokens: MAX_TOKENS, signal });
    return REPLY.safeParse(reply).data?.names ?? null;
  } catch {
    return null;
  }
}

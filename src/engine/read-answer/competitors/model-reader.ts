import { z } from "zod";
import type { ModelClient } from "../../model-client.ts";
import { COMPETITOR_TYPES } from "../../types.ts";
import type { CompetitorMention } from "../types.ts";
import { nameKey } from "./tokens.ts";

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

/**
 * Lets a model type the names that the rules found, and merge those of one company. It adds none and moves none: names,
 * offsets and quotes stay the text's. A reply that fails, is late or does not fit leaves the rules' list as it was.
 */
export async function refineCompetitors(
  { answer, question = null, competitors }: AnswerToRefine,
  client: ModelClient,
  signal: AbortSignal,
): Promise<CompetitorMention[]> {
  if (competitors.length === 0) return [];
  const asked = competitors.slice(0, MOST_CANDIDATES);
  const names = asked.map(({ name, quote }) => ({ name, quote }));
  const data = { question, answer: answer.slice(0, LONGEST_ANSWER), names };
  try {
    const reply = await client.completeJson({ system: SYSTEM, data, schema: SCHEMA, maxTokens: MAX_TOKENS, signal });
    const { success, data: read } = REPLY.safeParse(reply);
    return success ? applied(competitors, read.names) : [...competitors];
  } catch {
    return [...competitors];
  }
}

/** The rules' list with the model's types and merges, where the text does not speak against them. */
function applied(
  competitors: readonly CompetitorMention[],
  judged: z.infer<typeof REPLY>["names"],
): CompetitorMention[] {
  const byName = new Map(competitors.map((one) => [one.name, one]));
  const merged = new Map<string, string>();
  const types = new Map<string, CompetitorMention["type"]>();
  for (const { name, type, sameAs } of judged) {
    const one = byName.get(name);
    if (!one) continue;
    types.set(name, type);
    const other = sameAs === null || sameAs === name ? undefined : byName.get(sameAs);
    const settled = merged.has(other?.name ?? "") || [...merged.values()].includes(name);
    if (other && !settled && !areApart(one, other)) merged.set(name, other.name);
  }
  return competitors
    .filter(({ name }) => !merged.has(name))
    .map((one) => {
      const same = competitors.filter(({ name }) => merged.get(name) === one.name);
      const all = [one, ...same];
      return {
        ...one,
        type: types.get(one.name) ?? one.type,
        domain: one.domain ?? same.find(({ domain }) => domain)?.domain ?? null,
        placement: all.some(({ placement }) => placement === "prose") ? "prose" : "list",
      };
    });
}

/** The answer names two in one breath, or gives each a domain of its own: then they are two, unless one spells the other. */
function areApart(one: CompetitorMention, other: CompetitorMention): boolean {
  const keys = [nameKey(one.name), nameKey(other.name)];
  if (keys[0]!.startsWith(keys[1]!) || keys[1]!.startsWith(keys[0]!)) return false;
  return one.quote === other.quote || (one.domain !== null && other.domain !== null && one.domain !== other.domain);
}

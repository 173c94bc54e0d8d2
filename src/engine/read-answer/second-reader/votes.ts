import { z } from "zod";
import { NAME_KINDS, type ReaderVotes } from "../../types.ts";

/** No answer offers more; what is longer is not heard to its end. */
export const MOST_NAMES = 80;
const LONGEST_NAME = 120;

const Name = z
  .string()
  .max(LONGEST_NAME)
  .transform((name) => name.trim().toWellFormed())
  .refine((name) => name !== "" && !name.includes("\0"));
const Vote = z.object({ name: Name, kind: z.enum(NAME_KINDS), sameAs: Name.nullish().catch(null) });
const Reply = z.object({ options: z.array(z.unknown()), names: z.array(z.unknown()) });

/** A model's reply as votes, without entries that do not fit; `null` where it is no such document. */
export function readVotes(reply: unknown): ReaderVotes | null {
  const { data } = Reply.safeParse(reply);
  if (!data) return null;
  return {
    options: [...new Set(fitting(data.options, Name))],
    names: fitting(data.names, Vote).map(({ name, kind, sameAs = null }) => ({ name, kind, sameAs })),
  };
}

function fitting<T>(entries: readonly unknown[], shape: z.ZodType<T>): T[] {
  return entries.slice(0, MOST_NAMES).flatMap((entry) => {
    const { success, data } = shape.safeParse(entry);
    return success ? [data] : [];
  });
}

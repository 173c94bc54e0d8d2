import { nameKey } from "../rivals/words/tokens.ts";
import type { AnswerReading, CompetitorMention } from "../types.ts";
import type { ReaderVotes } from "./ask-reader.ts";

/** A reading with the model's votes on its competitors, of whom only what can be bought instead stays. */
export function applyVotes({ reading, votes }: { reading: AnswerReading; votes: ReaderVotes | null }): AnswerReading {
  return { ...reading, competitors: refined(reading.competitors, votes ?? []).filter(isAnOption) };
}

/** Reviews, platforms and shops are not what was offered instead. */
function isAnOption({ type }: CompetitorMention): boolean {
  return type === "company" || type === "product";
}

/**
 * The rules' list with the model's types and merges, where the text does not speak against them. A model adds no name
 * and moves none: names, offsets and quotes stay the text's.
 */
export function refined(competitors: readonly CompetitorMention[], judged: ReaderVotes): CompetitorMention[] {
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

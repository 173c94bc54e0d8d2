import type { ReaderVotes } from "../../../types.ts";
import type { CompetitorMention } from "../../types.ts";
import { nameKey } from "../words/tokens.ts";

/** Between a company and its product: "Teams (Microsoft)", "Pixel by Google", "Google's Pixel". */
const BESIDE = /^\s*(?:[(（]\s*|(?:by|from|von|de|di|par|by the)\s+|['’]s\s+)$/u;

/**
 * Of names that the reader takes for one, the one it gives for both, where the answer bears it out: one spells the other,
 * they have one domain, or they stand side by side as a product and its company do.
 */
export function mergeSame(
  mentions: readonly CompetitorMention[],
  { votes, answer }: { votes: ReaderVotes; answer: string },
): CompetitorMention[] {
  const byKey = new Map(mentions.map((one) => [nameKey(one.name), one]));
  const merged = new Map<CompetitorMention, CompetitorMention>();
  for (const { name, sameAs } of votes.names) {
    const one = byKey.get(nameKey(name));
    const other = sameAs === null ? undefined : byKey.get(nameKey(sameAs));
    if (!one || !other || one === other || merged.has(one) || merged.has(other)) continue;
    if ([...merged.values()].includes(one)) continue;
    if (areKin(one, other, answer)) merged.set(one, other);
  }
  return mentions
    .filter((one) => !merged.has(one))
    .map((one) => [...merged].filter(([, into]) => into === one).reduce((whole, [part]) => joined(whole, part), one));
}

/** One option under the name of the whole, with the better of what is known of both. */
export function joined(whole: CompetitorMention, part: CompetitorMention): CompetitorMention {
  return {
    ...whole,
    domain: whole.domain ?? part.domain,
    placement: part.placement === "prose" ? "prose" : whole.placement,
    logOdds: Math.max(whole.logOdds, part.logOdds),
  };
}

function areKin(one: CompetitorMention, other: CompetitorMention, answer: string): boolean {
  if (one.domain && other.domain) return one.domain === other.domain;
  const [a, b] = [nameKey(one.name), nameKey(other.name)];
  return a.startsWith(b) || b.startsWith(a) || standBeside(one, other, answer) || standBeside(other, one, answer);
}

function standBeside(before: CompetitorMention, after: CompetitorMention, answer: string): boolean {
  const starts = new Set(after.quotes.map(({ start }) => start));
  return before.quotes.some(({ end }) => {
    for (let at = end; at < end + LONGEST_GAP; at += 1)
      if (starts.has(at) && BESIDE.test(answer.slice(end, at))) return true;
    return false;
  });
}

const LONGEST_GAP = 10;

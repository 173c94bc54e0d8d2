import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { EngineFault, type EngineReply, type RawCitation } from "./types.ts";

/** The longest answer that is read, in UTF-16 units. Far above any real one; what is longer would only cost time to read. */
export const LONGEST_TEXT = 100_000;
const LONGEST_URL = 2_048;
const LONGEST_TITLE = 300;
const LONGEST_SEARCH = 500;
/** Of citations, of search phrases, and of pages read. */
const MOST_ENTRIES = 200;

type Lists = Pick<EngineReply, "citations" | "searches" | "consulted">;

/** A reply whose text is too long to be an answer, as the fault it is; any other as it came. */
export function withoutLongText(reply: ProviderReply): ProviderReply {
  if (reply.text.length <= LONGEST_TEXT) return reply;
  const ending = typeof reply.ending === "object" ? reply.ending : tooLong();
  return { ...reply, ending, text: "", citations: [] };
}

/** What is kept of a reply's lists, and a sentence on what is left out; `null` when nothing is. */
export async function keep(reply: ProviderReply): Promise<{ kept: Lists; leftOut: string | null }> {
  const cited = onceEach(reply.citations);
  const searches = new Set(reply.searches);
  const citations = await Promise.all(cited.kept.map((citation) => withClaim(citation, reply.text)));
  const urls = new Set(citations.map(({ url }) => url));
  const leftOut = [over("citations", cited.count), over("search phrases", searches.size)].filter(
    (told) => told !== null,
  );
  return {
    kept: {
      citations,
      searches: [...new Set(firstOf(searches, () => true).map((phrase) => cut(phrase, LONGEST_SEARCH)))],
      consulted: firstOf(new Set(reply.consulted), (url) => !urls.has(url) && isWebAddress(url)),
    },
    leftOut: leftOut.length > 0 ? leftOut.join(" ") : null,
  };
}

/** A text's beginning, without half a character at its end. */
export function cut(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

function tooLong(): EngineFault {
  return new EngineFault("bad_response", `The reply is longer than ${LONGEST_TEXT} characters.`);
}

function over(what: string, count: number): string | null {
  return count > MOST_ENTRIES ? `Of ${count} ${what} the first ${MOST_ENTRIES} are kept.` : null;
}

/** Each address once, in order of first citation, with the first title that was given for it; `count` is of all addresses. */
function onceEach(citations: FoundCitation[]): { kept: FoundCitation[]; count: number } {
  const kept = new Map<string, FoundCitation>();
  const others = new Set<string>();
  for (const citation of citations) {
    const first = kept.get(citation.url);
    if (first) first.title ??= citation.title;
    else if (kept.size === MOST_ENTRIES) others.add(citation.url);
    else if (isWebAddress(citation.url)) kept.set(citation.url, { ...citation });
  }
  return { kept: [...kept.values()], count: kept.size + others.size };
}

/** A range that is empty or leaves the text is none. */
async function withClaim({ url, title, claim }: FoundCitation, { length }: string): Promise<RawCitation> {
  const { start, end } = (await claim()) ?? { start: 0, end: 0 };
  const fits = start >= 0 && end > start && end <= length;
  return { url, title: title && cut(title, LONGEST_TITLE), ...(fits ? { start, end } : { start: null, end: null }) };
}

function firstOf(texts: Iterable<string>, isWanted: (text: string) => boolean): string[] {
  return Iterator.from(texts).filter(isWanted).take(MOST_ENTRIES).toArray();
}

function isWebAddress(url: string): boolean {
  return url.length <= LONGEST_URL && /^https?:\/\//i.test(url) && URL.canParse(url);
}

import type { Call, EngineAccess, EngineDefinition } from "./engine-definition.ts";
import type { Prices } from "./prices.ts";
import { blankReply, type ProviderReply } from "./provider-reply.ts";
import { type AnswerEngine, EngineFault, type EngineReply, type RawCitation } from "./types.ts";
import { RefusedByProvider } from "./wire/http-faults.ts";

/** Far above any real answer; what is longer is not one, and would only cost time to read. */
const LONGEST_TEXT = 100_000;
const LONGEST_URL = 2_048;
const LONGEST_TITLE = 300;
const LONGEST_SEARCH = 500;
const LONGEST_REASON = 300;
const MOST_ENTRIES = 200;
/** As long as an answer's columns are. */
const LONGEST_MODEL = 120;
const LONGEST_FINISH = 40;

/** An engine over a provider's wire format: prices the reply, and turns cut, empty and refused ones into what they are. */
export function providerEngine(
  { id, label, offersSearch }: EngineDefinition,
  { access, prices, call }: { access: EngineAccess; prices: Prices; call: Call },
): AnswerEngine {
  const { model } = access;
  return {
    id,
    label,
    model,
    offersSearch,
    mode: "live",
    expectedCostUsd: prices.expected(id, model),
    async ask(question, signal) {
      const reply = await call(question, signal).catch(refusalAsReply);
      const told = withCost({ id, model, prices }, reply);
      if (offersSearch === false) told.search = "not_offered";
      const { ending } = reply;
      if (typeof ending === "object") {
        if (ending instanceof EngineFault) throw withPart(ending, told);
        if ("noAnswer" in ending) return { ...told, status: "no_answer", text: "", reason: ending.noAnswer };
        return { ...told, status: "refused", text: "", reason: cut(ending.refused, LONGEST_REASON) };
      }
      if (ending === "cut") throw withPart(new EngineFault("cut", "The reply was cut for length."), told);
      if (!reply.text.trim()) throw withPart(new EngineFault("empty", "The reply was empty."), told);
      if (reply.text.length > LONGEST_TEXT)
        throw withPart(new EngineFault("bad_response", "The reply is far too long."), told);
      return { ...told, status: "answered", text: reply.text.toWellFormed(), reason: null };
    },
  };
}

type Told = Omit<EngineReply, "status" | "text" | "reason">;

function withCost({ id, model, prices }: { id: string; model: string; prices: Prices }, reply: ProviderReply): Told {
  const { usage, servedModel, reportedCostUsd } = reply;
  const priced = prices.cost(id, servedModel ?? model, usage) ?? prices.cost(id, model, usage);
  const costUsd = reportedCostUsd ?? priced;
  const citations = onceEach(reply.citations.map((citation) => inText(citation, reply.text)));
  const cited = new Set(citations.map(({ url }) => url));
  return {
    servedModel: servedModel && cut(servedModel, LONGEST_MODEL),
    search: reply.search,
    searches: [...new Set(reply.searches.map((phrase) => cut(phrase, LONGEST_SEARCH)))].slice(0, MOST_ENTRIES),
    citations,
    consulted: [...new Set(reply.consulted.filter(isWebAddress))]
      .filter((url) => !cited.has(url))
      .slice(0, MOST_ENTRIES),
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    costUsd,
    costSource: costUsd === null ? null : reportedCostUsd === null ? "price_table" : "reported",
    finishReason: reply.finishReason && cut(reply.finishReason, LONGEST_FINISH),
  };
}

function cut(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

/** Each address once, in order of first citation, with the first title that was given for it. */
function onceEach(citations: RawCitation[]): RawCitation[] {
  const byUrl = new Map<string, RawCitation>();
  for (const citation of citations.filter(({ url }) => isWebAddress(url))) {
    const first = byUrl.get(citation.url);
    const title = first?.title ?? (citation.title && cut(citation.title, LONGEST_TITLE));
    byUrl.set(citation.url, { ...(first ?? citation), title });
  }
  return [...byUrl.values()].slice(0, MOST_ENTRIES);
}

/** A range that is empty or leaves the text is none. */
function inText(citation: RawCitation, { length }: string): RawCitation {
  const { start, end } = citation;
  const fits = start !== null && end !== null && start >= 0 && end > start && end <= length;
  return fits ? citation : { ...citation, start: null, end: null };
}

function isWebAddress(url: string): boolean {
  return url.length <= LONGEST_URL && /^https?:\/\//i.test(url) && URL.canParse(url);
}

function withPart(fault: EngineFault, told: Told): EngineFault {
  fault.partial = told;
  return fault;
}

function refusalAsReply(error: unknown): ProviderReply {
  if (!(error instanceof RefusedByProvider)) throw error;
  return { ...blankReply(), ending: { refused: error.message } };
}

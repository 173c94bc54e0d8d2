import type { Call, EngineAccess, EngineDefinition } from "./engine-definition.ts";
import type { Prices } from "./prices.ts";
import { blankReply, type ProviderReply } from "./provider-reply.ts";
import { cut, keep, withoutLongText } from "./reply-limits.ts";
import { type AnswerEngine, EngineFault, type EngineReply } from "./types.ts";
import { RefusedByProvider } from "./wire/http-faults.ts";

const LONGEST_REASON = 300;
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
    assumedCostUsd: (counted) =>
      prices.assumed(
        id,
        model,
        counted && { ...counted, cachedTokens: 0, searches: Math.max(1, counted.searches.length) },
      ),
    async ask(question, signal) {
      const reply = withoutLongText(await call(question, signal).catch(refusalAsReply));
      const { told, leftOut } = await withCost({ id, model, prices }, reply);
      if (offersSearch === false) told.search = "not_offered";
      const { ending } = reply;
      if (typeof ending === "object") {
        if (ending instanceof EngineFault) throw withPart(ending, told);
        if ("noAnswer" in ending) return { ...told, status: "no_answer", text: "", reason: ending.noAnswer };
        return { ...told, status: "refused", text: "", reason: cut(ending.refused, LONGEST_REASON) };
      }
      if (ending === "cut") throw withPart(new EngineFault("cut", "The reply was cut for length."), told);
      if (!reply.text.trim()) throw withPart(new EngineFault("empty", "The reply was empty."), told);
      return { ...told, status: "answered", text: reply.text.toWellFormed(), reason: leftOut };
    },
  };
}

type Told = Omit<EngineReply, "status" | "text" | "reason">;

async function withCost(
  { id, model, prices }: { id: string; model: string; prices: Prices },
  reply: ProviderReply,
): Promise<{ told: Told; leftOut: string | null }> {
  const { usage, servedModel, reportedCostUsd } = reply;
  const priced = prices.cost(id, servedModel ?? model, usage) ?? prices.cost(id, model, usage);
  const costUsd = reportedCostUsd ?? priced;
  const { kept, leftOut } = await keep(reply);
  const told: Told = {
    ...kept,
    servedModel: servedModel && cut(servedModel, LONGEST_MODEL),
    search: reply.search,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    costUsd,
    costSource: costUsd === null ? null : reportedCostUsd === null ? "price_table" : "reported",
    finishReason: reply.finishReason && cut(reply.finishReason, LONGEST_FINISH),
  };
  return { told, leftOut };
}

function withPart(fault: EngineFault, told: Told): EngineFault {
  fault.partial = told;
  return fault;
}

function refusalAsReply(error: unknown): ProviderReply {
  if (!(error instanceof RefusedByProvider)) throw error;
  return { ...blankReply(), ending: { refused: error.message } };
}

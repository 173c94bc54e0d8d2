import type { EngineFaultCode } from "../engine-fault.ts";
import type { AnswerStatus, BuyerQuestion, Mode, SearchUse } from "../types.ts";

export { EngineFault, type EngineFaultCode } from "../engine-fault.ts";

/** A page an engine named as its source, as the provider gave it. */
export interface RawCitation {
  url: string;
  title: string | null;
  /** UTF-16 offsets of the cited claim in the answer's text, where the provider gives them. */
  start: number | null;
  end: number | null;
}

/** One reply as an engine file hands it back. A fault is thrown as `EngineFault`. */
export interface EngineReply {
  status: Extract<AnswerStatus, "answered" | "no_answer" | "refused">;
  /** Only what the buyer would read, as Markdown or plain text. */
  text: string;
  servedModel: string | null;
  search: SearchUse;
  /** Search phrases the engine used. */
  searches: string[];
  /** Cited pages, in order of first citation, each address once. */
  citations: RawCitation[];
  /** Pages it read without citing them. */
  consulted: string[];
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars; `null` when neither reported nor priced. */
  costUsd: number | null;
  costSource: "reported" | "price_table" | null;
  finishReason: string | null;
  /** Why, for `no_answer` and `refused`; what was left out of an answer that names more than is kept; else `null`. */
  reason: string | null;
}

/** One answer engine. Its file knows one provider's wire format and nothing else. */
export interface AnswerEngine {
  id: string;
  /** As a buyer knows it, e.g. "ChatGPT". */
  label: string;
  mode: Mode;
  /** The model that is asked for. */
  model: string;
  /** US dollars one answer is expected to cost, for estimates; `null` when unknown. */
  expectedCostUsd: number | null;
  /** US dollars of a call whose price is not known, for budgets: as the dearest model known. */
  assumedCostUsd(counted: Pick<EngineReply, "inputTokens" | "outputTokens" | "searches"> | null): number;
  /** `false` where the provider offers no web search; left out elsewhere. */
  offersSearch?: boolean;
  /** Rejects with `EngineFault`; must stop when `signal` aborts. */
  ask(question: BuyerQuestion, signal: AbortSignal): Promise<EngineReply>;
}

/** One cell of a scan: one engine's reply to one question, or why there is none. */
export interface Answer extends Omit<EngineReply, "status"> {
  /** Index into the scan's questions. */
  question: number;
  /** 0-based repeat. */
  repeat: number;
  engine: string;
  model: string;
  mode: Mode;
  status: AnswerStatus;
  faultCode: EngineFaultCode | null;
  /** Of the last call; 0 when none was made. */
  latencyMs: number;
  /** Calls made. */
  attempts: number;
  /** ISO-8601. */
  at: string;
}

import type { EngineReply } from "./answer-engines/types.ts";

/** Why an engine gave no usable reply. */
export class EngineFault extends Error {
  readonly code: EngineFaultCode;
  /** Milliseconds the provider asked us to wait; `null` when it did not say. */
  readonly retryAfterMs: number | null;
  /** What the provider did tell before the reply turned out unusable: tokens, cost, served model, finish reason. */
  partial: Partial<Omit<EngineReply, "status" | "text">> | null = null;

  constructor(code: EngineFaultCode, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = "EngineFault";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether one more try may help. */
  get retryable(): boolean {
    return this.code === "rate_limited" || this.code === "overloaded" || this.code === "connection";
  }
}

/** What went wrong with a call, or why none was made. */
export type EngineFaultCode =
  | "bad_key"
  | "no_money"
  | "rate_limited"
  | "overloaded"
  | "connection"
  | "bad_response"
  | "empty"
  | "cut"
  | "wrong_model"
  | "bad_request"
  | "timed_out"
  | "budget"
  | "breaker_open"
  | "switched_off";

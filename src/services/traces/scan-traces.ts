import type { Answer } from "../../engine/answer-engines/types.ts";
import type { ScanStep } from "../../engine/run-scan.ts";
import type { Scan } from "../../schema/scan.ts";
import type { ScanObserver } from "../scan-runner.ts";
import { newPlace, type SpanPlace, type Tracer } from "./tracer.ts";

interface OpenScan {
  place: SpanPlace;
  began: number;
  /** When the stage before ended. */
  last: number;
}

/** A trace a scan: its stages, and in them each answer. A site is named by its host, a question not at all. */
export class ScanTraces implements ScanObserver {
  readonly #tracer: Tracer;
  readonly #open = new Map<string, OpenScan>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  began({ id }: Scan): void {
    const now = Date.now();
    this.#open.set(id, { place: newPlace(), began: now, last: now });
  }

  step(scan: Scan, step: ScanStep): void {
    const now = Date.now();
    const open = this.#open.get(scan.id);
    if (!open) return;
    if (step.stage === "ask") {
      for (const answer of step.answers) this.#tracer.record({ ...answerSpan(answer, now), parent: open.place });
      return;
    }
    this.#tracer.record({ name: step.stage, start: open.last, end: now, parent: open.place });
    open.last = now;
  }

  ended(scan: Scan, status: "done" | "failed"): void {
    const open = this.#open.get(scan.id);
    this.#open.delete(scan.id);
    if (!open) return;
    const { place, began } = open;
    const attributes = { "answerscope.scan": scan.id, "answerscope.mode": scan.mode, "answerscope.kind": scan.kind };
    const fault = status === "failed" ? "failed" : null;
    this.#tracer.record({ name: "scan", start: began, end: Date.now(), place, attributes, fault });
  }
}

function answerSpan({ engine, model, status, faultCode, attempts, latencyMs }: Answer, now: number) {
  const attributes = {
    "answerscope.engine": engine,
    "answerscope.model": model,
    "answerscope.attempts": attempts,
    "answerscope.status": status,
  };
  const span = { name: `ask ${engine}`, start: now - latencyMs, end: now, kind: "client" } as const;
  return { ...span, attributes, fault: faultCode };
}

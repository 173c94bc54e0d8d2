import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { after, timeLimit } from "../../engine/timers.ts";

/** Where a span hangs: 16 and 8 bytes in hex, as W3C trace context has them. */
export interface SpanPlace {
  traceId: string;
  spanId: string;
}

/** One piece of work that has ended. */
export interface Span {
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** What it was part of; a trace of its own without. */
  parent?: SpanPlace | null;
  /** Its own place, where others hung on it before it ended. */
  place?: SpanPlace;
  kind?: "internal" | "server" | "client";
  attributes?: Record<string, string | number | boolean | null>;
  /** Our own word for what went wrong, never other people's text. */
  fault?: string | null;
}

/** Where spans go, and under which name. */
export interface TracerOptions {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  version: string;
  /** Takes secrets out of what is sent. */
  clean(text: string): string;
}

const SEND_MS = 5000;
/** What waits at most; what comes then is dropped, since traces are worth no memory. */
const MOST_WAITING = 5000;
const KINDS = { internal: 1, server: 2, client: 3 };
const FAILED = 2;

/**
 * Sends spans to a collector by OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp). Written here because
 * OpenTelemetry's own packages for this take 24 MB and would be loaded for three fields.
 */
export class Tracer {
  readonly #options: TracerOptions;
  readonly #log: Logger;
  #waiting: object[] = [];
  #cancel: (() => void) | null = null;
  #isAway = false;

  constructor(options: TracerOptions, log: Logger) {
    this.#options = options;
    this.#log = log;
  }

  /** Takes a span that has ended; it is sent within seconds. */
  record(span: Span): SpanPlace {
    const place = span.place ?? newPlace(span.parent);
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(otlpSpan(span, place));
    this.#cancel ??= after(SEND_MS, () => void this.flush());
    return place;
  }

  /** Sends what waits; a collector that does not take it loses it, which the log says once. */
  async flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    const spans = this.#waiting;
    this.#waiting = [];
    if (spans.length === 0) return;
    const { endpoint, headers, service, version, clean } = this.#options;
    const resource = { attributes: attributesOf({ "service.name": service, "service.version": version }) };
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "answerscope", version }, spans }] }] };
    try {
      const response = await fetch(`${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: clean(JSON.stringify(body)),
        signal: timeLimit(SEND_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway)
        this.#log.warn({ reason: (error as Error).message }, "traces are lost: the collector takes none");
      this.#isAway = true;
    }
  }
}

/** A place for a span that is about to begin. */
export function newPlace(parent?: SpanPlace | null): SpanPlace {
  return { traceId: parent?.traceId ?? randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex") };
}

/** The caller's span, from the header `traceparent`; `null` for none or nonsense. */
export function callersSpan(traceparent: string | undefined): SpanPlace | null {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? "") ?? [];
  return traceId && spanId && !/^0+$/.test(traceId) && !/^0+$/.test(spanId) ? { traceId, spanId } : null;
}

function otlpSpan(
  { name, start, end, parent, kind = "internal", attributes = {}, fault }: Span,
  place: SpanPlace,
): object {
  return {
    ...place,
    ...(parent && { parentSpanId: parent.spanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(Math.max(start, end)),
    attributes: attributesOf(attributes),
    status: fault ? { code: FAILED, message: fault } : {},
  };
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}

function attributesOf(attributes: NonNullable<Span["attributes"]>): { key: string; value: object }[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: anyValue(value) }],
  );
}

function anyValue(value: string | number | boolean): object {
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "string") return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

import { callersSpan, type Tracer } from "./tracer.ts";

/** A request whose reply has ended. */
export interface TracedRequest {
  method: string;
  /** Without its query and whatever may be a credential. */
  path: string;
  status: number;
  seconds: number;
  requestId: string;
  traceparent: string | undefined;
}

/** Records a request as part of its caller's trace, where it names one. The id of the log's lines is an attribute. */
export function traceRequest(tracer: Tracer, request: TracedRequest): void {
  const { method, path, status, seconds, requestId, traceparent } = request;
  const end = Date.now();
  tracer.record({
    name: method,
    start: end - seconds * 1000,
    end,
    kind: "server",
    parent: callersSpan(traceparent),
    attributes: {
      "http.request.method": method,
      "url.path": path,
      "http.response.status_code": status,
      "answerscope.request": requestId,
    },
    fault: status >= 500 ? `HTTP ${status}` : null,
  });
}

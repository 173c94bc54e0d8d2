import compression from "compression";
import type { RequestHandler } from "express";

/** Under this many bytes a reply fits one packet, and nothing is gained. */
const LEAST_BYTES = 1024;

/**
 * Replies of text as Brotli or gzip, for whoever takes it; streams of events go out as they come. The length of a
 * compressed reply can betray a secret in it (BREACH) to whoever can make a stranger's browser ask for it with words of
 * his own. Here no body holds a secret that its address or its Authorization header does not hold: who can ask, knows it.
 */
export function compressed(): RequestHandler {
  return compression({
    threshold: LEAST_BYTES,
    filter: (request, response) =>
      !/^text\/event-stream/.test(String(response.getHeader("Content-Type"))) && compression.filter(request, response),
  });
}

import type { SurfaceVerdict } from "../types.ts";

/** What a site offers to software that acts for a person. */
export interface Surface extends SurfaceVerdict {
  kind: SurfaceKind;
  /** It was seen at work, not only described. */
  live: boolean;
  /** The site itself names it, in a header, a catalogue or a page; a broken one then misleads. */
  advertised: boolean;
  /** What may be called is marked as reading only or as changing things, or can only read; `null` where nothing is called. */
  safe: boolean | null;
  /** How a caller learns to log in: not needed, told as RFC 9728 asks, or not told; `null` where nothing is called. */
  auth: "none" | "discoverable" | "untold" | null;
}

export type SurfaceKind =
  | "link-headers"
  | "api-catalog"
  | "openapi"
  | "mcp"
  | "a2a"
  | "agent-skills"
  | "webmcp"
  | "oauth"
  | "web-bot-auth"
  | "ucp"
  | "acp"
  | "x402"
  | "content-signals"
  | "tdmrep"
  | "rsl"
  | "ai-catalog"
  | "llms-txt"
  | "markdown";

/** One request that would tell more about a site's surfaces; its exchange is recorded under `key`. */
export interface SurfaceProbe {
  key: string;
  url: string;
  method: "GET" | "POST";
  accept: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A surface with what it does not say left open. */
export function surface(given: Pick<Surface, "kind" | "url" | "status" | "detail"> & Partial<Surface>): Surface {
  return { live: false, advertised: false, safe: null, auth: null, ...given };
}

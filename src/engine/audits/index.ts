/** THE list: every audit of a site with its weight inside its signal. A change of a weight raises SCORE_VERSION. */
import type { Audit } from "./types.ts";

/** In the order findings are reported. Weight 0 informs and never scores. */
export const AUDITS: readonly { audit: Audit; weight: number }[] = [
  // Citability

  // E-E-A-T

  // Technical

  // Schema

  // Platform
];

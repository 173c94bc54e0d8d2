/** Every constant that a score depends on. A change of any of them, or of a formula, raises SCORE_VERSION. */
import type { Placement, Signal } from "../types.ts";

/** Stored on every scan; scores of different versions are never compared. */
export const SCORE_VERSION = "4";

/** Since this score version, a monitor's measures on the Pro plan ask for the home page as each crawler too. */
export const CRAWLERS_SINCE = 4;

/** What an answer earns by where the brand stands in it (prose in full, anything less half: the definition of visibility). */
export const PLACEMENT_CREDIT: Record<Placement, number> = {
  prose: 1,
  list: 0.5,
  citation: 0.5,
  source_title: 0.5,
  absent: 0,
};

/** Visibility bands, best first. */
export const BANDS = [
  { from: 60, name: "Visible to AI" },
  { from: 25, name: "Partially visible" },
  { from: 0, name: "Rarely visible" },
] as const;

/** Under this many countable answers a share is marked as a low sample. */
export const LOW_SAMPLE = 20;

/** What each signal weighs in readiness, by the mass of evidence behind its audits; they add up to 100. */
export const SIGNAL_WEIGHTS: Record<Signal, number> = {
  citability: 30,
  technical: 25,
  platform: 20,
  eeat: 15,
  schema: 10,
};

/** A signal with a failed gate scores no more than this. */
export const GATE_CAP = 20;

/** Readiness while a gate is failed: what engines cannot get at is not ready, however well the rest is made. */
export const READINESS_CAP = 40;

/** A signal of which less than this share of its weight was measured is left out. */
export const MIN_COVERAGE = 0.5;

/** A signal is left out when none of these audits of it could be measured: nothing else in it means much then. */
export const SIGNAL_ANCHORS: Record<Signal, readonly string[]> = {
  citability: ["cit.substance"],
  eeat: ["eeat.owner"],
  technical: ["tech.robots-file"],
  schema: ["sch.present"],
  platform: ["plat.rendering", "plat.edge-access"],
};

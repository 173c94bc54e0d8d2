import type { Level, Signal } from "../types.ts";

/** One prioritised change, in plain words. */
export interface Fix {
  rank: number;
  /** The audit's id, or `visibility.<question index>` for a lost question. */
  id: string;
  title: string;
  why: string;
  how: string;
  signal: Signal | "visibility";
  impact: Level;
  effort: Level;
  /** Readiness points that a full fix recovers, one decimal; `null` for a lost question. */
  points: number | null;
  evidence: string;
  paste: string | null;
}

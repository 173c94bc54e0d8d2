import type { Level, Signal } from "../types.ts";

/** One way to decide, and what to paste for it. */
export interface Choice {
  label: string;
  paste: string;
}

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
  /** Tried: put in its place, it mends what it is for and harms nothing. */
  paste: string | null;
  /** Both ways to decide what is the owner's to decide, neither recommended; empty where nothing is to be decided. */
  choices: Choice[];
}

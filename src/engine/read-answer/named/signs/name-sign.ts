import type { NamePlace } from "../name-place.ts";

/** Something that may speak for or against an everyday word being meant as a name; how much, the fit says (`weights.json`). */
export interface NameSign {
  id: string;
  /** Whether it holds, or how far. */
  holds(place: NamePlace): boolean | number;
}

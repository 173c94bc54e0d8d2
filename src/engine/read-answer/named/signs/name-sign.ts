import type { NamePlace } from "../name-place.ts";

/** Something that speaks for or against a common word being meant as a name. */
export interface NameSign {
  id: string;
  /** Points for it, or against it where negative; `NAME_FROM` make a name. */
  weight: number;
  /** What it says, for the reason of a reading. */
  means: string;
  holds: (place: NamePlace) => boolean;
}

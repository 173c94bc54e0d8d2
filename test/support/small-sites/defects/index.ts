import type { SmallSite } from "../made-pages.ts";
import { ADDRESSES_AND_LANGUAGES } from "./addresses-and-languages.ts";
import { CITABILITY } from "./citability.ts";
import { CONTACTS } from "./contacts.ts";
import { DATA } from "./data.ts";
import { EEAT } from "./eeat.ts";
import { HEAD_AND_LINKS } from "./head-and-links.ts";
import { PLATFORM } from "./platform.ts";
import { TECHNICAL } from "./technical.ts";
import { TRAINING_AND_LISTING } from "./training-and-listing.ts";

/** Small sites with one defect each, by what they are about; all of it invented. */
export const DEFECTS: Record<string, SmallSite[]> = {
  Contacts: CONTACTS,
  "Official addresses and languages": ADDRESSES_AND_LANGUAGES,
  "Training, listing": TRAINING_AND_LISTING,
  "Head, links": HEAD_AND_LINKS,
  Citability: CITABILITY,
  "E-E-A-T": EEAT,
  Data: DATA,
  Platform: PLATFORM,
  Technical: TECHNICAL,
};

import { fail, partial, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";
import { ownProfiles } from "./profiles.ts";

const ENOUGH = 3;

/** The site links or declares the company's profiles elsewhere. */
export const profilesDeclared: Audit = {
  id: "eeat.profiles-declared",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "Official profiles are linked",
  why: "Profiles on known hosts let machines tell the company from namesakes.",
  judge(reading) {
    const profiles = ownProfiles(reading);
    const evidence = {
      url: reading.home.finalUrl,
      observed: profiles.length === 0 ? "no profile linked or declared" : `found: ${profiles.slice(0, 6).join(", ")}`,
      expected: `${ENOUGH} profiles on different hosts, as links or as sameAs in the data`,
    };
    if (profiles.length >= ENOUGH) return pass(evidence);
    return profiles.length > 0 ? partial(profiles.length / ENOUGH, evidence) : fail(evidence);
  },
  fix: () => {
    return {
      title: "Link your official profiles",
      how: "Link your official profiles (for example Facebook, Instagram, LinkedIn, YouTube, your entry on a map or in the trade register) on the about page and list them as sameAs in the company's data, so that assistants can tell you apart from namesakes.",
      paste: null,
    };
  },
};

import { ownProfiles } from "../audits/eeat/profiles.ts";
import closed from "./closed-hosts.json" with { type: "json" };
import { type FootprintInput, leftOut, type Measure, measured } from "./types.ts";

/** Profiles at which the component is full. */
const FULL = 4;
/** At most so many are looked at. */
const MOST = 8;
const CLOSED = new Set(closed.hosts);

/** Declared profiles that exist and lead back to the site or carry its name; networks that shut us out do not count. */
export async function profiles({ reading, session }: FootprintInput): Promise<Measure> {
  const declared = ownProfiles(reading);
  if (declared.length === 0) return measured(0, "the site declares no profiles");
  const open = declared.filter((url) => !CLOSED.has(new URL(url).hostname.replace(/^www\./, ""))).slice(0, MOST);
  if (open.length === 0) return leftOut("All declared profiles are on networks that cannot be checked from outside.");
  const { domain, brand } = reading.facts;
  const states = await Promise.all(
    open.map(async (url) => {
      const { status, body } = await session.get(url);
      if (status === null || status === 403 || status === 429 || status >= 500) return null;
      const text = body.toLowerCase();
      return status < 400 && (text.includes(domain) || text.includes(brand.toLowerCase()));
    }),
  );
  const checked = states.filter((state) => state !== null);
  if (checked.length === 0) return leftOut("None of the declared profiles could be opened.");
  const verified = checked.filter(Boolean).length;
  const score = (verified / checked.length) * Math.min(1, verified / FULL);
  return measured(score, `${verified} of ${checked.length} profiles that could be opened belong to the site`);
}

import type { Reading } from "../read-site/types.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import { openPage } from "./open-page.ts";
import { type FootprintTools, leftOut, type Measure, measured } from "./types.ts";

/** Verified profiles at which the component is full. */
const FULL = 4;

/**
 * Declared profiles that lead back to the site or bear its name. Networks that shut visitors out do not count, nor do
 * the registries, which are components of their own.
 */
export async function profiles(reading: Reading, tools: FootprintTools): Promise<Measure> {
  const { declared, open } = await tools.bench.run("profilesToOpen", reading);
  if (declared === 0) return measured(0, "the site declares no profiles");
  if (open.length === 0) return leftOut("All declared profiles are on networks that cannot be checked from outside.");
  const opened = await Promise.all(open.map((url) => openPage(url, tools)));
  const pages = opened.flatMap(({ page }) => page ?? []);
  const judging = tools.bench.run("verifyProfiles", { facts: reading.facts, pages });
  const judged = await unlessStopped(judging, () => []);
  const verdicts = [...judged, ...opened.map(({ gone }) => (gone ? false : null))].filter((each) => each !== null);
  if (verdicts.length === 0) return leftOut("None of the declared profiles could be opened.");
  const verified = verdicts.filter(Boolean).length;
  return measured(
    (verified / verdicts.length) * Math.min(1, verified / FULL),
    `${verified} of ${verdicts.length} profiles that could be opened belong to the site`,
  );
}

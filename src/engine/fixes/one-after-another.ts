import type { Paste } from "../audits/types.ts";
import type { Reading } from "../read-site/types.ts";
import { pasted } from "./paste/pasted.ts";
import type { Found } from "./paste/tried-paste.ts";
import { recipeFor, type SiteFix } from "./site-fix.ts";

const HOLDS_EARLIER = "It holds the changes of the fixes above to the same place.";

/**
 * Fixes in their order, so that no paste undoes an earlier one: what goes into the same file, or in place of the same block,
 * is made from what stands there by then.
 */
export function oneAfterAnother(fixes: readonly SiteFix[], found: Found): SiteFix[] {
  const changed = new Map<unknown, Reading>();
  return fixes.map((each) => {
    const place = placeOf(each);
    const reading = changed.get(place);
    const told = place !== null && reading ? anew(each, { ...found, reading }) : each;
    if (told.paste) changed.set(place, pasted(reading ?? found.reading, told.paste));
    return told;
  });
}

function anew(earlier: SiteFix, found: Found): SiteFix {
  const { tried, choices } = recipeFor(earlier.finding, found);
  const paste = tried?.paste ?? null;
  const how = paste || choices.length > 0 ? `${earlier.fix.how} ${HOLDS_EARLIER}` : earlier.fix.how;
  return { ...earlier, paste, fix: { ...earlier.fix, how, paste: paste?.text ?? null, choices } };
}

/** What a paste takes the place of: a file, or a block of data; `null` where it adds lines and nothing can be undone. */
function placeOf({ paste, fix }: SiteFix): unknown {
  // What is the owner's to decide is said in robots.txt.
  const into: Paste["into"] | null = paste?.into ?? (fix.choices.length > 0 ? { file: "robots.txt" } : null);
  if (into === null) return null;
  if ("file" in into) return into.file;
  return typeof into.replaces === "string" ? null : into.replaces;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "needs");
const TAGS: readonly string[] = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/u.exec(file)?.[1] ?? []);
/** Read when a site of the language is. */
const files = new Map<string, Record<string, string[]>>();

/** What drives buyers to any house of a trade, the most typical first, as sentences without an end; none where nobody wrote them. */
export function tradeNeeds(id: string, tag: string): readonly string[] {
  const known = [tag, tag.slice(0, 2)].find((each) => TAGS.includes(each));
  return (known && needsIn(known)[id]) || [];
}

function needsIn(tag: string): Record<string, string[]> {
  if (!files.has(tag)) files.set(tag, JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")).needs);
  return files.get(tag)!;
}

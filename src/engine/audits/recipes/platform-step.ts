import { findStack } from "../../read-site/parse/stack.ts";
import type { Reading } from "../../read-site/types.ts";
import TABLE from "./platform-steps.json" with { type: "json" };

const STEPS: Record<string, Record<string, string>> = TABLE.steps;
/** Data of one kind go where a page's data go, unless a product has a place of its own for them. */
const OF_DATA: readonly StepTopic[] = ["company", "page type", "breadcrumb"];

/** What a step is about. */
export type StepTopic = keyof typeof TABLE.steps;

/** `how`, followed by where to do it on the site's own platform, for up to two of the products it is made with; a plugin's way stands for that of what it extends. */
export function withPlatformStep(how: string, { home }: Reading, topic: StepTopic): string {
  const tables = OF_DATA.includes(topic) ? [STEPS[topic]!, STEPS.data!] : [STEPS[topic]!];
  const stepOf = (id: string) => tables.find((table) => Object.hasOwn(table, id))?.[id];
  const known = home.stack.filter((id) => stepOf(id) !== undefined);
  const extended = known.map((id) => findStack(id)?.of);
  const steps = known.filter((id) => !extended.includes(id)).map(stepOf);
  return [how, ...steps.slice(0, 2)].join(" ");
}

import type { Reading } from "../../read-site/types.ts";
import TABLE from "./platform-steps.json" with { type: "json" };

const STEPS: Record<string, Record<string, string>> = TABLE.steps;

/** What a step is about. */
export type StepTopic = keyof typeof TABLE.steps;

/** `how`, followed by where to do it on the site's own platform, for up to two of the products it is made with. */
export function withPlatformStep(how: string, reading: Reading, topic: StepTopic): string {
  const steps = reading.home.stack.flatMap((id) => (Object.hasOwn(STEPS[topic]!, id) ? [STEPS[topic]![id]!] : []));
  return [how, ...steps.slice(0, 2)].join(" ");
}

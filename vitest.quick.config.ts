import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** What starts servers and programs or waits on clocks, or throws much at one thing: left to `npm test`. */
export const SLOW = [
  "test/cli",
  "test/services",
  "test/gateways",
  "test/services-needed",
  "test/engine/answer-engines/faults.test.ts",
  "test/engine/answer-engines/mangled-replies.test.ts",
  "test/engine/audits/hostile.test.ts",
  "test/engine/read-site/render",
  "test/engine/scan-budget.test.ts",
  "test/linear-regexes.test.ts",
];

const config = mergeConfig(base, {});
config.test = {
  ...config.test,
  exclude: SLOW.map((path) => (path.endsWith(".ts") ? path : `${path}/**`)),
};

/** The inner loop: everything but what is slow, so that a new test is in it. */
export default config;

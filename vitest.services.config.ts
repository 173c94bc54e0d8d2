import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

const NEEDING = [
  "test/services-needed/**/*.test.ts",
  "test/engine/read-site/render/**/*.test.ts",
  "test/gateways/pages/accessibility.test.ts",
];

/** The tests that need a database server and a browser: MYSQL_URL and BROWSER_PATH must be set. */
const config = mergeConfig(base, {});
config.test = { ...config.test, include: NEEDING, exclude: [] };

export default config;

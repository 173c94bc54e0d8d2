import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The tests that need a database server and a browser: MYSQL_URL and BROWSER_PATH must be set. */
const config = mergeConfig(base, {});
config.test = { ...config.test, include: ["test/services-needed/**/*.test.ts"], exclude: [] };

export default config;

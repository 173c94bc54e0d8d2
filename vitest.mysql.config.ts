import { globSync, readFileSync } from "node:fs";
import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** What is about the embedded file itself: its lock, its writer, its walks over tables, its statements, its backup. */
export const OF_THE_FILE = [
  "test/cli/restore.test.ts",
  "test/services/credentials.test.ts",
  "test/services/database.test.ts",
  "test/services/file-faults.test.ts",
  "test/services/file-lock.test.ts",
  "test/services/indexes.test.ts",
  "test/services/migrations.test.ts",
];

/** Every other test that opens a database, by itself or in a whole server. */
export const opening = globSync("test/**/*.test.{ts,tsx}").filter((file) =>
  /support\/(app|operator|test-database)\.ts/.test(readFileSync(file, "utf8")),
);

/** The tests that touch a database, on the MySQL or MariaDB server of MYSQL_URL. */
const config = mergeConfig(base, {});
config.test = {
  ...config.test,
  include: opening,
  exclude: ["test/services-needed/**", ...OF_THE_FILE],
  env: { TEST_DATABASE: "mysql" },
};

export default config;

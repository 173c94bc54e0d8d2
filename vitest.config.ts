import { defineConfig } from "vitest/config";

export default defineConfig({
  // One copy of graphql: its package offers two builds, and a mix fails with "another module or realm".
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    exclude: ["test/services-needed/**"],
    globalSetup: ["test/support/built.ts"],
    setupFiles: ["test/support/setup.ts"],
    // A wait without end, not slowness, is what these find out: machines may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: "forks",
    // One module graph a worker: the server and its word lists are loaded twice, not once a file.
    isolate: false,
    // A test waits on sockets more than it computes; by itself vitest would leave one core of two idle.
    maxWorkers: "100%",
  },
});

/** A program of its own that runs one task of `workshop-tasks.ts` and then either ends or waits; for tests that kill it. */
import { createWorkshop } from "../../src/engine/workshop/workshop.ts";
import type { TASKS } from "./workshop-tasks.ts";

const [, , what, file] = process.argv;
const workshop = createWorkshop<typeof TASKS>({
  tasks: new URL("./workshop-tasks.ts", import.meta.url),
  processes: 1,
  wallMs: 3000,
});
const bench = workshop.bench(new AbortController().signal);
if (what === "busy") await bench.run("tellAndSpin", { file: file! }, { budgetMs: 60_000 });
await bench.run("tell", { file: file! });
if (what === "idle") setInterval(() => undefined, 1000);

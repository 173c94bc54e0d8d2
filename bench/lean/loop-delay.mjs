// Preloaded into a server under test: writes the longest delay of its event loop, in milliseconds, when asked by SIGUSR2.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("SIGUSR2", () => {
  writeFileSync(process.env.LOOP_FILE, String(delay.max / 1e6));
  delay.reset();
});

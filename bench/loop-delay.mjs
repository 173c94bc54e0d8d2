// Loaded into a server that is measured (`node --import`): writes its longest event-loop delay to LOOP_DELAY_FILE each second; SIGUSR2 begins anew.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

if (process.env.LOOP_DELAY_FILE && process.argv.includes("serve")) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.on("SIGUSR2", () => delay.reset());
  setInterval(() => writeFileSync(process.env.LOOP_DELAY_FILE, String(delay.max / 1e6 - 10)), 1000).unref();
}

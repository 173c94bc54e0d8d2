import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** `answerscope seed-demo`: the demo's twelve weeks, as far as they are missing. */
export async function seedDemo(): Promise<void> {
  const app = await createApp(readConfig(), createLog("error", process.stderr));
  try {
    const made = await app.seedDemo();
    process.stdout.write(
      made === 0 ? "The demo's twelve weeks are there already.\n" : `Made ${made} measures of the demo.\n`,
    );
  } finally {
    await app.close(0);
  }
}

import { execFileSync } from "node:child_process";

/** Has the launcher build what is stale before any test begins: two that found it so would write over what the other runs. */
export function setup(): void {
  execFileSync(process.execPath, ["bin/answerscope.mjs", "--version"], { stdio: ["ignore", "ignore", "inherit"] });
}

import { robotsOf } from "../../read-site/robots/robots-access.ts";
import type { Reading } from "../../read-site/types.ts";
import type { Recipe } from "../types.ts";
import { asFile } from "./paste.ts";

/** Both ways to say once in robots.txt whether AI may train on the texts; every line about something else stays. */
export function trainingChoices(reading: Reading): NonNullable<Recipe["choices"]> {
  if (robotsOf(reading).kind !== "rules") return [];
  const lines = reading.robots.body.trim().split(/\r\n?|\n/);
  const silent = lines.filter((line) => !/^\s*content-(?:signal|usage)\s*:.*train/i.test(line));
  const ways: [string, string][] = [
    ["Allow training", "yes"],
    ["Refuse training", "no"],
  ];
  return ways.map(([label, value]) => ({
    label,
    paste: asFile("robots.txt", stating(silent, `Content-Signal: ai-train=${value}`)),
  }));
}

function stating(lines: string[], statement: string): string {
  const at = lines.findIndex((line) => /^\s*user-?agent\s*:\s*\*\s*(?:#.*)?$/i.test(line));
  if (at === -1) return [...lines, "", "User-agent: *", statement, "Allow: /", ""].join("\n");
  return [...lines.slice(0, at + 1), statement, ...lines.slice(at + 1), ""].join("\n");
}

import { robotsOf } from "../read-site/robots/robots-access.ts";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";

const YES_NO = new Set(["yes", "no", "y", "n"]);
const KNOWN = new Set(["search", "ai-input", "ai-train", "train-ai", "use", "bots"]);

/** Lines of robots.txt that say what texts may be used for; valid when each is a yes or a no to something known. */
export function contentSignals(reading: Reading): Surface {
  const access = robotsOf(reading);
  const given = { kind: "content-signals", url: reading.robots.url } as const;
  if (access.kind === "unknown" || access.kind === "unreachable")
    return surface({ ...given, status: "not_measured", detail: access.reason });
  const lines = access.kind === "rules" ? access.robots.groups.flatMap(({ usage }) => usage) : [];
  if (lines.length === 0) return surface({ ...given, status: "absent", detail: "robots.txt says nothing about use." });
  const broken = lines.find(
    ({ values }) =>
      Object.keys(values).length === 0 || Object.entries(values).some(([key, value]) => !isChoice(key, value)),
  );
  if (broken)
    return surface({ ...given, status: "invalid", detail: `Line ${broken.line} cannot be understood: ${broken.text}` });
  return surface({ ...given, status: "valid", detail: lines.map(({ text }) => text).join("; ") });
}

function isChoice(key: string, value: string): boolean {
  if (!KNOWN.has(key)) return false;
  return key === "use" ? ["immediate", "reference", "full"].includes(value) : YES_NO.has(value);
}

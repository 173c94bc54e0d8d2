import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .trim();

const PLAIN = ["theme.css", "frame.css"].map(read).join(" ");
const REPORT = ["report", "matrix", "fixes", "ladder"].map((part) => read(`report/${part}.css`)).join(" ");

/** Style sheets by page kind, as they stand inside `<style>`. */
export const STYLES = {
  plain: PLAIN,
  report: `${PLAIN} ${REPORT}`,
  console: `${PLAIN} ${REPORT} ${read("console/console.css")}`,
};

/** CSP sources of the inline styles; what the pages send must match to the byte. */
const STYLE_HASHES = Object.values(STYLES).map(
  (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
);

/** The one script, served at /enhance.js; pages work without it. */
export const SCRIPT = readFileSync(join(import.meta.dirname, "enhance.js"), "utf8");

/** The Content-Security-Policy of every page here: own styles, icon and script, own forms, nothing else. */
export function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASHES.join(" ")}`,
    "img-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

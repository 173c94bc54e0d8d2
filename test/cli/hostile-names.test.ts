import { describe, expect, it } from "vitest";
import { runAudit } from "../../src/cli/audit.ts";
import type { ScanDocument } from "../../src/cli/formats/scan-json.ts";
import { printScan } from "../../src/cli/formats/scan-report.ts";
import { auditReading } from "../../src/engine/audit-reading.ts";
import type { Reading } from "../../src/engine/read-site/types.ts";
import { AppError } from "../../src/errors.ts";
import { smallSite } from "../support/small-site.ts";

const HOSTILE = "\u001b]0;owned\u0007\u009b2J\u202eEvil\u2028\u{e0041}";
/** Colours are ours; nothing else that a terminal obeys may come out. */
const OBEYED =
  /\u001b(?!\[\d+m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;

function hostileSite() {
  const site = smallSite();
  site.facts.brand = `Acme ${HOSTILE}`;
  site.redirectedFrom = `https://old.example/${HOSTILE}`;
  for (const page of site.pages) {
    page.head.title = `${HOSTILE} ${page.head.title}`;
    page.finalUrl = `${page.finalUrl}?${HOSTILE}`;
  }
  return site;
}

async function audit(format: string, color: boolean, read = async () => hostileSite()) {
  let out = "";
  const stream = { write: (text: string) => (out += text) };
  const tools = {
    read,
    audit: async (reading: Reading) => auditReading(reading),
    stdout: stream,
    stderr: stream,
    color,
  };
  await runAudit(new URL("https://acme.example/"), { format }, tools);
  return out;
}

describe("a site's own words", () => {
  it.each([
    ["text", false],
    ["text", true],
    ["json", false],
    ["sarif", false],
    ["junit", false],
  ])("drive no terminal in an audit as %s", async (format, color) => {
    const out = await audit(format, color);
    expect(out).toContain("acme.example");
    expect(out).not.toMatch(OBEYED);
  });

  it.each(["text", "json", "sarif", "junit"])("nor in the reason why it could not be read, as %s", async (format) => {
    const read = async () => {
      throw new AppError("SITE_UNREADABLE", `It said ${HOSTILE}`, { seen: HOSTILE });
    };
    const out = await audit(format, false, read);
    expect(out).toContain("Evil");
    expect(out).not.toMatch(OBEYED);
  });

  it("nor in the report of a scan", () => {
    let out = "";
    const scan = {
      brand: HOSTILE,
      domain: "acme.example",
      visibility: 40,
      signals: [],
      engines: [{ mode: "live" }],
      agentReadiness: { level: 1, name: "Readable" },
      queries: [{ question: HOSTILE, engines: [{ engine: "chatgpt", status: "answered", placement: HOSTILE }] }],
      competitors: [{ name: HOSTILE, answers: 1 }],
      fixes: [{ rank: 1, title: HOSTILE, how: HOSTILE }],
    } as unknown as ScanDocument;
    printScan(scan, { write: (text) => (out += text) });
    expect(out.match(/Evil/g)).toHaveLength(6);
    expect(out).not.toMatch(OBEYED);
  });
});

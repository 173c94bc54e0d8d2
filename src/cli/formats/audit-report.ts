import { styleText } from "node:util";
import type { Finding } from "../../engine/audits/types.ts";
import type { Fix } from "../../engine/fixes/types.ts";
import { SIGNALS, type Signal, type SignalScore } from "../../engine/types.ts";
import { plainValues } from "../../plain-text.ts";
import type { AuditResult } from "../audit.ts";

const WIDTH = 92;
const BAR = 20;
const SHOWN_FIXES = 5;
const LABELS: Record<Signal, string> = {
  citability: "Citability",
  eeat: "E-E-A-T",
  technical: "Technical",
  schema: "Schema",
  platform: "Platform",
};

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** What the terminal shows of a result. */
interface Shown
  extends Pick<
    AuditResult,
    "domain" | "readiness" | "gate" | "signals" | "findings" | "surfaces" | "agentReadiness" | "fixes"
  > {
  pages: number;
  brand: string;
  redirectedFrom: string | null;
  error: string | null;
}

/** The result for a person at a terminal: numbers, the ladder, what to do first, and what was found. */
export function auditReport({ reading, error, ...found }: AuditResult, colour: boolean): string {
  const pages = reading?.pages.length ?? 0;
  const { brand = found.domain } = reading?.facts ?? {};
  const seen = { pages, brand, redirectedFrom: reading?.redirectedFrom ?? null, error: error?.message ?? null };
  const result: Shown = plainValues({ ...found, ...seen });
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  if (result.error !== null) return unreadable(result, paint);
  return [
    ...heading(result, paint),
    ...signalLines(result, paint),
    ...ladder(result),
    ...surfaceLines(result),
    ...fixLines(result.fixes, paint),
    ...findingLines(result.findings, paint),
  ].join("\n");
}

function unreadable({ domain, error }: Shown, paint: Paint): string {
  return ["", paint("bold", domain), "Readiness   not measured", ...wrap(error!, "            ")].join("\n");
}

function heading({ domain, readiness, gate, pages, brand, redirectedFrom }: Shown, paint: Paint): string[] {
  const moved = redirectedFrom ? [`Asked for ${redirectedFrom}, which leads here.`] : [];
  const read = `${pages} ${pages === 1 ? "page" : "pages"} read`;
  const name = brand === domain ? domain : `${brand} (${domain})`;
  return [
    "",
    `${paint("bold", name)}, ${read}`,
    ...moved,
    "",
    `${paint("bold", "Readiness")}   ${paint("bold", `${readiness ?? "not measured"}`)}${readiness === null ? "" : " of 100"}`,
    ...(gate ? wrap(`Capped at 40: ${gate.text}`, "            ").map((line) => paint("red", line)) : []),
  ];
}

function signalLines({ signals }: Shown, paint: Paint): string[] {
  return signals.flatMap(({ signal, score, share, reason }: SignalScore) => {
    const label = LABELS[signal].padEnd(11);
    if (score === null) return wrap(`left out: ${reason}`, `  ${label} `, "              ");
    const full = Math.round((score / 100) * BAR);
    const bar = `${paint(colourOf(score), "█".repeat(full))}${paint("dim", "░".repeat(BAR - full))}`;
    return [`  ${label} ${bar} ${String(score).padStart(3)}  ${paint("dim", `weighs ${Math.round(share * 100)} %`)}`];
  });
}

const colourOf = (score: number): Style => (score >= 80 ? "green" : score >= 50 ? "yellow" : "red");

function ladder({ agentReadiness: ladder }: Shown): string[] {
  if (!ladder) return [];
  const needs = ladder.next?.needs.flatMap(({ text }) => wrap(text, "  · ", "    ")) ?? [];
  const limit = ladder.limitedBy ? wrap(`Could not be checked: ${ladder.limitedBy.reason}`, "  ") : [];
  const next = ladder.next ? [`For level ${ladder.next.level}, ${ladder.next.name}:`, ...needs] : [];
  return ["", `Ladder      level ${ladder.level} of 5, ${ladder.name}`, ...next, ...limit];
}

/** What the site offers to software; what was not found is counted. */
function surfaceLines({ surfaces }: Shown): string[] {
  const seen = surfaces.filter(({ status }) => status === "valid" || status === "invalid");
  const lines = seen.flatMap(({ kind, status, detail }) =>
    wrap(`${status === "valid" ? "" : "broken: "}${detail}`, `    ${kind.padEnd(16)} `, " ".repeat(21)),
  );
  const absent = surfaces.filter(({ status }) => status === "absent").length;
  const rest = surfaces.length - seen.length - absent;
  return ["", `For agents  ${seen.length} found, ${absent} absent, ${rest} not measured`, ...lines];
}

function fixLines(fixes: Fix[], paint: Paint): string[] {
  if (fixes.length === 0) return ["", "Nothing to mend was found."];
  const more = fixes.length - SHOWN_FIXES;
  return [
    "",
    paint("bold", "What to do first"),
    ...fixes
      .slice(0, SHOWN_FIXES)
      .flatMap(({ rank, title, points, effort, how, evidence, paste, choices }) => [
        `${String(rank).padStart(3)}. ${paint("bold", title)}  ${paint("dim", `${points ? `+${points} points, ` : ""}${effort} effort`)}`,
        ...wrap(how, "     "),
        ...(evidence ? wrap(`Seen: ${evidence}`, "     ").map((line) => paint("dim", line)) : []),
        ...(paste ? pasteLines(paste, paint) : []),
        ...choices.flatMap((choice) => [`     ${choice.label}:`, ...pasteLines(choice.paste, paint)]),
      ]),
    ...(more > 0 ? [paint("dim", `     and ${more} more; --json has them all`)] : []),
  ];
}

function pasteLines(paste: string, paint: Paint): string[] {
  return ["", ...paste.split("\n").map((line) => `       ${paint("cyan", line)}`), ""];
}

function findingLines(findings: Finding[], paint: Paint): string[] {
  const count = (...statuses: string[]) => findings.filter(({ status }) => statuses.includes(status)).length;
  const lines = SIGNALS.flatMap((signal) => {
    const told = findings.filter(
      (finding) => finding.signal === signal && !["pass", "not_applicable"].includes(finding.status),
    );
    return told.length === 0 ? [] : [`  ${LABELS[signal]}`, ...told.flatMap((finding) => findingLine(finding, paint))];
  });
  return [
    "",
    `${paint("bold", "Checks")}      ${count("pass")} passed, ${count("partial")} partly, ${count("fail")} failed, ${count("not_measured")} not measured, ${count("not_applicable")} do not apply`,
    ...lines,
  ];
}

function findingLine({ id, status, evidence, reason }: Finding, paint: Paint): string[] {
  const mark = {
    fail: paint("red", "✗"),
    partial: paint("yellow", "◐"),
    not_measured: paint("dim", "?"),
    pass: "✓",
    not_applicable: "–",
  }[status];
  return wrap(reason ?? evidence[0]?.observed ?? "", `    ${mark} ${id.padEnd(24)} `, " ".repeat(31));
}

/** Lines of at most `WIDTH` columns; the colour codes in `first` take none. */
function wrap(text: string, first: string, rest = first): string[] {
  const room = WIDTH - rest.length;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, at) => `${at === 0 ? first : rest}${each}`);
}

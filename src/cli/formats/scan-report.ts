import { standsApart } from "../../engine/read-answer/pooled/evidence.ts";
import { bandInWords } from "../../engine/score/band-in-words.ts";
import { plainValues } from "../../plain-text.ts";
import { writtenLine } from "./questions-line.ts";
import type { ScanDocument } from "./scan-json.ts";

/** How many fixes and rivals the terminal shows; the JSON has all. */
const SHOWN = 5;

/** The result for a person at a terminal. */
export function printScan(document: ScanDocument, out: { write(text: string): unknown }): void {
  const scan = plainValues(document);
  const lines = [...figures(scan), ...matrix(scan), ...rivals(scan), ...fixes(scan)];
  out.write(`${lines.join("\n")}\n`);
}

function figures(scan: ScanDocument): string[] {
  const { namedShare, visibilityInterval: interval, signals, agentReadiness, engines, gate } = scan;
  const counted = signals.filter(({ score }) => score !== null).length;
  const sandbox = engines.some(({ mode }) => mode === "sandbox");
  return [
    "",
    `${scan.brand} (${scan.domain})`,
    ...(sandbox ? ["Sandbox: built-in engines over invented companies. Not a measurement of the real ones."] : []),
    `Visibility  ${scan.visibility ?? "not measured"}${interval ? ` (95 % interval ${interval[0]} to ${interval[1]})` : ""}  ${bandInWords(scan) ?? ""}`,
    ...(namedShare ? [`Named       in ${namedShare.named} of ${namedShare.countable} answers`] : []),
    `Readiness   ${scan.readiness ?? "not measured"} (${counted} of ${signals.length} signals)`,
    ...(gate ? [`            Capped at 40: ${gate.text}`] : []),
    "            Whether a firewall turns AI crawlers away was not asked: answerscope audit",
    `Ladder      level ${agentReadiness.level}, ${agentReadiness.name}`,
  ];
}

function matrix({ queries, questionsBy, questionsReason }: ScanDocument): string[] {
  const lines = queries.flatMap(({ question, engines }) => [
    `  ${question}`,
    ...engines.map(({ engine, status, placement }) => `    ${engine}: ${placement ?? status.replace("_", " ")}`),
  ]);
  return ["", writtenLine({ by: questionsBy, reason: questionsReason }), ...lines];
}

function rivals({ competitors, namedShare, competitorsReason }: ScanDocument): string[] {
  const apart = competitors.filter((rival) => standsApart(rival, namedShare?.countable ?? 0));
  const lines = competitors
    .filter((rival) => !apart.includes(rival))
    .slice(0, SHOWN)
    .map(({ name, answers }) => `  ${name}, in ${answers} ${answers === 1 ? "answer" : "answers"}`);
  return [
    ...(lines.length > 0 ? ["", "Named instead", ...lines] : []),
    ...(competitorsReason === null ? [] : ["", competitorsReason]),
    ...(apart.length > 0 ? ["", "Named once", `  ${apart.map(({ name }) => name).join(", ")}`] : []),
  ];
}

function fixes({ fixes }: ScanDocument): string[] {
  if (fixes.length === 0) return [];
  const lines = fixes.slice(0, SHOWN).flatMap(({ rank, title, how }) => [`  ${rank}. ${title}`, `     ${how}`]);
  return ["", "What to do first", ...lines];
}

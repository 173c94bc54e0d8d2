import { standsApart } from "../../engine/read-answer/pooled/evidence.ts";
import { bandInWords } from "../../engine/score/band-in-words.ts";
import { inline } from "../../markdown.ts";
import { fixesMarkdown, readinessMarkdown, signalsMarkdown } from "./markdown-parts.ts";
import { writtenLine } from "./questions-line.ts";
import type { ScanDocument } from "./scan-json.ts";

/** The result as Markdown, to put into a ticket or hand to a model: figures, answers by engine, rivals, fixes. */
export function scanMarkdown(scan: ScanDocument): string {
  return [
    `# ${inline(scan.brand)} in AI answers`,
    ...figures(scan),
    ...answers(scan),
    ...rivals(scan),
    ...fixesMarkdown(scan.fixes),
    ...signalsMarkdown(scan),
    `Measured on ${scan.measuredAt.slice(0, 10)} with ${scan.engines.map(({ label, model }) => `${label} (${inline(model)})`).join(", ")}. Score version ${scan.scoreVersion}.`,
  ].join("\n\n");
}

function figures({ domain, engines, namedShare, visibility, visibilityInterval, ...told }: ScanDocument) {
  const sandbox = engines.some(({ mode }) => mode === "sandbox");
  const interval = visibilityInterval ? `, 95 % interval ${visibilityInterval[0]} to ${visibilityInterval[1]}` : "";
  return [
    ...(sandbox ? ["**Sandbox:** built-in engines over invented companies, not a measurement of the real ones."] : []),
    [
      `- Site: ${inline(domain)}`,
      `- Visibility: ${visibility === null ? "not measured" : `${visibility} of 100${interval} (${bandInWords(told)})`}`,
      ...(namedShare ? [`- Named in ${namedShare.named} of ${namedShare.countable} answers`] : []),
      `- Readiness: ${readinessMarkdown(told)}`,
    ].join("\n"),
  ];
}

function answers({ queries, engines, questionsBy, questionsReason }: ScanDocument): string[] {
  const told = (query: ScanDocument["queries"][number], id: string) =>
    query.engines
      .filter(({ engine }) => engine === id)
      .map(({ placement, status }) => (placement ?? status).replaceAll("_", " "))
      .join(", ");
  const head = ["Question", ...engines.map(({ label }) => label)];
  const rows = queries.map((query) => [
    inline(query.question, 300),
    ...engines.map(({ engine }) => told(query, engine)),
  ]);
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [
    "## What each engine answered",
    inline(writtenLine({ by: questionsBy, reason: questionsReason }), 500),
    table.join("\n"),
  ];
}

function rivals({ competitors, namedShare, competitorsReason }: ScanDocument): string[] {
  if (competitors.length === 0) return competitorsReason ? ["## Named instead", inline(competitorsReason, 500)] : [];
  const lines = competitors.map((rival) => {
    const apart = standsApart(rival, namedShare?.countable ?? 0) ? ", named once" : "";
    const often = `${rival.answers} ${rival.answers === 1 ? "answer" : "answers"}`;
    return `- ${inline(rival.name)}${rival.domain ? ` (${inline(rival.domain)})` : ""}, ${often}${apart}: “${inline(rival.quote, 300)}”`;
  });
  return ["## Named instead", lines.join("\n")];
}

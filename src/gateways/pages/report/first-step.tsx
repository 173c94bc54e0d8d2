import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import type { ReportData } from "../report-data.ts";
import { rivalsHeading } from "./words.ts";

/** The first thing to do, in one line, and the way to the parts below. */
export function FirstStep({ fixes, namedShare }: Pick<ReportData, "fixes" | "namedShare">) {
  const first = fixes.toSorted((a, b) => a.rank - b.rank)[0];
  const parts = [
    ["answers", "The answers"],
    ["rivals", rivalsHeading(namedShare)],
    ["sources", "What they read"],
    ["fixes", "What to do first"],
    ["readiness", "Readiness"],
    ["ladder", "The ladder"],
    ["method", "How it was measured"],
  ] as const;
  return (
    <>
      {first && (
        <p className="first-step">
          <strong>First:</strong> <a href="#fixes">{plainText(first.title)}</a>
        </p>
      )}
      <nav className="parts" aria-label="Parts of this report">
        {each(parts, ([id, label]) => (
          <a href={`#${id}`}>{label}</a>
        ))}
      </nav>
    </>
  );
}

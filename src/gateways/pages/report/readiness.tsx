import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Mark } from "../mark.tsx";
import type { ReportData, ReportFinding, ReportSignal } from "../report-data.ts";
import { TableAlternative } from "../table.tsx";
import { count, FINDING_WORDS, figure, SIGNAL_WORDS } from "./words.ts";

type ReadinessProps = Pick<ReportData, "signals" | "findings" | "readiness" | "gate" | "pagesRead">;

/** The five signals as bars with their weights; each opens the checks behind it. */
export function Readiness({ signals, findings, readiness, gate, pagesRead }: ReadinessProps) {
  const sorted = signals.toSorted((a, b) => b.share - a.share);
  return (
    <section aria-labelledby="readiness">
      <h2 id="readiness">Readiness: how the site is set up</h2>
      <p className="quiet">{introduction({ readiness, gate, findings, pagesRead })}</p>
      <ul className="signals">
        {each(sorted, (signal) => (
          <Signal signal={signal} findings={findings.filter(({ signal: of }) => of === signal.signal)} />
        ))}
      </ul>
      <TableAlternative
        caption="The five signals of readiness"
        header={["Signal", "Score", "Weight in this scan", "Note"]}
        rows={sorted.map(({ signal, score, share, reason }) => [
          SIGNAL_WORDS[signal].label,
          score === null ? "left out" : `${figure(score)} of 100`,
          percent(share),
          reason ? plainText(reason) : "",
        ])}
      />
    </section>
  );
}

function introduction({ readiness, gate, findings, pagesRead }: Omit<ReadinessProps, "signals">): string {
  const score =
    readiness === null
      ? "Readiness could not be measured."
      : gate
        ? `${figure(readiness)} of 100: the signals below are capped at 40 together. ${plainText(gate.text)}`
        : `${figure(readiness)} of 100, the weighted mean of the signals below.`;
  const checked = findings.filter(({ status }) => status === "pass" || status === "partial" || status === "fail");
  if (checked.length === 0) return score;
  const pages = pagesRead ? ` on ${count(pagesRead, "page")}` : "";
  const unread = findings.filter(({ status }) => status === "not_measured").length;
  const passed = checked.filter(({ status }) => status === "pass").length;
  return `${score} ${passed} of ${count(checked.length, "check")} passed${pages}${unread > 0 ? `; ${unread} could not be made` : ""}.`;
}

function Signal({
  signal: { signal, score, share, reason },
  findings,
}: {
  signal: ReportSignal;
  findings: ReportFinding[];
}) {
  const { label, asks } = SIGNAL_WORDS[signal];
  return (
    <li className={score === null ? "left-out" : undefined}>
      <div className="signal-bar">
        <h3>{label}</h3>
        <Bar score={score} />
        <span className="value">{score === null ? "left out" : `${figure(score)} of 100`}</span>
        <span className="weight">{score === null ? "no weight" : `weight ${percent(share)}`}</span>
      </div>
      <p className="asks">
        {asks}
        {reason && <strong> Left out: {plainText(reason)}</strong>}
      </p>
      {findings.length > 0 && <Checks findings={findings} />}
    </li>
  );
}

/** Filled from zero; dashed and empty where there is no score. */
function Bar({ score }: { score: number | null }) {
  if (score === null)
    return (
      <svg width="100%" height="16" aria-hidden="true">
        <rect className="dashed" x="1" y="1" width="99%" height="14" rx="2" />
      </svg>
    );
  return (
    <svg width="100%" height="16" aria-hidden="true">
      <rect className="track" width="100%" height="16" rx="2" />
      <rect className="bar" width={`${score}%`} height="16" rx="2" />
    </svg>
  );
}

const ORDER: ReportFinding["status"][] = ["fail", "partial", "pass", "not_measured", "not_applicable"];

function Checks({ findings }: { findings: ReportFinding[] }) {
  const sorted = findings.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  return (
    <details className="checks">
      <summary>{count(findings.length, "check")}</summary>
      <ul>
        {each(sorted, ({ status, title, reason, observed }) => (
          <li>
            <Mark shape={FINDING_WORDS[status].shape} />
            <span>
              <strong>{FINDING_WORDS[status].label}:</strong> {plainText(title)}
              {reason && <span className="note">{plainText(reason)}</span>}
              {observed && status !== "pass" && (
                <span className="note" dir="auto">
                  {plainText(observed)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function percent(share: number): string {
  return `${figure(100 * share)}%`;
}

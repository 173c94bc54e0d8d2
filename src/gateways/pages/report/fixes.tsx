import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import type { ReportData, ReportFix } from "../report-data.ts";
import { count, figure, SIGNAL_WORDS } from "./words.ts";

/** Fixes shown open; the rest is folded. */
const OPEN = 5;

/** What to change first, by rank: what was seen, why it matters, what to do, and what to paste. */
export function Fixes({ fixes, readiness }: Pick<ReportData, "fixes" | "readiness">) {
  const ranked = fixes.toSorted((a, b) => a.rank - b.rank);
  const rest = ranked.slice(OPEN);
  return (
    <section aria-labelledby="fixes">
      <h2 id="fixes">What to do first</h2>
      {ranked.length === 0 && (
        <p>
          {readiness === null
            ? "The site could not be checked, so there is nothing to advise."
            : "The checks found nothing to change."}
        </p>
      )}
      <ol className="fixes">
        {each(ranked.slice(0, OPEN), (fix) => (
          <Item fix={fix} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="more">
          <summary>{count(rest.length, "more fix", "more fixes")}</summary>
          <ol className="fixes" start={OPEN + 1}>
            {each(rest, (fix) => (
              <Item fix={fix} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Item({ fix }: { fix: ReportFix }) {
  return (
    <li value={fix.rank}>
      <h3>{plainText(fix.title)}</h3>
      <p className="tags">
        {signalLabel(fix)} · {fix.impact} impact · {fix.effort} effort
        {fix.points !== null &&
          fix.points > 0 &&
          ` · ${figure(fix.points)} readiness ${fix.points === 1 ? "point" : "points"}`}
      </p>
      <dl>
        <dt>What we saw</dt>
        <dd dir="auto">{plainText(fix.evidence)}</dd>
        <dt>Why it matters</dt>
        <dd>{plainText(fix.why)}</dd>
        <dt>What to do</dt>
        <dd>{plainText(fix.how)}</dd>
      </dl>
      {fix.paste && <Paste text={fix.paste} rank={fix.rank} />}
      {each(fix.choices, ({ label, paste }) => (
        <Paste text={paste} rank={fix.rank} label={label} />
      ))}
    </li>
  );
}

/** A block that one click selects whole, so that it can be copied without a script. */
function Paste({ text, rank, label = "To paste" }: { text: string; rank: number; label?: string }) {
  return (
    <div className="paste">
      <button type="button" data-copy="" hidden>
        Copy what to paste
      </button>
      <details>
        <summary>{plainText(label)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section tabIndex={0} aria-label={`${plainText(label)}, for change ${rank}`}>
          <pre>
            <code>{plainText(text)}</code>
          </pre>
        </section>
      </details>
    </div>
  );
}

function signalLabel({ signal }: ReportFix): string {
  return signal === "visibility" ? "Visibility" : SIGNAL_WORDS[signal].label;
}

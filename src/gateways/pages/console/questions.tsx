import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Mark } from "../mark.tsx";
import { Matrix } from "../report/matrix.tsx";
import { count, listed } from "../report/words.ts";
import { Table, TableAlternative } from "../table.tsx";
import { type Area, asReport, type Measured, type Trajectory } from "./console-data.ts";
import { day } from "./trend-chart.tsx";

interface QuestionsProps {
  base: string;
  /** The older measure that is shown; `null`: the newest. */
  measure: string | null;
  measured: Measured;
  trajectories: Trajectory[];
  /** Of the newest measure. */
  areas: Area[];
  labels: ReadonlyMap<string, string>;
}

/** Each question by engine, how it went over time, and the way to the answers word for word. */
export function QuestionsPage({ base, measure, measured, trajectories, areas, labels }: QuestionsProps) {
  const report = asReport(measured);
  const of = (at: number) => `${base}/answers?question=${at + 1}${measure ? `&measure=${measure}` : ""}`;
  return (
    <>
      <h1>Questions</h1>
      <p className="lead">What buyers ask, where each engine placed you, and how that went over time.</p>
      <Matrix {...report} />
      {areas.length > 0 && measure === null && <Areas areas={areas} labels={labels} />}
      <section aria-labelledby="over-time">
        <h2 id="over-time">Question by question</h2>
        <p className="quiet">
          A bar is one measure: how many of its answers named you, oldest first. A dash: no answer came.
        </p>
        <ol className="questions">
          {each(report.queries, ({ question, persona, branded }, at) => {
            const days = trajectories.find((trajectory) => trajectory.question === question)?.days ?? [];
            return (
              <li>
                <h3 dir="auto" lang={report.language}>
                  {plainText(question)}
                </h3>
                {(persona || branded) && (
                  <p className="note small">
                    {persona && `Asked as: ${plainText(persona)}. `}
                    {branded && "Names the brand: shown, not counted."}
                  </p>
                )}
                {days.length > 0 && <OverTime days={days} labels={labels} question={question} />}
                <p className="small">
                  <a href={of(at)}>
                    Read the answers<span className="unseen"> to: {plainText(question)}</span>
                  </a>
                </p>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

const STATES: Record<Area["questions"][number]["engines"][number]["state"], string> = {
  named: "named",
  not_named: "not named",
  unknown: "no answer shown",
  failed: "failed",
};

/** What was asked about places: whether each engine named the site there. */
function Areas({ areas, labels }: Pick<QuestionsProps, "areas" | "labels">) {
  const engines = [
    ...new Set(areas.flatMap(({ questions }) => questions.flatMap((each) => each.engines.map(({ engine }) => engine)))),
  ];
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">By area</h2>
      <p className="quiet">Questions that name a place. Those asked about an area beside your own enter no score.</p>
      {each(areas, ({ area, questions }) => (
        <Table
          caption={plainText(area)}
          header={["Question", ...engines.map((engine) => labels.get(engine) ?? engine)]}
          rows={questions.map(({ question, engines: given }) => [
            plainText(question),
            ...engines.map((id) => {
              const state = given.find(({ engine }) => engine === id)?.state;
              return state ? STATES[state] : "not asked";
            }),
          ])}
        />
      ))}
    </section>
  );
}

const HEIGHT = 34;
/** Share of the width that a bar takes at most, so that a single measure is no wall. */
const WIDEST = 6;

interface OverTimeProps {
  /** Newest first. */
  days: Trajectory["days"];
  labels: ReadonlyMap<string, string>;
  question: string;
}

function OverTime({ days, labels, question }: OverTimeProps) {
  const latest = days[0]!;
  const step = Math.min(WIDEST, 100 / days.length);
  return (
    <div className="trajectory">
      <p className="small">
        <Mark shape={latest.answers === 0 ? "gap" : latest.named === 0 ? "none" : "full"} /> {now(latest, labels)}
      </p>
      {days.length > 1 && (
        <svg width="100%" height={HEIGHT} role="img" aria-label={spoken(days)}>
          <line className="base" x1="0" x2={`${step * days.length}%`} y1={HEIGHT - 1} y2={HEIGHT - 1} />
          {each(days.toReversed(), ({ named, answers }, at) => {
            const width = `${step * 0.7}%`;
            if (answers === 0)
              return <rect className="missing" x={`${at * step}%`} y={HEIGHT - 8} width={width} height="2" />;
            const height = ((HEIGHT - 2) * named) / answers;
            return (
              <>
                <rect className="track" x={`${at * step}%`} y="0" width={width} height={HEIGHT - 2} />
                <rect className="bar" x={`${at * step}%`} y={HEIGHT - 2 - height} width={width} height={height} />
              </>
            );
          })}
        </svg>
      )}
      {days.length > 1 && (
        <TableAlternative
          caption={`Named in how many answers: ${plainText(question)}`}
          header={["Measured", "Named in", "By"]}
          rows={days.map(({ date, named, answers, engines }) => [
            day(date),
            answers === 0 ? "no answer" : `${named} of ${answers}`,
            by(engines, labels),
          ])}
        />
      )}
    </div>
  );
}

function now({ named, answers, engines }: Trajectory["days"][number], labels: ReadonlyMap<string, string>): string {
  if (answers === 0) return "No engine answered in the newest measure.";
  if (named === 0) return `Named in none of ${count(answers, "answer")} in the newest measure.`;
  return `Named in ${named} of ${count(answers, "answer")} in the newest measure, by ${by(engines, labels)}.`;
}

function by(engines: readonly string[], labels: ReadonlyMap<string, string>): string {
  return listed(engines.map((engine) => labels.get(engine) ?? engine));
}

function spoken(days: Trajectory["days"]): string {
  const first = days.at(-1)!;
  const last = days[0]!;
  return `Over ${count(days.length, "measure")}: from ${first.named} of ${first.answers} to ${last.named} of ${count(last.answers, "answer")}.`;
}

import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { Figures } from "../report/figures.tsx";
import { summarySentence } from "../report/sentence.ts";
import { count, figure, moment } from "../report/words.ts";
import { Table } from "../table.tsx";
import { asReport, type Measured, type Overview, type WeeklyBrief } from "./console-data.ts";
import { pathOf } from "./frame.tsx";
import { Stamp, TrendChart } from "./trend-chart.tsx";

interface OverviewProps {
  base: string;
  overview: Overview;
  measured: Measured;
  brief: WeeklyBrief;
}

/** How the site stands, whether that moved, and what to do first. */
export function OverviewPage({ base, overview, measured, brief }: OverviewProps) {
  const report = asReport(measured);
  const first = report.fixes.toSorted((a, b) => a.rank - b.rank)[0];
  return (
    <>
      <h1 className="sentence">
        {each(summarySentence(report), ({ text, foreign, lang }) =>
          foreign ? <Foreign text={text} lang={lang} /> : text,
        )}
      </h1>
      <p className="moved">{movedWords(overview)}</p>
      {first && (
        <p className="first">
          <strong>Do this first:</strong> {plainText(first.title)}.{" "}
          <a href={pathOf(base, "site", null)}>What to do, and the other fixes</a>
        </p>
      )}
      <Next base={base} overview={overview} />
      <Figures report={report} />
      <Trends overview={overview} />
      <Changed brief={brief} />
      <History base={base} overview={overview} />
    </>
  );
}

/** Whether visibility moved, as the paired comparison says. */
function movedWords({ scores: { movement } }: Overview): string {
  if (!movement) return "There is no earlier measure to compare with yet.";
  const { moved, change, interval, cells, reason } = movement;
  if (moved === null || change === null) return `The last two measures cannot be compared. ${plainText(reason ?? "")}`;
  const by = `${change > 0 ? "+" : ""}${figure(change)} points`;
  const spread = interval ? `, 95% interval ${figure(interval[0])} to ${figure(interval[1])}` : "";
  const on = `${by}${spread}, on ${count(cells, "answer")} that both measures have`;
  if (moved === "no") return `Visibility did not move since the measure before (${on}).`;
  return `Visibility went ${moved} since the measure before (${on}).`;
}

function Next({ base, overview: { schedule, usage } }: { base: string; overview: Overview }) {
  if (usage?.rescans.queued) {
    return (
      <p className="quiet">
        A new measure is under way. <a href={`${base}/run`}>Watch it</a>
      </p>
    );
  }
  return (
    <p className="quiet">
      {schedule?.nextMeasureAt ? `Next measure: ${moment(schedule.nextMeasureAt)}.` : "Measured on demand."}{" "}
      <a href={`${base}/plan`}>Change the plan, or measure now</a>
    </p>
  );
}

function Trends({ overview }: { overview: Overview }) {
  const oldestFirst = overview.history.toReversed();
  if (oldestFirst.length < 2) {
    return (
      <section aria-labelledby="trend">
        <h2 id="trend">Over time</h2>
        <p>One measure so far. From the second one on, this is where you see whether something really moved.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">Over time</h2>
      <p className="quiet">
        The band is the 95% interval: a change inside it may be chance. Measures by different versions of the scores are
        not joined.
      </p>
      <h3>Visibility</h3>
      <TrendChart
        label="Visibility"
        levels={[
          { at: 25, word: "Partially visible" },
          { at: 60, word: "Visible to AI" },
        ]}
        points={oldestFirst.map(({ measuredAt, visibility, visibilityInterval, scoreVersion }) => ({
          ...{ at: measuredAt, value: visibility, interval: visibilityInterval, version: scoreVersion },
        }))}
      />
      <h3>Readiness</h3>
      <TrendChart
        label="Readiness"
        levels={[]}
        points={oldestFirst.map(({ measuredAt, readiness, scoreVersion }) => ({
          ...{ at: measuredAt, value: readiness, interval: null, version: scoreVersion },
        }))}
      />
    </section>
  );
}

function Changed({ brief }: { brief: WeeklyBrief }) {
  if (!brief.from) return null;
  const rows: [string, string[], string][] = [
    ["Questions that name the site now, and did not", brief.questionsWon, "None."],
    ["Questions that named the site, and do not now", brief.questionsLost, "None."],
    ["New rivals", brief.newRivals, "None."],
    ["Rivals no longer named", brief.goneRivals, "None."],
  ];
  const isSame = rows.every(([, values]) => values.length === 0);
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">What changed since {moment(brief.from)}</h2>
      <p className="quiet">
        {isSame
          ? "Nothing: the same questions name the site, and the same rivals are named."
          : "Single answers come and go; one question won or lost is no trend yet."}
      </p>
      {!isSame && (
        <dl className="changes">
          {each(rows, ([term, values, none]) => (
            <div>
              <dt>{term}</dt>
              <dd>
                {values.length === 0 ? (
                  none
                ) : (
                  <ul>
                    {each(values, (value) => (
                      <li>
                        <Foreign text={value} />
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function History({ base, overview: { history, site } }: { base: string; overview: Overview }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">Measures</h2>
      <Table
        caption={`${count(history.length, "measure")}, newest first`}
        header={["Measured", "Visibility", "95% interval", "Named in", "Readiness", "Score version"]}
        rows={history.map((entry) => [
          <a
            key={entry.measure}
            href={pathOf(base, "", entry.measure)}
            aria-current={entry.measure === site.measure ? "true" : undefined}
          >
            <Stamp at={entry.measuredAt} />
          </a>,
          entry.visibility === null ? "not measured" : figure(entry.visibility),
          entry.visibilityInterval
            ? `${figure(entry.visibilityInterval[0])} to ${figure(entry.visibilityInterval[1])}`
            : "none",
          entry.countable === null ? "not measured" : `${entry.named ?? 0} of ${count(entry.countable, "answer")}`,
          entry.readiness === null ? "not measured" : `${entry.readiness}${entry.gate ? ", capped" : ""}`,
          entry.scoreVersion,
        ])}
      />
    </section>
  );
}

import type { ReactNode } from "react";
import { plainText } from "../../../plain-text.ts";
import type { ReportData, ReportEngine } from "../report-data.ts";
import { TableAlternative } from "../table.tsx";
import { IntervalChart } from "./interval-chart.tsx";
import { count, figure, listed } from "./words.ts";

/** Visibility, named share and readiness, each with what it was measured from. */
export function Figures({ report }: { report: ReportData }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="unseen">
        Three figures
      </h2>
      <div className="figures">
        <VisibilityFigure {...report} />
        <NamedFigure {...report} />
        <ReadinessFigure {...report} />
      </div>
      <TableAlternative
        caption="The three figures"
        header={["Figure", "Value", "95% interval", "Measured from"]}
        rows={tableRows(report)}
      />
    </section>
  );
}

function Figure({
  name,
  value,
  of,
  band,
  children,
}: {
  name: string;
  value: string;
  of: string;
  band: string | null;
  children: ReactNode;
}) {
  return (
    <article className="figure">
      <h3>{name}</h3>
      <p className="number">
        {value} <span>{of}</span>
      </p>
      {band && <p className="band">{band}</p>}
      {children}
    </article>
  );
}

function Unmeasured({ name, why }: { name: string; why: string }) {
  return (
    <article className="figure">
      <h3>{name}</h3>
      <p className="number quiet">Not measured</p>
      <p className="sample">{why}</p>
    </article>
  );
}

type Visibility = Pick<
  ReportData,
  "visibility" | "visibilityInterval" | "band" | "bandStable" | "queries" | "namedShare" | "engines"
>;

function VisibilityFigure({ queries, namedShare, engines, ...told }: Visibility) {
  const { visibility, visibilityInterval } = told;
  if (visibility === null)
    return <Unmeasured name="Visibility" why="No engine gave an answer that could be counted." />;
  return (
    <Figure name="Visibility" value={figure(visibility)} of="of 100" band={told.band}>
      <IntervalChart
        label="Visibility"
        value={visibility}
        interval={visibilityInterval}
        unit="of 100"
        ticks={[0, 25, 60, 100]}
      />
      <p className="sample">
        From {sampleOf({ queries, namedShare })}.{visibilityInterval && ` ${likely(visibilityInterval, "")}`}
        {told.bandStable === false && " So the sample does not settle the band."}
        {missing(engines) && <strong> {missing(engines)}</strong>}
      </p>
    </Figure>
  );
}

function NamedFigure({ namedShare, queries }: Pick<ReportData, "namedShare" | "queries">) {
  if (!namedShare || namedShare.countable === 0)
    return <Unmeasured name="Named in answers" why="No engine gave an answer that could be counted." />;
  const { named, countable, percent, interval, lowSample } = namedShare;
  return (
    <Figure
      name="Named in answers"
      value={String(named)}
      of={`of ${count(countable, "answer")}`}
      band={`${figure(percent)}%`}
    >
      <IntervalChart label="Named share" value={percent} interval={interval} unit="%" ticks={[0, 50, 100]} />
      <p className="sample">
        To {count(questionsAsked(queries), "question")}. {likely(interval, "%")}
        {lowSample && " A small sample: read it as a first look."}
      </p>
    </Figure>
  );
}

type Read = Pick<ReportData, "readiness" | "gate" | "signals" | "pagesRead">;

function ReadinessFigure({ readiness, gate, signals, pagesRead }: Read) {
  const used = signals.filter((signal) => signal.score !== null).length;
  if (readiness === null) return <Unmeasured name="Readiness" why="None of the five signals could be checked." />;
  return (
    <Figure name="Readiness" value={figure(readiness)} of="of 100" band={`${used} of ${signals.length} signals used`}>
      <IntervalChart label="Readiness" value={readiness} interval={null} unit="of 100" ticks={[0, 100]} />
      {gate && (
        <p className="sample">
          <strong>Capped at 40.</strong> {plainText(gate.text)}
        </p>
      )}
      <p className="sample">
        From {pagesRead === null ? "the site alone" : `${count(pagesRead, "page")} of the site alone`}: how well it is
        set up to be read by AI.
        {used < signals.length && " What could not be checked is left out, not counted as zero."}
      </p>
    </Figure>
  );
}

/** Says at once which engines are missing from the figures; `null` when none is. */
function missing(engines: ReportEngine[]): string | null {
  const silent = engines.filter((engine) => engine.answered === 0).map((engine) => plainText(engine.label));
  if (silent.length > 0) return `${listed(silent)} did not answer and ${silent.length === 1 ? "is" : "are"} left out.`;
  return engines.length === 1 ? "One engine was asked, so this is its view alone." : null;
}

/** "4 answers to 2 questions". */
export function sampleOf({ namedShare, queries }: Pick<ReportData, "namedShare" | "queries">): string {
  return `${count(namedShare?.countable ?? 0, "answer")} to ${count(questionsAsked(queries), "question")}`;
}

function questionsAsked(queries: ReportData["queries"]): number {
  return queries.filter((query) => !query.branded).length;
}

function likely([low, high]: [number, number], unit: string): string {
  return `The true value most likely lies between ${figure(low)}${unit} and ${figure(high)}${unit}.`;
}

function tableRows(report: ReportData): string[][] {
  const { visibility, visibilityInterval, namedShare, readiness, gate, signals } = report;
  const range = (interval: [number, number] | null, unit: string) =>
    interval ? `${figure(interval[0])}${unit} to ${figure(interval[1])}${unit}` : "none";
  const used = signals.filter((signal) => signal.score !== null).length;
  return [
    [
      "Visibility",
      visibility === null ? "not measured" : `${figure(visibility)} of 100`,
      range(visibilityInterval, ""),
      sampleOf(report),
    ],
    [
      "Named in answers",
      namedShare ? `${namedShare.named} of ${namedShare.countable} (${figure(namedShare.percent)}%)` : "not measured",
      range(namedShare?.interval ?? null, "%"),
      sampleOf(report),
    ],
    [
      "Readiness",
      readiness === null ? "not measured" : `${figure(readiness)} of 100`,
      "none: read once, not sampled",
      `${used} of ${signals.length} signals${gate ? `; capped at 40: ${plainText(gate.text)}` : ""}`,
    ],
  ];
}

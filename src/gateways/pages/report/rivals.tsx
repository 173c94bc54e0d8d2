import { standsApart } from "../../../engine/read-answer/pooled/evidence.ts";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign, OutLink, Quote } from "../foreign.tsx";
import type { ReportCompetitor, ReportData } from "../report-data.ts";
import { TableAlternative } from "../table.tsx";
import { count, listed, rivalsHeading } from "./words.ts";

type RivalsProps = Pick<ReportData, "competitors" | "namedShare" | "engines" | "brand" | "language" | "mode">;

/** Names shown before the rest is folded away. */
const OPEN = 8;

/** Who the engines named, in how many answers, with the sentence; the site itself stands among them for comparison, and whom one answer names unclearly apart. */
export function Rivals({ competitors, namedShare, engines, brand, language, mode }: RivalsProps) {
  const countable = namedShare?.countable ?? 0;
  const apart = competitors.filter((rival) => standsApart(rival, countable));
  const sorted = competitors.filter((rival) => !apart.includes(rival)).toSorted((a, b) => b.answers - a.answers);
  const labels = new Map(engines.map((engine) => [engine.engine, plainText(engine.label)]));
  const row = (rival: ReportCompetitor) => <Rival {...{ rival, countable, labels, language, mode }} />;
  return (
    <section aria-labelledby="rivals">
      <h2 id="rivals">{rivalsHeading(namedShare)}</h2>
      {sorted.length === 0 ? (
        <p>
          {apart.length > 0
            ? "No other company is named in two answers, or clearly in one."
            : countable === 0
              ? "No engine answered, so nobody was named."
              : "The answers name no other company."}
        </p>
      ) : (
        <>
          <p className="quiet">Bars count answers, out of {countable}.</p>
          <ul className="rivals">
            <li className="self">
              <NameBar name={brand} answers={namedShare?.named ?? 0} countable={countable} note="this site" />
            </li>
            {each(sorted.slice(0, OPEN), row)}
          </ul>
          {sorted.length > OPEN && (
            <details className="more">
              <summary>{count(sorted.length - OPEN, "more name")}</summary>
              <ul className="rivals">{each(sorted.slice(OPEN), row)}</ul>
            </details>
          )}
          <TableAlternative
            caption={`Named in how many of ${count(countable, "answer")}`}
            header={["Name", "Answers", "Engines", "Site"]}
            rows={[
              [<Foreign key={brand} text={brand} />, namedShare?.named ?? 0, "", "this site"],
              ...sorted.map((rival) => [
                <Foreign key={rival.name} text={rival.name} />,
                rival.answers,
                listed(engineLabels(rival, labels)),
                rival.domain ?? "not known",
              ]),
            ]}
          />
        </>
      )}
      {apart.length > 0 && <NamedOnce rivals={apart} />}
    </section>
  );
}

/** Names that may be no rivals: in no bar, share or sentence. */
function NamedOnce({ rivals }: { rivals: ReportCompetitor[] }) {
  return (
    <>
      <h3 id="named-once">Named once</h3>
      <p className="quiet small">
        In one answer each, and not clearly as an option: <Foreign text={rivals.map(({ name }) => name).join(", ")} />.
      </p>
    </>
  );
}

interface RivalProps {
  rival: ReportCompetitor;
  countable: number;
  labels: Map<string, string>;
  language: string;
  mode: ReportData["mode"];
}

function Rival({ rival, countable, labels, language, mode }: RivalProps) {
  return (
    <li>
      <NameBar name={rival.name} answers={rival.answers} countable={countable} note={null} />
      <p className="named-by">
        Named by {listed(engineLabels(rival, labels))}
        {rival.domain && (
          <>
            {" · "}
            {/* The sandbox's companies are invented: there is nothing to open. */}
            {mode === "live" ? (
              <OutLink href={`https://${rival.domain}`} text={rival.domain} />
            ) : (
              <Foreign text={rival.domain} />
            )}
          </>
        )}
      </p>
      {rival.quote && <Quote text={rival.quote} lang={language} />}
    </li>
  );
}

function NameBar({
  name,
  answers,
  countable,
  note,
}: {
  name: string;
  answers: number;
  countable: number;
  note: string | null;
}) {
  const width = countable === 0 ? 0 : (100 * answers) / countable;
  return (
    <div className="name-bar">
      <h3>
        <Foreign text={name} />
        {note && <span className="quiet"> {note}</span>}
      </h3>
      <svg width="100%" height="12" aria-hidden="true">
        <rect className="track" width="100%" height="12" rx="2" />
        {answers > 0 && <rect className="bar" width={`${width}%`} height="12" rx="2" />}
      </svg>
      <span className="value">
        {answers} of {countable}
      </span>
    </div>
  );
}

function engineLabels(rival: ReportCompetitor, labels: Map<string, string>): string[] {
  return rival.engines.map((engine) => labels.get(engine) ?? plainText(engine));
}

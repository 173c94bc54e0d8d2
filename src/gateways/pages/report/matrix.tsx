import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign, Quote } from "../foreign.tsx";
import { Mark } from "../mark.tsx";
import type { ReportCell, ReportData, ReportEngine, ReportQuestion } from "../report-data.ts";
import { PLACEMENT_WORDS, STATUS_WORDS } from "./words.ts";

type MatrixProps = Pick<ReportData, "queries" | "engines" | "brand" | "language">;

/** Questions down, engines across, one placement a cell; a cell opens the sentence behind it. */
export function Matrix({ queries, engines, brand, language }: MatrixProps) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">What each engine answered</h2>
      <p className="quiet">
        Open a cell to read the sentence that names <Foreign text={brand} />, or why there is no answer.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" aria-label="Answers by question and engine" tabIndex={0}>
        <table className={engines.length > 3 ? "matrix many" : "matrix"}>
          <caption className="unseen">Where each engine placed the site, by question</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              {each(engines, (engine) => (
                <th scope="col">{plainText(engine.label)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(queries, (query, row) => (
              <Row {...{ query, row, engines, brand, language }} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Named in</th>
              {each(engines, (engine) => (
                <td>{tally(queries, engine.engine)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

interface RowProps {
  query: ReportQuestion;
  row: number;
  engines: ReportEngine[];
  brand: string;
  language: string;
}

function Row({ query, row, engines, brand, language }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span dir="auto" lang={language}>
          {plainText(query.question)}
        </span>
        {query.persona && (
          <span className="note">
            Asked as: <Foreign text={query.persona} lang={language} />
          </span>
        )}
        {query.branded && <span className="note">Names the brand: shown, not counted</span>}
      </th>
      {each(engines, (engine) => {
        const cell = query.engines.find((candidate) => candidate.engine === engine.engine);
        return (
          <td>{cell ? <Cell {...{ cell, engine, brand, language }} group={`question-${row + 1}`} /> : <NotAsked />}</td>
        );
      })}
    </tr>
  );
}

interface CellProps {
  cell: ReportCell;
  engine: ReportEngine;
  brand: string;
  language: string;
  group: string;
}

function Cell({ cell, engine, brand, language, group }: CellProps) {
  const placed = cell.status === "answered" && cell.placement ? PLACEMENT_WORDS[cell.placement] : null;
  return (
    <details name={group} className={cell.quote ? undefined : "brief"}>
      <summary>
        <Mark shape={placed?.shape ?? "gap"} />
        <span>{placed?.label ?? "Not answered"}</span>
      </summary>
      <div className="said">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div tabIndex={0}>
          <p>
            <strong>{plainText(engine.label)}</strong>{" "}
            {placed ? (
              <>
                {placed.before} <Foreign text={brand} /> {placed.after}
              </>
            ) : (
              `gave no answer. ${whyNot(cell)}`
            )}
          </p>
          {cell.quote && <Quote text={cell.quote} lang={language} />}
        </div>
      </div>
    </details>
  );
}

function NotAsked() {
  return (
    <span className="not-asked">
      <Mark shape="gap" />
      <span>Not asked</span>
    </span>
  );
}

function whyNot({ status, reason }: ReportCell): string {
  if (reason) return plainText(reason);
  return status === "answered" ? "Its answer could not be read." : STATUS_WORDS[status];
}

/** "2 of 3": answers of one engine that name the site, of those that count. */
function tally(queries: ReportQuestion[], engine: string): string {
  const placements = queries
    .filter((query) => !query.branded)
    .flatMap((query) => query.engines)
    .filter((cell) => cell.engine === engine && cell.status === "answered" && cell.placement !== null)
    .map((cell) => cell.placement);
  if (placements.length === 0) return "not answered";
  return `${placements.filter((placement) => placement === "prose" || placement === "list").length} of ${placements.length}`;
}

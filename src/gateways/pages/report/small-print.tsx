import type { ReactNode } from "react";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign, OutLink } from "../foreign.tsx";
import type { ReportData, ReportEngine } from "../report-data.ts";
import { sampleOf } from "./figures.tsx";
import { count, moment } from "./words.ts";

/** How it was measured: the site, the questions, the engines with their models, the date, what failed, and the method. */
export function SmallPrint({ report }: { report: ReportData }) {
  const failed = report.engines.filter((engine) => engine.failed > 0);
  return (
    <section aria-labelledby="method">
      <h2 id="method">How this was measured</h2>
      <dl className="method">
        <Entry term="Site">
          <Site {...report} />
          {report.pagesRead !== null && `, ${count(report.pagesRead, "page")} read`}
        </Entry>
        <Entry term="Measured">
          <time dateTime={report.measuredAt}>{moment(report.measuredAt)}</time>
        </Entry>
        <Entry term="Questions">
          {count(report.queries.length, "question")} a buyer might type, {WRITTEN[report.questionsBy]} before any engine
          was asked.{report.questionsReason && ` ${plainText(report.questionsReason)}`} None names{" "}
          <Foreign text={report.brand} />
          {report.queries.some((query) => query.branded) && " but those marked so"}.
        </Entry>
        <Entry term="Sample">
          {sampleOf(report)}. The intervals allow for answers that differ from question to question.
        </Entry>
        <Entry term="Engines">
          <ul>
            {each(report.engines, (engine) => (
              <li>
                <strong>{plainText(engine.label)}</strong>, model {plainText(engine.model)}: {searchWords(engine)}
                {engine.answered > 0 && `; ${count(engine.answered, "answer")}`}.
              </li>
            ))}
          </ul>
        </Entry>
        <Entry term="What failed">
          {failed.length === 0 ? (
            "Nothing: every question was answered by every engine."
          ) : (
            <>
              <ul>
                {each(failed, (engine) => (
                  <li>{failure(engine)}</li>
                ))}
              </ul>
              What was not answered is left out of every figure, not counted as zero.
            </>
          )}
        </Entry>
        <Entry term="Rivals">
          Who is offered in an answer is read by rules
          {report.competitorsBy === "model" && " and a second reader, a model that votes on names the answer holds"}.
          {report.competitorsReason && ` ${plainText(report.competitorsReason)}`}
        </Entry>
        <Entry term="Off-site footprint">
          {report.footprintScore === null
            ? "Not measured in this scan."
            : `${report.footprintScore} of 100, beside readiness and not part of it.`}
        </Entry>
        <Entry term="Method">
          Score version {report.scoreVersion}.
          {report.methodologyUrl !== null && (
            <>
              {" "}
              <a href={methodLink(report.methodologyUrl)}>How the scores are made</a>.
            </>
          )}
          {report.expiresNothing && " This page stays as it was measured, and its address does not expire."}
        </Entry>
      </dl>
    </section>
  );
}

/** The site that was measured, and how it was reached when another one was asked for. */
function Site({ url, domain }: Pick<ReportData, "url" | "domain">) {
  const asked = URL.parse(url)?.host.replace(/^www\./, "");
  if (asked === undefined || asked === domain) return <OutLink href={url} text={domain} />;
  return (
    <>
      <OutLink href={`https://${domain}/`} text={domain} />, where <Foreign text={url} /> leads
    </>
  );
}

const WRITTEN: Record<ReportData["questionsBy"], string> = {
  model: "written by a model from what the site says",
  rules: "written by rules from the site's own facts",
  given: "given by whoever asked for this scan",
};

const SEARCH_WORDS: Record<ReportEngine["search"], string> = {
  used: "searched the web",
  not_used: "answered from memory, without a search",
  unknown: "does not say whether it searched",
  not_offered: "has no web search",
};

function searchWords({ search, mode, answered }: ReportEngine): string {
  if (answered === 0) return "did not answer";
  return mode === "sandbox" && search === "used" ? "built in, searched its own index" : SEARCH_WORDS[search];
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function failure({ label, failed, answered, reasons }: ReportEngine): string {
  const of = `${failed} of ${count(failed + answered, "question")} not answered`;
  return `${plainText(label)}: ${of}${reasons.length > 0 ? `. ${reasons.map(plainText).join(" ")}` : "."}`;
}

/** A path on this host or a web address; anything else leads to the documentation. */
function methodLink(url: string): string {
  return /^(\/(?!\/)|https?:\/\/)/.test(url) ? url : "/docs";
}

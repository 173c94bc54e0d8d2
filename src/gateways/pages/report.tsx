import { plainText } from "../../plain-text.ts";
import { each } from "./each.ts";
import { Foreign } from "./foreign.tsx";
import { renderPage } from "./layout.tsx";
import { Figures } from "./report/figures.tsx";
import { FirstStep } from "./report/first-step.tsx";
import { Fixes } from "./report/fixes.tsx";
import { Ladder } from "./report/ladder.tsx";
import { Matrix } from "./report/matrix.tsx";
import { Moved } from "./report/moved.tsx";
import { Readiness } from "./report/readiness.tsx";
import { Rivals } from "./report/rivals.tsx";
import { spoken, summarySentence } from "./report/sentence.ts";
import { SmallPrint } from "./report/small-print.tsx";
import { Sources } from "./report/sources.tsx";
import { Surfaces } from "./report/surfaces.tsx";
import { UseReport } from "./report/use-report.tsx";
import { moment } from "./report/words.ts";
import type { ReportData } from "./report-data.ts";

/** The shareable page of one scan, whole as an HTML document. */
export function renderReport(measured: ReportData): string {
  const report = { ...measured, brand: plainText(measured.brand) || measured.domain };
  const sentence = summarySentence(report);
  const sandbox = report.mode === "sandbox";
  return renderPage(
    {
      title: `${plainText(report.brand)} in AI answers${sandbox ? " (sandbox)" : ""}`,
      description: `${sandbox ? "Sandbox, not real answers. " : ""}${spoken(sentence)}`,
      canonical: report.report,
      noindex: sandbox,
      style: "report",
      script: true,
      standalone: report.report === null,
      picture: report.report === null ? undefined : { url: `${report.report}.png`, alt: spoken(sentence) },
    },
    <>
      {sandbox && <SandboxBanner report={report} />}
      <p className="quiet small eyebrow">
        AI visibility of <Foreign text={report.domain} /> ·{" "}
        <time dateTime={report.measuredAt}>{moment(report.measuredAt)}</time>
      </p>
      <h1 className="sentence">
        {each(sentence, ({ text, foreign, lang }) => (foreign ? <Foreign text={text} lang={lang} /> : text))}
      </h1>
      <FirstStep {...report} />
      <Figures report={report} />
      <Moved {...report} />
      <Matrix {...report} />
      <Rivals {...report} />
      <Sources {...report} />
      <Fixes {...report} />
      <Readiness {...report} />
      <Ladder ladder={report.agentReadiness} />
      <Surfaces surfaces={report.surfaces} />
      <SmallPrint report={report} />
      {report.report !== null && <UseReport {...report} report={report.report} />}
    </>,
  );
}

function SandboxBanner({ report }: { report: ReportData }) {
  return (
    <aside className="notice" aria-label="Sandbox">
      <p>
        <strong>Sandbox: these are not real AI answers.</strong> Two built-in engines search invented companies and the
        sites scanned here, <Foreign text={report.domain} /> among them: the figures show how a report reads, not how
        visible the site is.
      </p>
    </aside>
  );
}

import { renderPage } from "./layout.tsx";
import { Figures } from "./report/figures.tsx";
import { spoken, summarySentence } from "./report/sentence.ts";
import type { ReportData } from "./report-data.ts";
import { ScanForm } from "./scan-form.tsx";
import { sitePreview } from "./site-preview.ts";
import { aboutService } from "./structured.ts";
import { type HomeData, homeText } from "./text/home-text.ts";
import { markdownToHtml } from "./text/markdown-to-html.ts";
import type { Publisher } from "./text/publisher.ts";
import { Html } from "./text/text-page.tsx";

/** The newest report of the bundled demo site; no crawler needs it, since its company is invented. */
export const EXAMPLE = "/report/demo";

/** The front page: what the service does, and the form that starts a scan without a script. */
export function renderHome(home: HomeData, publisher: Publisher, example: ReportData | null = null): string {
  const { title, lead, body } = homeText(home);
  return renderPage(
    {
      title: `Answerscope: ${title.toLowerCase().replace("ai ", "AI ")}`,
      description: lead,
      canonical: `${home.baseUrl}/`,
      markdown: "/",
      style: "report",
      structured: aboutService(publisher),
      picture: sitePreview(home.baseUrl),
    },
    <>
      {home.mode === "sandbox" && <SandboxNotice />}
      {home.engines.length === 0 && <NoEngineNotice />}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <ScanForm />
      {example && <ExampleReport report={example} />}
      <p>
        To be told when it moves,{" "}
        <a href="/monitor" rel="nofollow">
          watch a site
        </a>
        : it is measured again every month.
      </p>
      <Html text={markdownToHtml(body)} />
    </>,
  );
}

function ExampleReport({ report }: { report: ReportData }) {
  return (
    <section className="example" aria-labelledby="example">
      <h2 id="example">What comes out</h2>
      <p className="quiet">An example: the company is invented, and the sandbox answered in place of real engines.</p>
      <p className="said-first">{spoken(summarySentence(report))}</p>
      <Figures report={report} />
      <p>
        <a href={EXAMPLE} rel="nofollow">
          See the whole example report
        </a>
      </p>
    </section>
  );
}

function SandboxNotice() {
  return (
    <aside className="notice" aria-label="Sandbox">
      <p>
        <strong>This installation runs the sandbox.</strong> No answer engine is set up, so two built-in engines answer
        from invented companies and the sites scanned here. Scans show how everything works, not how visible a site is.
      </p>
    </aside>
  );
}

function NoEngineNotice() {
  return (
    <aside className="notice" aria-label="Set-up">
      <p>
        <strong>No answer engine is set up here yet, so scans cannot run.</strong> Whoever runs this installation can
        set the key of one, such as <code>OPENAI_API_KEY</code>, or allow the sandbox with <code>SANDBOX=true</code>.
      </p>
    </aside>
  );
}

import { Blocks } from "./blocks.tsx";
import { HOME_LEAD, HOME_TITLE, type HomeData, homeBlocks } from "./home-content.ts";
import { renderPage } from "./layout.tsx";
import { ScanForm } from "./scan-form.tsx";
import { aboutService } from "./structured.ts";

/** The front page: what the service does, and the form that starts a scan without a script. */
export function renderHome(home: HomeData): string {
  return renderPage(
    {
      title: `Answerscope: ${HOME_TITLE.toLowerCase().replace("ai ", "AI ")}`,
      description: HOME_LEAD,
      canonical: `${home.baseUrl}/`,
      markdown: "/",
      structured: aboutService(home.baseUrl),
    },
    <>
      {home.mode === "sandbox" && <SandboxNotice />}
      {home.engines.length === 0 && <NoEngineNotice />}
      <h1>{HOME_TITLE}</h1>
      <p className="lead">{HOME_LEAD}</p>
      <ScanForm />
      <Blocks blocks={homeBlocks(home)} />
    </>,
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

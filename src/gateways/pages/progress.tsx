import { plainText } from "../../plain-text.ts";
import { each } from "./each.ts";
import { Foreign } from "./foreign.tsx";
import { renderPage } from "./layout.tsx";
import { Mark, type Shape } from "./mark.tsx";

/** A scan under way. */
export interface ProgressData {
  /** The address that is scanned. */
  url: string;
  /** Path of this page, without a query. */
  path: string;
  stages: ProgressStage[];
  engines: ProgressEngine[];
  /** Seconds until the page loads itself again; `null` while the reader has paused that. */
  refreshSeconds: number | null;
}

export interface ProgressStage {
  /** As a person would say it, e.g. "Read the site". */
  name: string;
  state: "done" | "now" | "left";
  /** What came of it, or what is happening, e.g. "6 pages"; `null` without. */
  detail: string | null;
}

export interface ProgressEngine {
  label: string;
  /** Calls that ended, failed ones among them. */
  done: number;
  of: number;
  failed: number;
}

const STATES: Record<ProgressStage["state"], { shape: Shape; label: string }> = {
  done: { shape: "full", label: "Done" },
  now: { shape: "half", label: "Now" },
  left: { shape: "none", label: "To come" },
};

/** The page shown while a scan runs; it loads itself again until the report is there. */
export function renderProgress(progress: ProgressData): string {
  const { url, stages, engines, refreshSeconds, path } = progress;
  const now = stages.find((stage) => stage.state === "now");
  return renderPage(
    {
      title: `${now ? plainText(now.name) : "Waiting"}: scan under way`,
      description: "A scan is under way.",
      canonical: null,
      noindex: true,
      refreshSeconds: refreshSeconds ?? undefined,
      script: true,
    },
    <>
      <h1>
        Scanning <Foreign text={siteOf(url)} />
      </h1>
      <p className="lead" data-part="headline" data-live={refreshSeconds ?? undefined} aria-live="polite">
        {headline(stages)}
      </p>
      <ol className="steps" data-part="steps">
        {each(stages, (stage) => (
          <Stage stage={stage} />
        ))}
      </ol>
      <div data-part="engines">{engines.length > 0 && <Engines engines={engines} />}</div>
      <Reload path={path} refreshSeconds={refreshSeconds} />
    </>,
  );
}

/** The site as people say it: without the scheme, and without the slash at the end. */
function siteOf(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}

function headline(stages: ProgressStage[]): string {
  const done = stages.filter((stage) => stage.state === "done").length;
  const left = stages.filter((stage) => stage.state === "left").length;
  if (done === stages.length) return "All done; the report is being put together.";
  if (left === stages.length) return "Waiting for a free place. Nothing has been asked yet.";
  return `${done} of ${stages.length} steps done. A scan takes about a minute.`;
}

function Stage({ stage: { name, state, detail } }: { stage: ProgressStage }) {
  return (
    <li className={state} aria-current={state === "now" ? "step" : undefined}>
      <Mark shape={STATES[state].shape} />
      <div>
        <strong>{plainText(name)}</strong> <span className="state">{STATES[state].label}</span>
        {detail && <div className="detail">{plainText(detail)}</div>}
      </div>
    </li>
  );
}

function Engines({ engines }: { engines: ProgressEngine[] }) {
  return (
    <section aria-labelledby="engines">
      <h2 id="engines">Answers so far</h2>
      <table className="engine-bars">
        <thead className="unseen">
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">Progress</th>
            <th scope="col">Answers</th>
          </tr>
        </thead>
        <tbody>
          {each(engines, ({ label, done, of, failed }) => (
            <tr>
              <th scope="row">{plainText(label)}</th>
              <td>
                <svg width="100%" height="12" aria-hidden="true">
                  <rect className="track" width="100%" height="12" rx="2" />
                  {done > failed && (
                    <rect className="bar" width={`${(100 * (done - failed)) / Math.max(of, 1)}%`} height="12" rx="2" />
                  )}
                </svg>
              </td>
              <td>
                {done - failed} of {of} answered
                {failed > 0 && <strong className="m-none"> · {failed} not answered, left out</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Reload({ path, refreshSeconds }: { path: string; refreshSeconds: number | null }) {
  return (
    <p className="quiet">
      {refreshSeconds === null ? (
        <>
          This page waits for you. <a href={path}>Load it again, and keep it fresh</a>.
        </>
      ) : (
        <>
          This page loads itself again every {refreshSeconds} seconds and turns into the report. You may close it and
          come back to this address. <a href={`${path}?pause`}>Stop reloading</a>.
        </>
      )}
    </p>
  );
}
